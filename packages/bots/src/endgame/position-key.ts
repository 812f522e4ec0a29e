import { DECISIONS, type Position, type Seat } from '@amyitis/engine'
import { createNameCodes } from '../name-codes.ts'

const numbers: number[] = []

function addAll(values: readonly number[]): void {
  // The smallest number in a position is -2.
  for (let i = 0; i < values.length; i++) numbers.push(values[i] + 2)
}

function addSeat(seat: Seat, lead: number): void {
  const { talents, camels, cubes, goods, court, tiles, passed, track, trackRank } = seat
  numbers.push(lead, talents, camels, cubes, tiles, passed ? 1 : 0, track + 2, trackRank + 2)
  addAll(goods)
  addAll(court)
}

const codeOf = createNameCodes()

/**
 * What the rest of a round depends on, as a text: positions of the same round with the same text have the same future. With
 * two players the scores are left out, because a lead is simply added to whatever follows.
 */
export function positionKey(pos: Position): string {
  const { seats, reserve } = pos
  numbers.length = 0
  numbers.push(codeOf(pos.phase), codeOf(pos.step), codeOf(pos.reason))
  numbers.push(pos.decision === undefined ? 0 : 1 + DECISIONS.indexOf(pos.decision))
  numbers.push(pos.firstPlayer, pos.player, pos.turn, pos.caravan, pos.turned)
  addAll([pos.owed, pos.owedNext, pos.square, pos.goodsDue, pos.cardDue, pos.second, pos.powerTurn])
  let least = Number.POSITIVE_INFINITY
  for (const { score } of seats) least = Math.min(least, score)
  for (const seat of seats) addSeat(seat, seats.length === 2 ? 0 : seat.score - least)
  numbers.push(reserve.talents, reserve.camels, reserve.neutral)
  addAll(reserve.goods)
  addAll(reserve.cards)
  addAll(reserve.onCaravaneers)
  addAll(pos.fields)
  addAll(pos.temples)
  addAll(pos.garden)
  addAll(pos.canals)
  addAll(pos.plants)
  addAll(pos.powers)
  addAll(pos.powerOrder)
  return String.fromCharCode(...numbers)
}
