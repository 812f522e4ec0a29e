import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBot, meanWithInterval, type Net, type Objective, parseWeights, weightsUrl } from '@amyitis/bots'
import {
  type Event,
  fixedDealer,
  formatMove,
  formatRecord,
  type Game,
  isOver,
  newGame,
  openBox,
  type PlayerCount,
  play,
  playMove,
  rewind,
  STANDARD,
  seededRandom,
} from '@amyitis/engine'
import { playBlocks, type Side } from './train/match.ts'

export interface GamesPlan {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly games: number
  readonly iterations: number
  readonly seed: string
  /** Overrides the committed weights and the default objective. */
  readonly weights?: string | undefined
  readonly aims?: Partial<Objective> | undefined
  /** The folder for records, if any. */
  readonly out?: string | undefined
}

/** A kind of game, as in file names. */
export const kindName = ({ players, palace }: Pick<GamesPlan, 'players' | 'palace'>): string =>
  `${players}p${palace ? '-palace' : ''}`

const netFrom = (file: string | URL): Net => parseWeights(readFileSync(file)).net

function sideOf({ players, palace, weights, aims }: GamesPlan): Side {
  return { net: netFrom(weights ?? weightsUrl({ players, palace })), constants: aims }
}

/** The strongest level plays against itself; the same plan gives the same games. */
export function playGame(
  { players, palace, iterations }: Pick<GamesPlan, 'players' | 'palace' | 'iterations'>,
  side: Side,
  seed: string,
): Game {
  const game = newGame({ players, palace, seed })
  const bots = Array.from({ length: players }, (_, seat) =>
    createBot('amyitis', { ...side, random: seededRandom(`${seed}/${seat}`) }),
  )
  while (!isOver(game)) play(game, formatMove(bots[game.position.player].choose(game.position, { iterations })))
  return game
}

/** All events of a game. */
export function eventsOf(game: Game): Event[] {
  const { position } = rewind(game, 0)
  const events: Event[] = []
  position.log = events
  for (const { move, deal } of game.entries) playMove(position, move, fixedDealer(deal ?? []))
  return events
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** A line per game and a summary: how long they lasted, and what was left unused. */
export function* playGames(plan: GamesPlan): Generator<string> {
  const name = kindName(plan)
  const side = sideOf(plan)
  const rounds: number[] = []
  const talents: number[] = []
  const camels: number[] = []
  if (plan.out !== undefined) mkdirSync(plan.out, { recursive: true })
  for (let n = 1; n <= plan.games; n++) {
    const game = playGame(plan, side, `${plan.seed}${n}`)
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

/** The win rate of one bot with other weights or objective against default ones. */
export function playMatch(plan: GamesPlan): string {
  const { players, palace, games, iterations, seed } = plan
  const usual = sideOf({ ...plan, weights: undefined, aims: undefined })
  const all = players * Math.ceil(games / players)
  const blocks = playBlocks(sideOf(plan), usual, openBox(STANDARD, players, palace), { games: all, iterations, seed })
  const { share, low, high } = meanWithInterval([...blocks])
  const percent = (part: number) => (100 * part).toFixed(1)
  return `wins ${percent(share)} % (${percent(low)} … ${percent(high)}) alone against ${players - 1} with the usual weights and aims (even: ${(100 / players).toFixed(0)} %), ${all} games`
}
