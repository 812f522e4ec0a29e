import {
  CITIES,
  type City,
  cityKind,
  clonePosition,
  type Dealer,
  describeMove,
  formatMove,
  GOODS,
  type Good,
  listLegal,
  type Move,
  type MoveCode,
  MoveList,
  moveCode,
  moveText,
  nextField,
  type Position,
  playMove,
  SIDE_SQUARES,
  SIDES,
  SIDES_AROUND,
  SIDES_AROUND_BITS,
  SQUARES,
  type Square,
  type Trade,
} from '@amyitis/engine'

/** How much a style likes a move; 0 means "only if there is nothing else". */
export type Style = (move: Move, position: Position) => number

const LEVEL_CITIES: readonly City[] = ['susa', 'uruk']

/** A garden square whose tile is taken. */
const PLANTED = -1
const WINE = GOODS.indexOf('wine')
const goesToPlant = (move: Move) => move.kind === 'caravan' && cityKind(move.city) === 'plant'
const goesForLevels = (move: Move) => move.kind === 'caravan' && LEVEL_CITIES.includes(move.city)
const recruits = (move: Move, trade: Trade) => (move.kind === 'recruit' || move.kind === 'free') && move.trade === trade

const noDeal: Dealer = () => undefined

/** The most points the mover can make by this move and the decisions it opens. */
function gain(position: Position, move: MoveCode): number {
  const copy = clonePosition(position)
  const seat = position.player
  const before = position.seats[seat].score
  playMove(copy, move, noDeal)
  const same =
    copy.decision !== undefined && copy.player === seat && !['action', 'power', 'discard'].includes(copy.decision)
  const made = copy.seats[seat].score - before
  if (!same || copy.round !== position.round) return made
  const list = new MoveList()
  listLegal(copy, list)
  return made + Math.max(...list.toArray().map((next) => gain(copy, next)))
}

const greedy: Style = (move, position) => {
  const points = gain(position, moveCode(move))
  return points > 0 ? 100 ** points : move.kind === 'pass' ? 0.05 : 1
}

/** Collects one good and avoids spending it. */
const collector =
  (good: Good): Style =>
  (move, position) => {
    switch (move.kind) {
      case 'recruit':
        return move.trade === 'farmer' ? 60 : move.trade === 'priest' ? 3 : 0.3
      case 'free':
        return move.trade === 'farmer' ? 60 : 1
      case 'field':
        return nextField(position, move.row).good === good ? 60 : 1
      case 'temple':
        return move.temple === 'tammouz' ? 20 : 1
      case 'take':
      case 'good':
        return move.good === good ? 100 : 1
      case 'exchange':
        return move.give === good ? 0 : move.get === good ? 200 : 0.1
      case 'discard':
      case 'sell':
        return move.goods.includes(good) ? 0.02 : 10
      case 'pay':
        return move.good === good ? 0.02 : 10
      case 'court':
        return move.court === 'caravaneer' ? 50 : 1
      case 'caravan':
        return goesForLevels(move) ? 5 : 0.05
      case 'pass':
        return 2
      default:
        return 1
    }
  }

/** Prefers moves by prefix; the rest by the fallback. */
const prefers =
  (wishes: readonly (readonly [string, number])[], rest = 1): Style =>
  (move) => {
    const text = moveText(move)
    return wishes.find(([beginning]) => new RegExp(`^(?:${beginning})`).test(text))?.[1] ?? rest
  }

const planter: Style = (move, position) => {
  if (goesToPlant(move)) return 200
  if (move.kind === 'plant') return 1 + 20 * gain(position, moveCode(move))
  if (move.kind === 'caravan') return 1
  if (recruits(move, 'farmer') || recruits(move, 'merchant')) return 10
  if (recruits(move, 'engineer')) return 8
  if (move.kind === 'discard') return move.goods.includes('wine') ? 0.2 : 5
  return move.kind === 'pass' ? 1 : 3
}

/** Empty zones that planting here would irrigate with neutral cubes (R9.4), and squares that water reaches already. */
function neutralZones({ garden, box, canals }: Position, name: Square): number {
  const square = SQUARES.indexOf(name)
  let zones = 0
  for (const side of SIDES_AROUND[square]) {
    const [a, b] = SIDE_SQUARES[side]
    if (garden[a === square ? b : a] !== PLANTED) continue
    zones += box.zones[side] - canals.slice(2 * side, 2 * side + 2).filter((cube) => cube > 0).length
  }
  return zones
}

const wateredTiles = ({ garden, irrigated }: Position) =>
  garden.filter((tile, square) => tile >= 0 && (irrigated & SIDES_AROUND_BITS[square]) !== 0).length

/** Does the side lie between two squares of the first row? */
const isLow = (side: number) => SIDE_SQUARES[side].every((square) => SQUARES[square].includes('1'))

/** Plants next to plants and leaves the irrigation to the neutral cubes, until none is left. */
const frugal: Style = (move, position) => {
  if (move.kind === 'plant') return 8 ** neutralZones(position, move.square)
  if (goesToPlant(move)) return 300
  if (move.kind === 'caravan') return 1
  if (move.kind === 'irrigate') return isLow(SIDES.indexOf(move.side)) ? 0.2 : 1
  if (recruits(move, 'engineer')) return wateredTiles(position) > 1 ? 0.05 : 40
  if (recruits(move, 'farmer') || recruits(move, 'merchant')) return 20
  if (move.kind === 'court' && move.court === 'gardener') return 10
  return move.kind === 'temple' && move.temple === 'ishtar' ? 20 : 0.5
}

/** Moves the caravan a full lap whenever affordable (R7.2). */
const lapper: Style = (move, position) => {
  if (move.kind === 'caravan' && move.city === CITIES[position.caravan]) return 5000
  if (goesForLevels(move)) return 20
  if (move.kind === 'caravan') return 0.02
  if (move.kind === 'court' && move.court === 'caravaneer') return 100
  if (move.kind === 'ishtar' && move.gift === 'camel') return 100
  if (recruits(move, 'merchant')) return 100
  return recruits(move, 'farmer') ? 20 : 1
}

/** Keeps wine, and pays where a choice between it and the good will be asked (R7.7). */
const vintner: Style = (move, position) => {
  switch (move.kind) {
    case 'field':
      return nextField(position, move.row).good === 'wine' ? 50 : 1
    case 'take':
    case 'pay':
      return move.good === 'wine' ? 50 : 5
    case 'discard':
    case 'sell':
      return move.goods.includes('wine') ? 0.05 : 10
    case 'exchange':
      return move.give === 'wine' ? 0.2 : 5
    case 'court':
      return move.court === 'caravaneer' ? 50 : 1
    case 'caravan': {
      if (goesForLevels(move)) return 5
      const { goods } = position.seats[position.player]
      const asked = position.box.asks[CITIES.indexOf(move.city)]
      return goods[WINE] > 0 && asked >= 0 && goods[asked] > 0 ? 60 : 0.2
    }
    default:
      if (recruits(move, 'farmer')) return 60
      return recruits(move, 'merchant') || recruits(move, 'engineer') ? 8 : 1
  }
}

export const STYLES = {
  uniform: () => 1,
  greedy,
  planter,
  frugal,
  lapper,
  vintner,
  barley: collector('barley'),
  dates: collector('dates'),
  salt: collector('salt'),
  palm: collector('palm'),
  wine: collector('wine'),
  camels: prefers([
    ['recruit . merchant|free merchant|ishtar camel|take', 100],
    ['caravan', 0],
    ['plant|temple ishtar', 20],
    ['recruit . priest', 5],
    ['pass', 2],
  ]),
  camelplanter: prefers([
    ['recruit . merchant|free merchant|ishtar camel|take', 100],
    ['caravan (eshnunna|ur|mari|khorsabad)', 40],
    ['caravan', 0],
    ['recruit . (farmer|engineer)', 10],
  ]),
  talents: prefers([
    ['court banker|ishtar talent|power advance', 100],
    ['caravan (susa|uruk)', 50],
    ['pass', 12],
    ['recruit . farmer', 4],
    ['noble', 0],
  ]),
  priest: prefers([
    ['recruit . priest|free priest|power recruit|power procession', 100],
    ['pass', 3],
  ]),
  irrigator: prefers([
    ['recruit . engineer|free engineer|power recruit', 100],
    ['caravan babylon', 60],
    ['caravan', 0],
    ['recruit . (farmer|merchant)', 10],
  ]),
  spender: prefers([
    ['recruit . engineer|free engineer|power recruit|caravan babylon|ishtar talent', 100],
    ['recruit . priest|temple', 40],
    ['recruit . merchant', 15],
    ['recruit . farmer', 8],
    ['caravan', 0],
    ['pass', 0.1],
  ]),
  climber: prefers([
    ['court palace|caravan (palmyra|ninoua)', 200],
    ['recruit . farmer', 30],
    ['recruit . merchant', 30],
    ['discard.* (salt|palm|wine)', 0.5],
    ['caravan', 0.1],
  ]),
  gardener: prefers([
    ['court gardener|caravan (palmyra|ninoua)', 200],
    ['recruit . farmer|field bottom', 40],
    ['recruit . merchant', 20],
    ['caravan', 0.02],
  ]),
  banker: prefers([
    ['court banker|caravan (susa|uruk)', 200],
    ['recruit . (farmer|merchant)', 20],
    ['caravan', 1],
  ]),
  caravaneer: prefers([
    ['court caravaneer|caravan (susa|uruk)', 200],
    ['recruit . (farmer|merchant)', 20],
    ['caravan', 1],
  ]),
  courtier: prefers([
    ['recruit . courtier|free courtier|noble|power advance', 100],
    ['pass', 3],
  ]),
  busy: prefers([['pass', 0]]),
  passer: prefers([['pass', 100]]),
} satisfies Record<string, Style>

export type StyleName = keyof typeof STYLES

const list = new MoveList()

/** The legal moves as text, and the weight of each. */
export function weighMoves(position: Position, style: Style): { text: string; weight: number }[] {
  listLegal(position, list)
  return list
    .toArray()
    .map((code) => ({ text: formatMove(code), weight: style(describeMove(code), position) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
}
