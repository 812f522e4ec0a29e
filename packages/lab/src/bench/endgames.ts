import { readFileSync } from 'node:fs'
import {
  type Budget,
  createBot,
  GAME_KINDS,
  hasPalace,
  iterationsOf,
  LEVELS,
  type Level,
  meanWithInterval,
  parseWeights,
  playersOf,
  weightsUrl,
} from '@amyitis/bots'
import { listLegal, MoveList, seededRandom } from '@amyitis/engine'
import { type Collection, eachPosition, readCollection } from '../endgames/collection.ts'
import { markdownTable } from '../markdown-block.ts'
import type { Measurement } from './measurement.ts'

/** What a level gives away in solved positions. */
export interface EndgameResult {
  readonly positions: number
  /** How often it finds a best move, with its 95 % interval. */
  readonly optimal: number
  readonly low: number
  readonly high: number
  /** Per position: win share and points that its move gives away. */
  readonly share: number
  readonly points: number
}

/** Lets a level choose in every position of some collections, with its own iterations if no other budget is given. */
export function playEndgames(collections: readonly Collection[], level: Level, given?: Budget): EndgameResult {
  const optimal: number[] = []
  let [share, points] = [0, 0]
  const list = new MoveList()
  for (const collection of collections) {
    const { kind } = collection
    const { net } = parseWeights(readFileSync(weightsUrl({ players: playersOf(kind), palace: hasPalace(kind) })))
    const budget = given ?? { iterations: iterationsOf(level, kind) }
    eachPosition(collection, (position, outcomes) => {
      const bot = createBot(level, { net, random: seededRandom(`${kind} ${optimal.length}`) })
      const move = bot.choose(position, budget)
      listLegal(position, list)
      const chosen = outcomes[list.toArray().indexOf(move)]
      const bestMargin = Math.max(...outcomes.map(({ margin }) => margin))
      const bestShare = Math.max(...outcomes.map((outcome) => outcome.share))
      optimal.push(chosen.margin === bestMargin && chosen.share === bestShare ? 1 : 0)
      points += bestMargin - chosen.margin
      share += bestShare - chosen.share
    })
  }
  const positions = optimal.length
  const { share: rate, low, high } = meanWithInterval(optimal)
  return { positions, optimal: rate, low, high, share: share / positions, points: points / positions }
}

/** About 100 ms, but the same on every machine. */
const ITERATIONS = 7200

/** How well the strongest level plays the last rounds that are solved exactly (`packages/lab/endgames`). */
export function measureEndgames(): Measurement[] {
  const collections = GAME_KINDS.map((kind) => readCollection(kind))
  const { positions, optimal, share, points } = playEndgames(collections, 'amyitis', { iterations: ITERATIONS })
  const name = `amyitis at ${ITERATIONS.toLocaleString('en')} iterations, ${positions} solved endgames`
  return [
    { name: `${name}: best move found`, value: 100 * optimal, unit: '%' },
    { name: `${name}: win share given away`, value: 100 * share, unit: '%' },
    { name: `${name}: points given away`, value: points, unit: 'per move' },
  ]
}

/** A table of all levels for docs/bots.md. */
export function endgamesByLevel(): string {
  const collections = GAME_KINDS.map((kind) => readCollection(kind))
  const rows = LEVELS.toReversed().map((level) => {
    const budget = level === 'amyitis' ? { iterations: ITERATIONS } : undefined
    const { optimal, low, high, share, points } = playEndgames(collections, level, budget)
    const [found, from, to] = [optimal, low, high].map((rate) => (100 * rate).toFixed(1))
    const name = budget === undefined ? '' : ` (${budget.iterations.toLocaleString('en')})`
    return [`\`${level}\`${name}`, `${found} % (${from} … ${to})`, `${(100 * share).toFixed(1)} %`, points.toFixed(2)]
  })
  return markdownTable(['level', 'best move found (95 %)', 'win share given away', 'points given away'], rows)
}
