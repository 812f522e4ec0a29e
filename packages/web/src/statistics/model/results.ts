import { LEVELS, type Level } from '@amyitis/bots'
import { isWon, type PlayedGame, playersIn, startPlace } from './played-game.ts'

/** How often games of one kind were won, beside what chance alone would give. */
export interface WinShare<K extends string | number = string | number> {
  readonly kind: K
  readonly games: number
  readonly won: number
  /** From 0 to 1. */
  readonly expected: number
}

function sharesBy<K extends string | number>(
  games: readonly PlayedGame[],
  kinds: readonly K[],
  kindOf: (game: PlayedGame) => K,
): WinShare<K>[] {
  return kinds.flatMap((kind) => {
    const some = games.filter((game) => kindOf(game) === kind)
    if (some.length === 0) return []
    const expected = some.reduce((sum, game) => sum + 1 / playersIn(game), 0) / some.length
    return [{ kind, games: some.length, won: some.filter(isWon).length, expected }]
  })
}

/** The results by number of players, with and without the Palace, and by place in the turn order of the first round. */
export const resultsOf = (games: readonly PlayedGame[]) => ({
  players: sharesBy(games, [2, 3, 4] as const, (game) => playersIn(game) as 2 | 3 | 4),
  palace: sharesBy(games, ['without', 'with'] as const, ({ facts }) => (facts.palace ? 'with' : 'without')),
  start: sharesBy(games, [0, 1, 2, 3] as const, (game) => startPlace(game) as 0 | 1 | 2 | 3),
})

/** How often one finished ahead of an opponent, behind or level. */
export interface Encounters {
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

interface Opponent extends Encounters {
  readonly id: string
  readonly name: string
}

const NONE: Encounters = { won: 0, lost: 0, drawn: 0 }

function meet({ won, lost, drawn }: Encounters, { ranks, seat }: PlayedGame, other: number): Encounters {
  const lead = ranks[other] - ranks[seat]
  return { won: won + Number(lead > 0), lost: lost + Number(lead < 0), drawn: drawn + Number(lead === 0) }
}

/** The results against the bots of each level, seat by seat, weakest first. */
export function againstLevels(games: readonly PlayedGame[]): ({ readonly level: Level } & Encounters)[] {
  return LEVELS.flatMap((level) => {
    const meetings = games.flatMap((game) =>
      game.sitters.flatMap((occupant, seat) =>
        occupant.kind === 'bot' && occupant.level === level ? [{ game, seat }] : [],
      ),
    )
    if (meetings.length === 0) return []
    return [{ level, ...meetings.reduce((sum, { game, seat }) => meet(sum, game, seat), NONE) }]
  })
}

/** The results against people, those met most often first; people of a server keep their results when they change their name. */
export function againstPeople(games: readonly PlayedGame[]): Opponent[] {
  const met = new Map<string, Opponent>()
  for (const game of games)
    game.sitters.forEach((occupant, seat) => {
      if (occupant.kind !== 'person' || seat === game.seat || occupant.name === '') return
      const id = occupant.id ?? occupant.name
      met.set(id, { id, name: occupant.name, ...meet(met.get(id) ?? NONE, game, seat) })
    })
  const count = ({ won, lost, drawn }: Encounters) => won + lost + drawn
  return [...met.values()].sort((a, b) => count(b) - count(a) || a.name.localeCompare(b.name))
}
