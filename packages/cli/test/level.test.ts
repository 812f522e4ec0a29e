import { LEVELS } from '@amyitis/bots'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { expect, it } from 'vitest'
import { levelLine, levelLines } from '../src/views/level.ts'
import { tooWide } from './width.ts'

it.each(LANGUAGES)('every bot has a description that fits a terminal: %s', (language) => {
  const text = createText(language)
  expect(new Set(LEVELS.map((level) => levelLine(text, level))).size).toBe(LEVELS.length)
  expect(tooWide(levelLines(text))).toEqual([])
  for (const level of LEVELS) expect(levelLines(text).some((line) => line.startsWith(`  ${level} `))).toBe(true)
})
