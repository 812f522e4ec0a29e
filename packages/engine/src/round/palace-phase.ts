import { trackOrder } from '../palace/track.ts'
import { ask, type Position } from '../table/position.ts'
import { startActions } from './turn.ts'

/** R12.3 The palace phase stands between income and actions, from the second round on. */
export function afterIncome(pos: Position): void {
  if (!pos.box.palace || pos.round === 1) {
    startActions(pos)
    return
  }
  pos.phase = 'palace'
  pos.step = 'palace'
  const order = trackOrder(pos)
  pos.powerOrder = order.length === 2 ? [...order, ...order] : order
  pos.powerTurn = 0
}

/** R12.3 In track order, each takes a power; with 2 players two each, in turns. */
export function nextPower(pos: Position): void {
  if (pos.powerTurn < pos.powerOrder.length) ask(pos, 'power', pos.powerOrder[pos.powerTurn])
  else startActions(pos)
}
