import { expect, test } from 'vitest'
import { SHORT } from './edition.ts'
import { houseFor } from './house.ts'
import { playAgainstBot } from './solo.ts'

const house = houseFor()

test('a short game against a bot, by mouse; the record and the link hold the game', async () => {
  expect(await playAgainstBot(house(), { seed: 'garden 4', edition: SHORT })).toBeGreaterThan(5)
}, 240_000)
