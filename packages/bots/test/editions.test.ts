import { readFileSync } from 'node:fs'
import { checkEdition, formatMove, isOver, legalMoves, newGame, play, seededRandom } from '@amyitis/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import { playable } from '../../engine/test/playable.ts'
import { createBot, parseWeights, weightsUrl } from '../src/index.ts'

const GAMES = sized(30, 160)

const { net: NET } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))

/** The scores of a bot and a random player in a game for two. */
function duel(json: unknown, level: 'gardener' | 'engineer', seed: string, seat: number): [number, number] {
  const checked = checkEdition(json)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  const game = newGame({ players: 2, seed, edition: checked.value })
  const random = seededRandom(seed)
  const bot = createBot(level, { random, net: level === 'gardener' ? undefined : NET })
  while (!isOver(game)) {
    const legal = legalMoves(game)
    const own = game.position.player === seat
    play(game, own ? formatMove(bot.choose(game.position)) : legal[random(legal.length)])
  }
  const { seats } = game.position
  return [seats[seat].score, seats[1 - seat].score]
}

test.each(['gardener', 'engineer'] as const)('%s understands editions that it was not made for', (level) => {
  const editions = fc.sample(playable, { numRuns: GAMES, seed: 2007 })
  const results = editions.map((json, i) => duel(json, level, `edition ${i}`, i % 2))
  const won = results.filter(([own, other]) => own > other).length
  expect(won).toBeGreaterThan(0.6 * GAMES)
})
