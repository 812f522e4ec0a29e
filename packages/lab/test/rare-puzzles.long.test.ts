import { expect, test } from 'vitest'
import { mineGame, RARE_THEMES } from '../src/puzzles/mine.ts'

/** About every tenth of them has a puzzle. */
const GAMES = 60

test('games that are mined for rare themes give no other puzzles', () => {
  const themes = new Set<string>()
  for (let number = RARE_THEMES + 1; themes.size === 0 && number <= RARE_THEMES + GAMES; number++)
    for (const { theme } of mineGame('3p', number).puzzles) themes.add(theme)
  expect(themes.size).toBeGreaterThan(0)
  expect(['break-majority', 'keep-good']).toEqual(expect.arrayContaining([...themes]))
}, 600_000)
