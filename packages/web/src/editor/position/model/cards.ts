import { type City, type Good, type Plant, POWERS, type Power, type State } from '@amyitis/engine'
import { powersDue } from './derive.ts'

/** A plant card in a city; where it lay, the one that was here lies now. */
export function withPlantCard(state: State, city: City, card: Plant): State {
  const here = state.plants[city]
  const [there] = Object.entries(state.plants).find(([, plant]) => plant.card === card) ?? []
  if (here === undefined || there === undefined) return state
  const { [there as City]: other = here } = state.plants
  return { ...state, plants: { ...state.plants, [there]: here, [city]: other } }
}

/** R2.4 A good on one of the Caravaneer II cards left; the cards' goods differ. */
export function withCardGood(state: State, card: number, good: Good): State {
  const goods = state.reserve.caravaneerGoods
  const there = goods.indexOf(good)
  const swapped = goods.map((one, i) => (i === card ? good : i === there ? goods[card] : one))
  return { ...state, reserve: { ...state.reserve, caravaneerGoods: swapped } }
}

/** R12.3 Who took a power, or undefined. A player who now has one too many passes another one on. */
export function withPower(state: State, power: Power, seat: number | undefined): State {
  const before = state.powers[power]
  const powers: Partial<Record<Power, number | undefined>> = { ...state.powers, [power]: seat }
  const held = POWERS.filter((one) => one !== power && powers[one] === seat)
  const free = POWERS.find((one) => one !== power && powers[one] === undefined)
  if (seat === undefined && free !== undefined) powers[free] = before
  else if (seat !== undefined && held.length >= powersDue(state)) powers[held[held.length - 1]] = before
  const owned = Object.entries(powers).filter((entry) => entry[1] !== undefined)
  return { ...state, powers: Object.fromEntries(owned) }
}

/** R10.4, R12.3 The first player; with the Palace, it may be who took that power. */
export const withFirstPlayer = (state: State, seat: number): State =>
  state.powers.first === undefined ? { ...state, firstPlayer: seat } : withPower(state, 'first', seat)

/** R12.2 How many are ahead of a seat on its space of the track; who was there before takes its old rank. */
export function withTrackRank(state: State, seat: number, rank: number): State {
  const { track, trackRank: before = 0 } = state.seats[seat]
  return {
    ...state,
    seats: state.seats.map((one, index) => {
      if (index === seat) return { ...one, trackRank: rank }
      return one.track === track && one.trackRank === rank ? { ...one, trackRank: before } : one
    }),
  }
}

/** R5.2 Whose turn it is; who has the turn hasn't passed. */
export const withTurn = (state: State, player: number): State => ({
  ...state,
  decision: { kind: 'action', player },
  seats: state.seats.map((seat, index) => (index === player ? { ...seat, passed: false } : seat)),
})
