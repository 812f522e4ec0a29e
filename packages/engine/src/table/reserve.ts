import { GOODS } from '../box/components.ts'
import { countIn } from '../core/move-code.ts'
import type { Position } from './position.ts'

/**
 * R1.5 A player who should take more than the reserve has takes what is left; the rest is lost. What is paid or discarded
 * returns to the reserve.
 */

export function score(pos: Position, seat: number, points: number, clause: string): void {
  if (points === 0) return
  pos.seats[seat].score += points
  pos.log?.push({ type: 'score', seat, points, clause })
}

export function takeTalents(pos: Position, seat: number, due: number, clause: string): void {
  const count = Math.min(due, pos.reserve.talents)
  pos.reserve.talents -= count
  pos.seats[seat].talents += count
  if (pos.log === undefined) return
  if (count > 0) pos.log.push({ type: 'talents', seat, count, clause })
  if (count < due) pos.log.push({ type: 'lost', seat, what: 'talents', count: due - count, clause })
}

export function payTalents(pos: Position, seat: number, count: number, clause: string): void {
  if (count === 0) return
  pos.seats[seat].talents -= count
  pos.reserve.talents += count
  pos.log?.push({ type: 'talents', seat, count: -count, clause })
}

export function takeCamels(pos: Position, seat: number, due: number, clause: string): void {
  const count = Math.min(due, pos.reserve.camels)
  pos.reserve.camels -= count
  pos.seats[seat].camels += count
  if (pos.log === undefined) return
  if (count > 0) pos.log.push({ type: 'camels', seat, count, clause })
  if (count < due) pos.log.push({ type: 'lost', seat, what: 'camels', count: due - count, clause })
}

export function payCamels(pos: Position, seat: number, count: number, clause: string): void {
  pos.seats[seat].camels -= count
  pos.reserve.camels += count
  pos.log?.push({ type: 'camels', seat, count: -count, clause })
}

export function takeGood(pos: Position, seat: number, good: number, clause: string): void {
  if (pos.reserve.goods[good] === 0) {
    pos.log?.push({ type: 'lost', seat, what: 'goods', count: 1, clause })
    return
  }
  pos.reserve.goods[good]--
  pos.seats[seat].goods[good]++
  pos.log?.push({ type: 'goods', seat, good: GOODS[good], count: 1, clause })
}

export function payGood(pos: Position, seat: number, good: number, clause: string, count = 1): void {
  pos.seats[seat].goods[good] -= count
  pos.reserve.goods[good] += count
  pos.log?.push({ type: 'goods', seat, good: GOODS[good], count: -count, clause })
}

/** How many goods a seat holds. */
export function goodsHeld(pos: Position, seat: number): number {
  const { goods } = pos.seats[seat]
  return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]
}

/** Does a seat hold all of a handful? */
export function holds(pos: Position, seat: number, handful: number): boolean {
  const { goods } = pos.seats[seat]
  for (let good = 0; good < GOODS.length; good++) if (countIn(handful, good) > goods[good]) return false
  return true
}

export function payHandful(pos: Position, seat: number, handful: number, clause: string): void {
  for (let good = 0; good < GOODS.length; good++) {
    const count = countIn(handful, good)
    if (count > 0) payGood(pos, seat, good, clause, count)
  }
}
