import { clonePosition, type Game, listLegal, MoveList, type Position, playMove } from '@amyitis/engine'

/** The number of lines of play of `depth` decisions; lines that end earlier count once. */
export function perft({ position, dealer }: Game, depth: number): number {
  const lists = Array.from({ length: depth }, () => new MoveList())
  const count = (pos: Position, left: number): number => {
    if (left === 0 || pos.decision === undefined) return 1
    const list = lists[left - 1]
    listLegal(pos, list)
    if (left === 1) return list.length
    let lines = 0
    for (let i = 0; i < list.length; i++) {
      const next = clonePosition(pos)
      playMove(next, list.moves[i], dealer)
      lines += count(next, left - 1)
    }
    return lines
  }
  return count(position, depth)
}
