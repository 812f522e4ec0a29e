import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBot, parseWeights, weightsUrl } from '@amyitis/bots'
import {
  formatMove,
  formatRecord,
  type Game,
  isOver,
  newGame,
  type PlayerCount,
  play,
  seededRandom,
} from '@amyitis/engine'

export interface GamesPlan {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly games: number
  readonly iterations: number
  readonly seed: string
  /** Where the records are kept, if anywhere. */
  readonly out?: string | undefined
}

/** The strongest level plays against itself; the same plan gives the same games. */
function playGame({ players, palace, iterations }: GamesPlan, seed: string): Game {
  const { net } = parseWeights(readFileSync(weightsUrl({ players, palace })))
  const game = newGame({ players, palace, seed })
  const bots = Array.from({ length: players }, (_, seat) =>
    createBot('amyitis', { net, random: seededRandom(`${seed}/${seat}`) }),
  )
  while (!isOver(game)) play(game, formatMove(bots[game.position.player].choose(game.position, { iterations })))
  return game
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** A line for every game, and one for all: how long they lasted, and what was left unused. */
export function* playGames(plan: GamesPlan): Generator<string> {
  const name = `${plan.players}p${plan.palace ? '-palace' : ''}`
  const rounds: number[] = []
  const talents: number[] = []
  const camels: number[] = []
  if (plan.out !== undefined) mkdirSync(plan.out, { recursive: true })
  for (let n = 1; n <= plan.games; n++) {
    const game = playGame(plan, `${plan.seed}${n}`)
    const { round, seats } = game.position
    rounds.push(round)
    talents.push(mean(seats.map((seat) => seat.talents)))
    camels.push(mean(seats.map((seat) => seat.camels)))
    if (plan.out !== undefined) writeFileSync(join(plan.out, `${name}-${n}.txt`), formatRecord(game))
    yield `${name}-${n}: ${round} rounds, ${game.entries.length} decisions, scores ${seats.map(({ score }) => score).join(' ')}`
  }
  const [length, unspent, idle] = [rounds, talents, camels].map((numbers) => mean(numbers).toFixed(1))
  yield `${name}: ${length} rounds on average (${Math.min(...rounds)} to ${Math.max(...rounds)}); left at the end ${unspent} talents and ${idle} camels a player`
}
