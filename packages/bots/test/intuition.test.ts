import { readFileSync } from 'node:fs'
import { listLegal, type MoveCode, MoveList, newGame, type Position, playMove, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { createBot, Evaluator, LEVEL_SETTINGS, parseWeights, weightsUrl } from '../src/index.ts'
import { chooseByIntuition, FLOORS, firstImpression } from '../src/intuition.ts'
import { recruits } from '../src/temperament.ts'

const { temperature: TEMPERATURES } = LEVEL_SETTINGS['2p']
const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))

/** Decisions with at least four choices on the way through a game. */
function decisions(seed: string): Position[] {
  const found: Position[] = []
  const { position, dealer } = newGame({ players: 2, seed })
  const list = new MoveList()
  while (position.decision !== undefined) {
    listLegal(position, list)
    if (list.length >= 4) found.push(structuredClone(position))
    playMove(position, firstImpression(net, position), dealer)
  }
  return found
}

const positions = decisions('intuition')
const [opening] = positions

function draw(position: Position, temperature: number, times: number, favourite?: 'farmer' | 'priest'): MoveCode[] {
  const random = seededRandom('draw')
  return Array.from({ length: times }, () => chooseByIntuition(net, position, random, { temperature, favourite }))
}

const different = (moves: readonly MoveCode[]) => new Set(moves).size
/** How often the first impression is not followed, over all decisions. */
const strays = (among: readonly Position[], temperature: number) =>
  among.reduce((sum, position) => {
    const first = firstImpression(net, position)
    return sum + draw(position, temperature, 20).filter((move) => move !== first).length
  }, 0) /
  (20 * among.length)

describe('a move by intuition', () => {
  test('is legal, and the same for the same seed', () => {
    const list = new MoveList()
    for (const position of positions) {
      listLegal(position, list)
      const moves = draw(position, TEMPERATURES.merchant, 5)
      for (const move of moves) expect(list.toArray()).toContain(move)
      expect(draw(position, TEMPERATURES.merchant, 5)).toEqual(moves)
    }
  })

  test.each(Object.entries(FLOORS))('of %s is never one that seems absurd', (level, floor) => {
    const bot = createBot(level as keyof typeof FLOORS, { net, random: seededRandom('absurd') })
    const list = new MoveList()
    const evaluator = new Evaluator(net)
    let excluded = 0
    for (const position of positions) {
      listLegal(position, list)
      evaluator.evaluate(position)
      const priors = [...evaluator.priors(position, list, list.length).subarray(0, list.length)]
      const shares = new Map(list.toArray().map((move, i) => [move, priors[i] / priors[0]]))
      excluded += [...shares.values()].filter((share) => share < floor).length
      for (let i = 0; i < 10; i++) expect(shares.get(bot.choose(position))).toBeGreaterThanOrEqual(floor)
    }
    expect(excluded).toBeGreaterThan(0)
  })

  test('is the first impression without errors, and varies the more the higher the temperature', () => {
    expect(draw(opening, 0.001, 50)).toEqual(Array(50).fill(firstImpression(net, opening)))
    expect(different(draw(opening, TEMPERATURES.merchant, 50))).toBeGreaterThan(2)
    const { merchant, engineer, boatman } = TEMPERATURES
    const rates = [merchant, engineer, boatman].map((temperature) => strays(positions, temperature))
    expect(rates[0]).toBeGreaterThan(rates[1])
    expect(rates[1]).toBeGreaterThan(rates[2])
    expect(rates[2]).toBeGreaterThan(0.02)
  })

  test('strays less as the tiles run out', () => {
    const third = Math.floor(positions.length / 3)
    const { merchant } = TEMPERATURES
    expect(strays(positions.slice(-third), merchant)).toBeLessThan(strays(positions.slice(0, third), merchant))
  })

  test('leans to the favourite trade', () => {
    const recruiting = positions.filter(({ decision }) => decision === 'action')
    const count = (favourite?: 'farmer' | 'priest') =>
      recruiting.flatMap((position) => draw(position, 1, 20, favourite)).filter((move) => recruits(move, 'farmer'))
        .length
    expect(count('farmer')).toBeGreaterThan(1.3 * count())
    expect(count('priest')).toBeLessThan(count())
  })
})
