import { cardsOf, dealt, type Game, legalMoves, newGame, parseRecord, play, seededRandom } from '@amyitis/engine'
import type { EventBody } from '@amyitis/protocol'

/** Where the next move of a board comes from. */
export interface Source {
  next(): { readonly seat: number; readonly move: string } | undefined
  /** It has been played, with this deal after it. */
  played(body: Extract<EventBody, { type: 'moved' }>): void
}

function choose(game: Game, random: (n: number) => number): string | undefined {
  const moves = legalMoves(game)
  return moves[random(moves.length)]
}

/** Plays along with the server: any legal move. */
export function liveSource(record: string, seed: string): Source {
  const read = parseRecord(record)
  if (!read.ok) throw new Error(read.fault.problem)
  const { game } = read
  const random = seededRandom(seed)
  return {
    next: () => {
      const move = choose(game, random)
      return move === undefined ? undefined : { seat: game.position.player, move }
    },
    played: ({ move, deal = [] }) => {
      if (!play(game, move, dealt(cardsOf(deal))).ok) throw new Error(`the server has played "${move}", which can't be`)
    },
  }
}

/** The moves of whole games between two players, one after the other, recorded beforehand. */
export function recordedMoves(
  games: number,
  seed: string,
): readonly { readonly seat: number; readonly move: string }[] {
  const random = seededRandom(seed)
  return Array.from({ length: games }, (_, i) => i).flatMap((i) => {
    const game = newGame({ players: 2, seed: `${seed} ${i}` })
    const moves: { seat: number; move: string }[] = []
    for (let move = choose(game, random); move !== undefined; move = choose(game, random)) {
      moves.push({ seat: game.position.player, move })
      play(game, move)
    }
    return moves
  })
}

/** Moves from a list, wherever it leads: for servers that accept all. */
export function recordedSource(moves: ReturnType<typeof recordedMoves>, from: number): Source {
  let i = from
  return { next: () => moves[i++ % moves.length], played: () => undefined }
}
