import { existsSync } from 'node:fs'
import { expect } from 'vitest'
import { isLong } from '../../../test/support/tier.ts'
import { amyitis, answers, briefEdition, file, record } from './program.ts'

export const MANY = 3000
export const game = (name: string) => [
  'play',
  '--seats',
  'human,gardener,random',
  '--palace',
  '--seed',
  'go',
  '--save',
  file(name),
  ...(isLong ? [] : ['--edition', briefEdition()]),
]
export const whole = () => {
  if (!existsSync(file('whole'))) amyitis(game('whole'), answers(MANY))
  return record('whole')
}
export const withoutDate = (text: string) => text.replace(/^date .*\n/m, '')

/** A game left after this many answers and resumed must end like an uninterrupted one. */
export function checkResumed(count: number): void {
  const name = `left-${count}`
  amyitis(game(name), answers(count))
  expect(existsSync(`${file(name)}.seed`)).toBe(true)
  const { code } = amyitis(['play', '--resume', file(name)], answers(MANY))
  expect(code).toBe(0)
  expect(withoutDate(record(name))).toBe(withoutDate(whole()))
  expect(existsSync(`${file(name)}.seed`)).toBe(false)
}
