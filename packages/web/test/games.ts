import { type Game, isOver, legalMoves, newGame, type PlayerCount, play, seededRandom } from '@amyitis/engine'

/** Random games of every kind, decision by decision. The same game object is yielded and played on. */
export function* randomGames(count: number): Generator<Game> {
  for (let n = 0; n < count; n++) {
    const players = (2 + (n % 3)) as PlayerCount
    const game = newGame({ players, palace: n % 2 === 1, seed: `game ${n}` })
    const random = seededRandom(`moves ${n}`)
    while (!isOver(game)) {
      yield game
      const moves = legalMoves(game)
      play(game, moves[random(moves.length)])
    }
  }
}
