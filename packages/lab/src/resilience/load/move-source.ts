import { cardsOf, fixedDealer, type Game, legalMoves, newGame, parseRecord, play, seededRandom } from '@amyitis/engine'
import type { EventBody } from '@amyitis/protocol'

/** Supplies the moves of a game. */
export interface MoveSource {
  next(): { readonly seat: number; readonly move: string } | undefined
  /** The server has played a move, perhaps with a deal. */
  played(body: Extract<EventBody, { type: 'moved' }>): void
}

function choose(game: Game, random: (n: number) => number): string | undefined {
  const moves = legalMoves(game)
  return moves[random(moves.length)]
}

/** Plays along with the server and supplies random legal moves. */
export function liveSource(record: string, seed: string): MoveSource {
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
      if (!play(game, move, fixedDealer(cardsOf(deal))).ok)
        throw new Error(`the server played "${move}", which is illegal`)
    },
  }
}

/** The moves of whole random games of two players, recorded beforehand. */
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

/** Moves from a list, legal or not, for servers without rules. */
export function recordedSource(moves: ReturnType<typeof recordedMoves>, from: number): MoveSource {
  let i = from
  return { next: () => moves[i++ % moves.length], played: () => undefined }
}
