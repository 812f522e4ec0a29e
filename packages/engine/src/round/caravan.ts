import { CITIES, KIND_OF } from '../box/cities.ts'
import { CARAVANEER } from '../box/court.ts'
import { MOVES_OF } from '../core/move-code.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { ask, type Position } from '../table/position.ts'
import { goodsHeld, payCamels } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'
import { whyNotCourt } from './court.ts'
import { oweFor, payableFor } from './pay.ts'
import { canPlant } from './plant.ts'

/** R7.2 Spaces to a city, clockwise: 1 to 9; back to the same city is a full lap, not standing still. */
function spacesTo(pos: Position, city: number): number {
  const ring = CITIES.length
  return (pos.box.place[city] - pos.box.place[pos.caravan] + ring) % ring || ring
}

/** R7.2 One camel a space less the Caravaneer's bonus, but at least one. */
export function caravanCost(pos: Position, seat: number, city: number): number {
  const { bonus } = pos.box.caravaneers[pos.seats[seat].court[CARAVANEER]]
  return Math.max(1, spacesTo(pos, city) - bonus)
}

/** R7.3 A space whose action can't be carried out can't be chosen. */
function whyNotStop(pos: Position, city: number): RefusalCode | undefined {
  switch (KIND_OF[city]) {
    case 'babylon':
      return goodsHeld(pos, pos.player) === 0 ? 'sell-no-goods' : undefined
    case 'court':
      if (!payableFor(pos, city)) return 'court-unpaid'
      return whyNotCourt(pos, city)
    case 'plant':
      if (!payableFor(pos, city)) return 'plant-unpaid'
      return canPlant(pos, city) ? undefined : 'plant-no-square'
  }
}

export const caravan: Rule = {
  whyNot(pos, city) {
    const { camels } = pos.seats[pos.player]
    if (camels < caravanCost(pos, pos.player, city)) return 'caravan-camels'
    return whyNotStop(pos, city)
  },

  /** Without a camel the caravan does not move, and every city asks for a good. */
  choices(pos, list) {
    if (pos.seats[pos.player].camels === 0 || goodsHeld(pos, pos.player) === 0) return
    const moves = MOVES_OF.caravan
    for (let city = 0; city < moves.length; city++) if (this.whyNot(pos, city) === undefined) list.add(moves[city])
  },

  carryOut(pos, city) {
    const spaces = spacesTo(pos, city)
    payCamels(pos, pos.player, caravanCost(pos, pos.player, city), 'R7.2')
    pos.log?.push({ type: 'caravan', seat: pos.player, from: CITIES[pos.caravan], to: CITIES[city], spaces })
    pos.caravan = city
    oweFor(pos, city)
    pos.step = 'pay'
  },
}

/** R7.3 What is owed is paid: the mover carries out the action of the space. */
export function stopInCity(pos: Position): void {
  pos.step = 'turn'
  const kind = KIND_OF[pos.caravan]
  if (kind === 'babylon') ask(pos, 'sell', pos.player)
  else if (kind === 'court') ask(pos, 'court', pos.player, 'city')
  else ask(pos, 'plant', pos.player)
}
