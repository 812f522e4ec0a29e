import { readFileSync } from 'node:fs'
import { newGame, type Position, playMove, type Random, seededRandom, winners } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { createBot, parseWeights, Search, weightsUrl } from '../src/index.ts'

const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))
const GAMES = 20
const BUDGET = { iterations: 100 }

/** Wins against the apprentice and rounds in all, over some games. */
function playApprentice(createChooser: (random: Random) => (position: Position) => number) {
  let [won, rounds] = [0, 0]
  for (let n = 0; n < GAMES; n++) {
    const { position, dealer } = newGame({ players: 2, seed: `hurry/${n}` })
    const apprentice = createBot('apprentice', { random: seededRandom(`apprentice/${n}`) })
    const choose = createChooser(seededRandom(`search/${n}`))
    const seat = n % 2
    while (position.decision !== undefined)
      playMove(position, position.player === seat ? choose(position) : apprentice.choose(position), dealer)
    if (winners(position).includes(seat)) won++
    rounds += position.round
  }
  return { won, rounds }
}

test('a bot that hurries in won games finishes them in fewer rounds, and wins no fewer', () => {
  const hurrying = playApprentice((random) => {
    const bot = createBot('priest', { net, random })
    return (position) => bot.choose(position, BUDGET)
  })
  const patient = playApprentice((random) => (position) => {
    const search = new Search(net, position, random)
    search.run(BUDGET.iterations)
    return search.best()
  })
  expect(hurrying.won).toBeGreaterThanOrEqual(patient.won)
  expect(hurrying.rounds).toBeLessThan(0.95 * patient.rounds)
}, 300_000)
