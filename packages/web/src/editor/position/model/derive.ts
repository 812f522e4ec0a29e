import {
  type Box,
  COURT,
  type Cube,
  GOODS,
  POWERS,
  SIDE_SQUARES,
  SIDES,
  type Side,
  SQUARES,
  type State,
} from '@amyitis/engine'

type Seats = State['seats']
type Powers = State['powers']

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const cubesIn = (places: Readonly<Record<string, readonly Cube[]>>): Cube[] => Object.values(places).flat()
const count = (cubes: readonly Cube[], wanted: Cube) => cubes.filter((cube) => cube === wanted).length

/** R9.4 Do plants stand on both sides? */
export const isBetweenPlants = ({ garden }: Pick<State, 'garden'>, side: Side): boolean =>
  SIDE_SQUARES[SIDES.indexOf(side)].every((square) => garden[SQUARES[square]] === null)

/** R9.4 Neutral cubes fill a side between two plants, and lie nowhere else. */
function canalsOf({ zones }: Box, state: State): State['canals'] {
  const filled = SIDES.map((side, index): [Side, Cube[]] => {
    const own = state.canals[side].filter((cube) => cube !== 'neutral').slice(0, zones[index])
    const rest = isBetweenPlants(state, side) ? zones[index] - own.length : 0
    return [side, [...own, ...Array.from({ length: rest }, () => 'neutral' as const)]]
  })
  return Object.fromEntries(filled) as State['canals']
}

/** R1.5, R9.4 The neutral cubes that neither temples nor canals hold. Canals may hold more than the box does. */
function neutralLeft(box: Box, before: State, { temples, canals }: Pick<State, 'temples' | 'canals'>): number {
  const inTemples = count(cubesIn(temples), 'neutral')
  const placed = inTemples + count(cubesIn(canals), 'neutral')
  const placedBefore = count([...cubesIn(before.temples), ...cubesIn(before.canals)], 'neutral')
  const left = before.reserve.neutral + placedBefore - placed
  return Math.max(0, box.neutral - placed, Math.min(left, box.neutral - inTemples))
}

/** R2.4 One good for each Caravaneer II left, all different, no wine. */
function onCaravaneers(box: Box, left: number, goods: State['reserve']['caravaneerGoods']) {
  const others = GOODS.filter((good) => good !== 'wine' && !goods.includes(good))
  return [...goods, ...others].slice(0, Math.min(left, box.caravaneersWithGood))
}

/** R1.5, R8.1 The reserve has whatever the players don't. It has nothing rather than less: the check says who has too much. */
function reserveOf(box: Box, before: State, state: State): State['reserve'] {
  const { seats } = state
  const left = (all: number, held: readonly number[]) => Math.max(0, all - sum(held))
  const cards = (kind: 'banker' | 'caravaneer' | 'palace') => {
    const index = COURT.indexOf(kind)
    return Array.from({ length: box.levels[index] }, (_, level) => {
      const copies = box.copies[box.firstCard[index] + level]
      return left(
        copies,
        seats.map((seat) => (seat[kind] > level ? 1 : 0)),
      )
    })
  }
  const caravaneer = cards('caravaneer')
  const caravaneerGoods = onCaravaneers(box, caravaneer[1] ?? 0, state.reserve.caravaneerGoods)
  const goods = GOODS.map((good, index) => {
    const onCards = caravaneerGoods.filter((one) => one === good).length
    return [good, left(box.goods[index], [onCards, ...seats.map((seat) => seat.goods[good])])]
  })
  return {
    talents: left(
      box.talents,
      seats.map((seat) => seat.talents),
    ),
    camels: left(
      box.camels,
      seats.map((seat) => seat.camels),
    ),
    neutral: neutralLeft(box, before, state),
    gardeners: left(
      box.copies[box.firstCard[COURT.indexOf('gardener')]],
      seats.map((seat) => seat.gardeners),
    ),
    goods: Object.fromEntries(goods) as State['reserve']['goods'],
    banker: cards('banker'),
    caravaneer,
    caravaneerGoods,
    palace: cards('palace'),
  }
}

/** R12.2 Players on the same space are in order; who comes there is last. */
function rankedSeats(palace: boolean, before: Seats, seats: Seats): Seats {
  const cameLate = (index: number) =>
    seats[index].track === before[index]?.track ? (seats[index].trackRank ?? 0) : seats.length
  return seats.map(({ trackRank: _, ...seat }, index) => {
    if (!palace || seat.track === 0) return seat
    const here = seats.flatMap(({ track }, other) => (track === seat.track ? [other] : []))
    if (here.length === 1) return seat
    const order = here.sort((a, b) => cameLate(a) - cameLate(b) || a - b)
    return { ...seat, trackRank: order.indexOf(index) }
  })
}

/** How many powers everyone has taken before phase II (R12.3). */
export const powersDue = ({ palace, round, players }: Pick<State, 'palace' | 'round' | 'players'>): number => {
  if (!palace || round === 1) return 0
  return players === 2 ? 2 : 1
}

/** The seats in turn order. */
const inTurnOrder = ({ players, firstPlayer }: Pick<State, 'players' | 'firstPlayer'>): number[] =>
  Array.from({ length: players }, (_, i) => (firstPlayer + i) % players)

/** R12.3 Everyone has their powers: what is missing is handed out in turn order. */
function powersOf(state: State): Powers {
  const due = powersDue(state)
  if (due === 0) return {}
  const powers: Powers = { ...state.powers }
  const has = (seat: number) => POWERS.filter((power) => powers[power] === seat).length
  for (const power of POWERS) {
    const seat = inTurnOrder(state).find((one) => has(one) < due)
    if (powers[power] === undefined && seat !== undefined) powers[power] = seat
  }
  return powers
}

/** R5.2 The turn of a player who has passed goes to the next one who hasn't. */
function deciding(state: State): number {
  const now = state.decision?.player ?? state.firstPlayer
  const order = inTurnOrder({ players: state.players, firstPlayer: now })
  return order.find((seat) => !state.seats[seat].passed) ?? now
}

/** A state after a change, with all that follows from it. */
export function settled(box: Box, before: State, changed: State): State {
  const canals = canalsOf(box, changed)
  const onBoard = [changed.fields, changed.temples, canals].flatMap(cubesIn)
  const seats = rankedSeats(box.palace, before.seats, changed.seats).map((seat) => ({
    ...seat,
    cubes: Math.max(0, box.cubes - count(onBoard, seat.color)),
  }))
  const powers = powersOf(changed)
  const state = { ...changed, canals, seats, powers, firstPlayer: powers.first ?? changed.firstPlayer }
  return {
    ...state,
    decision: { kind: 'action', player: deciding(state) },
    reserve: reserveOf(box, before, state),
  }
}
