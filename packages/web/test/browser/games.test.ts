import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { SHORT } from './edition.ts'
import { playAgainstBot } from './solo.ts'

const app = sharedApp()

test('a short game against a bot, by mouse; the record and the link contain the game', async () => {
  expect(await playAgainstBot(app(), { seed: 'garden 4', edition: SHORT })).toBeGreaterThan(5)
}, 240_000)
