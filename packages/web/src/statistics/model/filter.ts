import { LEVELS, type Level } from '@amyitis/bots'
import { opponents, ownerOf, type PlayedGame, playersIn } from './played-game.ts'

export const PERIODS = ['any', 'month', 'year'] as const
export const SIZES = [0, 2, 3, 4] as const
export const PALACE_FILTERS = ['any', 'without', 'with'] as const
export const PLACE_FILTERS = ['any', 'device', 'online'] as const

/** Against whom: anybody, people, or a bot of some level. */
export type Against = 'any' | 'people' | Level

/** Which games are counted. */
export interface GameFilter {
  readonly who: string
  readonly against: Against
  /** 0: any number. */
  readonly players: (typeof SIZES)[number]
  readonly palace: (typeof PALACE_FILTERS)[number]
  readonly when: (typeof PERIODS)[number]
  readonly where: (typeof PLACE_FILTERS)[number]
  readonly edition: 'any' | 'standard'
}

export const NO_FILTER: GameFilter = {
  who: '',
  against: 'any',
  players: 0,
  palace: 'any',
  when: 'any',
  where: 'any',
  edition: 'any',
}

/** What is shown first: points of other editions say nothing about those of the standard one. */
export function firstFilter(games: readonly PlayedGame[], who = ownerOf(games)): GameFilter {
  const hasStandard = games.some((game) => game.who === who && game.facts.edition === undefined)
  return { ...NO_FILTER, who, edition: hasStandard ? 'standard' : 'any' }
}

const DAY_MS = 86_400_000
const DAYS = { any: Number.POSITIVE_INFINITY, month: 30, year: 365 } as const

function isAgainst(game: PlayedGame, against: Against): boolean {
  if (against === 'any') return true
  return opponents(game).some((occupant) =>
    occupant.kind === 'bot' ? occupant.level === against : against === 'people',
  )
}

/** The games that a filter lets through, the oldest first. */
export function filterGames(games: readonly PlayedGame[], filter: GameFilter, now: number): PlayedGame[] {
  const { who, against, players, palace, when, where, edition } = filter
  return games
    .filter(
      (game) =>
        game.who === who &&
        isAgainst(game, against) &&
        (players === 0 || playersIn(game) === players) &&
        (palace === 'any' || game.facts.palace === (palace === 'with')) &&
        now - game.at <= DAYS[when] * DAY_MS &&
        (where === 'any' || (game.kind === 'table') === (where === 'online')) &&
        (edition === 'any' || game.facts.edition === undefined),
    )
    .sort((a, b) => a.at - b.at)
}

/** What there is to choose from: nothing is offered that no game has. */
export interface FilterOptions {
  readonly people: readonly string[]
  readonly against: readonly Against[]
  readonly hasOnline: boolean
  readonly hasEditions: boolean
}

export function filterOptions(games: readonly PlayedGame[], who: string): FilterOptions {
  const mine = games.filter((game) => game.who === who)
  const met = (against: Against) => mine.some((game) => isAgainst(game, against))
  return {
    people: [...new Set(games.map((game) => game.who))].filter((name) => name !== '').sort(),
    against: ['any', ...LEVELS.filter(met), ...(['people'] as const).filter(met)],
    hasOnline: mine.some(({ kind }) => kind === 'table'),
    hasEditions: mine.some(({ facts }) => facts.edition !== undefined),
  }
}
