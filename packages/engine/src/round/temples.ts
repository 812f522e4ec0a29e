import { GOODS, ISHTAR, MARDUK, PLACES, TAMMOUZ, TEMPLES, WINE } from '../box/components.ts'
import { firstOf, secondOf } from '../core/move-code.ts'
import { ask, cubeOf, NOBODY, type Position } from '../table/position.ts'
import { goodsHeld, payGood, score, takeCamels, takeGood, takeTalents } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'

export const MARDUK_FIRST = 2
export const MARDUK_SECOND = 1

/** R10.2 With 2 players there is no second reward. */
export const hasSecondReward = (players: number): boolean => players > 2

/** R10.2 Strength in a temple: cubes count first, then how far right the rightmost is. 0 without a cube. */
function strength(pos: Position, temple: number, seat: number): number {
  let cubes = 0
  let rightmost = 0
  for (let place = 0; place < PLACES; place++)
    if (pos.temples[temple * PLACES + place] === cubeOf(seat)) {
      cubes++
      rightmost = place
    }
  return cubes * PLACES + rightmost
}

/** R10.2 The strongest but one seat; nobody without a cube. */
function strongest(pos: Position, temple: number, but: number): number {
  let best = 0
  let winner = NOBODY
  for (let seat = 0; seat < pos.seats.length; seat++) {
    const own = seat === but ? 0 : strength(pos, temple, seat)
    if (own > best) {
      best = own
      winner = seat
    }
  }
  return winner
}

/** R10.2 Who is first in a temple, or nobody. */
export const firstIn = (pos: Position, temple: number): number => strongest(pos, temple, NOBODY)

/** R10.2 Who is second behind the first, if there is a reward for it. */
export const secondIn = (pos: Position, temple: number, first: number): number =>
  first === NOBODY || !hasSecondReward(pos.seats.length) ? NOBODY : strongest(pos, temple, first)

/** R10.2 Finds first and second of a temple. */
function rank(pos: Position, temple: number): number {
  const first = firstIn(pos, temple)
  pos.second = secondIn(pos, temple, first)
  if (first !== NOBODY && pos.log !== undefined) {
    const second = pos.second === NOBODY ? null : pos.second
    pos.log.push({ type: 'temple-ranked', temple: TEMPLES[temple], first, second })
  }
  return first
}

/** R10.2 Ishtar: first chooses a camel or a talent, second gets the other. */
export function rewardIshtar(pos: Position): void {
  pos.step = 'marduk'
  const first = rank(pos, ISHTAR)
  if (first === NOBODY) return
  const { camels, talents } = pos.reserve
  if (camels > 0 && talents > 0) ask(pos, 'ishtar', first)
  else if (camels > 0) takeCamels(pos, first, 1, 'R10.2')
  else takeTalents(pos, first, 1, 'R10.2')
}

const CAMEL = 0

export const ishtar: Rule = {
  whyNot: () => undefined,

  carryOut(pos, chosen) {
    const [camelTo, talentTo] = chosen === CAMEL ? [pos.player, pos.second] : [pos.second, pos.player]
    if (camelTo !== NOBODY) takeCamels(pos, camelTo, 1, 'R10.2')
    if (talentTo !== NOBODY) takeTalents(pos, talentTo, 1, 'R10.2')
  },
}

/** R10.2 Marduk: points for the first and the second. */
export function rewardMarduk(pos: Position): void {
  pos.step = 'tammouz'
  const first = rank(pos, MARDUK)
  if (first !== NOBODY) score(pos, first, MARDUK_FIRST, 'R10.2')
  if (pos.second !== NOBODY) score(pos, pos.second, MARDUK_SECOND, 'R10.2')
}

/** R10.2 Tammouz: first puts a cube on a field as a farmer does; left out without a cube. */
export function rewardTammouz(pos: Position): void {
  pos.step = 'exchange'
  const first = rank(pos, TAMMOUZ)
  if (first !== NOBODY && pos.seats[first].cubes > 0) ask(pos, 'field', first, 'tammouz')
}

/** R10.2 Could this good be exchanged for that one? */
function whyNotExchange(pos: Position, seat: number, give: number, get: number) {
  if (pos.seats[seat].goods[give] === 0) return 'exchange-not-held'
  if (give === get) return 'exchange-same'
  if (get === WINE) return 'exchange-for-wine'
  if (pos.reserve.goods[get] === 0) return 'exchange-none-left'
  return undefined
}

function canExchange(pos: Position, seat: number): boolean {
  if (goodsHeld(pos, seat) === 0) return false
  for (let give = 0; give < GOODS.length; give++)
    for (let get = 0; get < WINE; get++) if (whyNotExchange(pos, seat, give, get) === undefined) return true
  return false
}

/** R10.2 Tammouz: second may exchange one good for another kind from the reserve, not for wine. */
export function offerExchange(pos: Position): void {
  pos.step = 'stock'
  if (pos.second !== NOBODY && canExchange(pos, pos.second)) ask(pos, 'exchange', pos.second)
}

export const exchange: Rule = {
  whyNot(pos, argument) {
    return whyNotExchange(pos, pos.player, firstOf(argument), secondOf(argument))
  },

  carryOut(pos, argument) {
    payGood(pos, pos.player, firstOf(argument), 'R10.2')
    takeGood(pos, pos.player, secondOf(argument), 'R10.2')
  },
}

export const keep: Rule = {
  whyNot: () => undefined,
  carryOut: () => undefined,
}
