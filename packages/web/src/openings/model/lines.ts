import { type GameKind, gameKind, type OpeningCollection, type OpeningTurn } from '@amyitis/bots'
import { isRead, marginOf, own, type PlayedGame, playersIn, startPlace } from '../../statistics/model/played-game.ts'

/** How one player began a game, and how it ended for them. */
export interface OpeningLine {
  readonly turns: readonly OpeningTurn[]
  /** R2.6 In the turn order of the first round, from 1. */
  readonly place: number
  /** R1.1 A win shared by k players counts 1/k. */
  readonly won: number
  readonly margin: number
  /** The game, if it can be replayed: one of the collection by its number, or one's own. */
  readonly replay: number | PlayedGame | undefined
}

/** The lines of all players in a collection. */
export const linesOf = ({ games }: Pick<OpeningCollection, 'games'>): OpeningLine[] =>
  games.flatMap(({ lines, scores, moves }, i) => {
    const best = Math.max(...scores)
    const winners = scores.filter((score) => score === best).length
    return lines.map((turns, place) => ({
      turns,
      place: place + 1,
      won: scores[place] === best ? 1 / winners : 0,
      margin: scores[place] - Math.max(...scores.filter((_, other) => other !== place)),
      replay: moves === undefined ? undefined : i + 1,
    }))
  })

function lineOf(game: PlayedGame): OpeningLine {
  const { ranks, seat } = game
  return {
    turns: own(game).opening,
    place: startPlace(game) + 1,
    won: ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0,
    margin: marginOf(game),
    replay: game,
  }
}

/** One's own lines in games of a kind, the newest first; other editions begin differently. */
export const ownLines = (games: readonly PlayedGame[], who: string, kind: GameKind): OpeningLine[] =>
  games
    .filter((game) => {
      const players = playersIn(game) as 2 | 3 | 4
      const { palace, edition } = game.facts
      return isRead(game) && game.who === who && edition === undefined && gameKind({ players, palace }) === kind
    })
    .sort((a, b) => b.at - a.at)
    .map(lineOf)
