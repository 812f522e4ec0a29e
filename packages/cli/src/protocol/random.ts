import {
  drawSetup,
  type Edition,
  layOut,
  listLegal,
  MoveList,
  openBox,
  type PlayerCount,
  playMove,
  proceed,
  randomDealer,
  seededRandom,
  winners,
} from '@amyitis/engine'

interface GameResult {
  readonly scores: number[]
  readonly winners: number[]
  readonly rounds: number
  readonly decisions: number
}

/** Plays uniformly random games. Game n of a seed is the same however many are asked for. */
export function playRandomGames(
  kind: { players: PlayerCount; palace: boolean; edition: Edition },
  seed: string,
  count: number,
): GameResult[] {
  const box = openBox(kind.edition, kind.players, kind.palace)
  const list = new MoveList()
  return Array.from({ length: count }, (_, i) => {
    const random = seededRandom(`${seed}/game ${i}`)
    const dealer = randomDealer(random)
    const pos = layOut(box, drawSetup(box, random))
    proceed(pos, dealer)
    let decisions = 0
    while (pos.decision !== undefined) {
      listLegal(pos, list)
      playMove(pos, list.moves[random(list.length)], dealer)
      decisions++
    }
    return { scores: pos.seats.map((seat) => seat.score), winners: winners(pos), rounds: pos.round, decisions }
  })
}
