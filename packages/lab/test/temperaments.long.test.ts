import { FAVOURITES, type Level } from '@amyitis/bots'
import { expect, test } from 'vitest'
import { measureTemperament } from '../src/bench/temperaments.ts'

test.each(Object.entries(FAVOURITES))(
  '%s recruits the trade %s more often than without a favourite',
  (level) => {
    const { own, plain } = measureTemperament(level as Level, 30, 'test')
    expect(own).toBeGreaterThan(1.05 * plain)
  },
  300_000,
)
