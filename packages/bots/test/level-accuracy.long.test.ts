import { readFileSync } from 'node:fs'
import { formatMove, type Game, isOver, newGame, play, seededRandom } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { createBot, type Level, needsNet, parseWeights, review, weightsUrl } from '../src/index.ts'

/** Levels that differ in more than how long they search. */
const LEVELS = ['random', 'apprentice', 'gardener', 'merchant', 'engineer', 'priest'] as const
const ITERATIONS = 64
const GAMES = 8

const netFor = (game: Game) => parseWeights(readFileSync(weightsUrl(game.position.box))).net

/** A game of two players of the same level, searching much less than the reviewer. */
function playedBy(level: Level, seed: string): Game {
  const game = newGame({ players: 2, seed })
  const deps = needsNet(level) ? { net: netFor(game) } : {}
  const bots = [0, 1].map((seat) => createBot(level, { ...deps, random: seededRandom(`${seed} ${seat}`) }))
  const budget = { iterations: ITERATIONS / 8 }
  while (!isOver(game)) play(game, formatMove(bots[game.position.player].choose(game.position, budget)))
  return game
}

function accuracyOf(level: Level): number {
  const seats = Array.from({ length: GAMES }, (_, i) => playedBy(level, `levels ${i}`)).flatMap(
    (game) => review(game, { net: netFor(game), budget: { iterations: ITERATIONS }, seed: 'test' }).seats,
  )
  return seats.reduce((sum, { accuracy }) => sum + Number(accuracy), 0) / seats.length
}

test('the accuracy of a review puts the levels in order, with the beginner far down', () => {
  const means = LEVELS.map(accuracyOf)
  expect(means[0]).toBeLessThan(65)
  expect(means[0]).toBeLessThan(means[means.length - 1] - 15)
  // Neighbours differ by less than what chance does to a few games; every other level has to be clearly better.
  means.forEach((mean, i) => {
    if (i > 0) expect(mean).toBeGreaterThan(means[i - 1] - 5)
    if (i > 1) expect(mean).toBeGreaterThan(means[i - 2] + 3)
  })
}, 900_000)
