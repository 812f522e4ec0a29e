import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formatChoices,
  formatOpeningGame,
  formatOpenings,
  type GameKind,
  hasPalace,
  type Net,
  type OpeningCollection,
  type OpeningGame,
  OpeningReader,
  openingSeed,
  parseOpenings,
  parseWeights,
  playersOf,
  weightsUrl,
} from '@amyitis/bots'
import { RULES_VERSION, rewind, scores } from '@amyitis/engine'
import { eventsOf, playGame } from '../games.ts'

export interface OpeningsPlan {
  readonly kinds: readonly GameKind[]
  /** Of two players without the Palace; there are fewer of every other kind. */
  readonly games: number
  /** Per decision. */
  readonly iterations: number
  /** Where played games are kept. */
  readonly data: string
}

/** Games of each kind for one two-player game: games of more players take longer, and have more openings. */
const SHARES: Readonly<Record<GameKind, number>> = {
  '2p': 1,
  '2p-palace': 0.75,
  '3p': 0.5,
  '3p-palace': 0.4,
  '4p': 0.35,
  '4p-palace': 0.3,
}

const gamesOf = (kind: GameKind, { games }: Pick<OpeningsPlan, 'games'>): number => Math.ceil(games * SHARES[kind])

const readWeights = (kind: GameKind) =>
  parseWeights(readFileSync(weightsUrl({ players: playersOf(kind), palace: hasPalace(kind) })))

/** Games with other rules, weights or another budget are other games, in another file. */
function fileFor(kind: GameKind, { data, iterations }: Pick<OpeningsPlan, 'data' | 'iterations'>) {
  const { net, header } = readWeights(kind)
  const weights = header.hash.slice(0, 12)
  const about = { kind, rules: RULES_VERSION, iterations, weights, fewest: 1 }
  return { net, about, file: join(data, `${kind}-${RULES_VERSION}-${iterations}-${weights}.txt`) }
}

/** Lets the strongest level play against itself. */
function playOpening(kind: GameKind, number: number, iterations: number, net: Net): OpeningGame {
  const players = playersOf(kind)
  const game = playGame({ players, palace: hasPalace(kind), iterations }, { net }, openingSeed(kind, number))
  const { position } = rewind(game, 0)
  const reader = new OpeningReader(players)
  for (const event of eventsOf(game)) reader.event(event)
  const inTurnOrder = <T>(seats: readonly T[]) =>
    seats.map((_, place) => seats[(position.firstPlayer + place) % players])
  const moves = game.entries.map(({ move }) => move)
  return {
    lines: inTurnOrder(reader.turns),
    scores: inTurnOrder(scores(game)),
    moves: formatChoices(position, moves, game.dealer),
  }
}

/** Plays the games that are missing in the files, and appends them. */
export function* playOpenings(plan: OpeningsPlan): Generator<string> {
  mkdirSync(plan.data, { recursive: true })
  for (const kind of plan.kinds) {
    const { net, about, file } = fileFor(kind, plan)
    if (!existsSync(file)) writeFileSync(file, formatOpenings({ ...about, games: [] }))
    const done = parseOpenings(readFileSync(file, 'utf8')).games.length
    for (let number = done + 1; number <= gamesOf(kind, plan); number++) {
      appendFileSync(file, `${formatOpeningGame(playOpening(kind, number, plan.iterations, net))}\n`)
      if (number % 50 === 0 || number === gamesOf(kind, plan)) yield `${kind}: ${number} games`
    }
  }
}

/** The games that have been played, as many as the plan wants. */
export function readPlayed(kind: GameKind, plan: OpeningsPlan): OpeningCollection {
  const { about, file } = fileFor(kind, plan)
  const { games } = existsSync(file) ? parseOpenings(readFileSync(file, 'utf8')) : { games: [] }
  return { ...about, games: games.slice(0, gamesOf(kind, plan)) }
}
