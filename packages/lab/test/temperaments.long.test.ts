import { FAVOURITES, GAME_KINDS, type Level, playersOf } from '@amyitis/bots'
import { expect, test } from 'vitest'
import { measureTemperament } from '../src/bench/temperaments.ts'

const CASES = GAME_KINDS.flatMap(
  (kind) => Object.entries(FAVOURITES).map(([level, trade]) => ({ kind, level: level as Level, trade })),
  // With so few iterations, the favourite of `harpist` hardly shows with more players (docs/bots.md).
).filter(({ kind, level }) => level !== 'harpist' || playersOf(kind) === 2)

test.each(CASES)(
  'in games of the kind $kind, $level recruits the trade $trade more often than without a favourite',
  ({ kind, level }) => {
    const { own, plain } = measureTemperament(level, kind, Math.ceil(40 / playersOf(kind)), 'test')
    expect(own).toBeGreaterThan(1.05 * plain)
  },
  300_000,
)
