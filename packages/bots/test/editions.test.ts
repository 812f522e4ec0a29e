import { readFileSync } from 'node:fs'
import { checkEdition, formatMove, isOver, legalMoves, newGame, play, seededRandom } from '@amyitis/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playable } from '../../engine/test/playable.ts'
import { createBot, parseWeights, weightsUrl } from '../src/index.ts'

const GAMES = 160

/** Score of a bot and of a player who moves at random, in a game for two. */
function duel(json: unknown, level: 'gardener' | 'merchant', seed: string, seat: number): [number, number] {
  const checked = checkEdition(json)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  const game = newGame({ players: 2, seed, edition: checked.value })
  const random = seededRandom(seed)
  const net = level === 'gardener' ? undefined : parseWeights(readFileSync(weightsUrl(game.position.box))).net
  const bot = createBot(level, { random, net })
  while (!isOver(game)) {
    const legal = legalMoves(game)
    const own = game.position.player === seat
    play(game, own ? formatMove(bot.choose(game.position)) : legal[random(legal.length)])
  }
  const { seats } = game.position
  return [seats[seat].score, seats[1 - seat].score]
}

test.each(['gardener', 'merchant'] as const)('%s understands editions that it was not made for', (level) => {
  const editions = fc.sample(playable, { numRuns: GAMES, seed: 2007 })
  const results = editions.map((json, i) => duel(json, level, `edition ${i}`, i % 2))
  const won = results.filter(([own, other]) => own > other).length
  expect(won).toBeGreaterThan(0.6 * GAMES)
})
