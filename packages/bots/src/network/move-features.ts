import {
  argumentOf,
  CITIES,
  caravanCost,
  GOODS,
  kindOf,
  type MoveCode,
  POWERS,
  type Position,
  REQUIRED_QUALITY,
  recruitCost,
  SIDE_SQUARES,
  SIDES_AROUND,
  SIDES_AROUND_BITS,
  TEMPLES,
  TRADES,
} from '@amyitis/engine'

/**
 * The features of a move, as input of the prior: a few, with a value each. A feature stands for a kind of choice (recruit a
 * farmer for one talent, plant on quality 2) rather than for a place in the current deal.
 */
let count = 0
const take = (features: number): number => {
  count += features
  return count - features
}
const PASS = take(1)
const RECRUIT = take(TRADES.length * 3)
const CARAVAN = take(CITIES.length)
const CARAVAN_COST = take(1)
const NOBLE = take(1)
const FIELD = take(GOODS.length)
const FIELD_FULL = take(1)
const TEMPLE = take(TEMPLES.length * 2)
const IRRIGATE = take(1)
const IRRIGATE_FULL = take(1)
const IRRIGATE_OPENS = take(3)
const IRRIGATE_POINTS = take(1)
const IRRIGATE_OWN = take(1)
const SELL = take(GOODS.length)
const PAY = take(2)
const COURT_CARD = take(4)
const GOOD = take(GOODS.length)
const PLANT = take(3)
const PLANT_POINTS = take(1)
const PLANT_COURT = take(1)
const PLANT_GOODS = take(1)
const PLANT_OWN = take(1)
const TAKE = take(GOODS.length)
const ISHTAR = take(2)
const GIVE = take(GOODS.length)
const GET = take(GOODS.length)
const KEEP = take(1)
const DISCARD = take(GOODS.length)
const POWER = take(POWERS.length)
const FREE = take(TRADES.length)
export const MOVE_FEATURES = count

/** The features of one move, in a buffer to be reused. */
export class MoveFeatureList {
  readonly indices = new Int32Array(16)
  readonly values = new Float32Array(16)
  length = 0
  add(feature: number, value = 1): void {
    this.indices[this.length] = feature
    this.values[this.length++] = value
  }
}

const WINE = GOODS.indexOf('wine')

const countIn = (handful: number, good: number) => (handful >> (4 * good)) & 15

function addGoods(list: MoveFeatureList, first: number, handful: number): void {
  for (let good = 0; good < GOODS.length; good++) {
    const held = countIn(handful, good)
    if (held > 0) list.add(first + good, held)
  }
}

function addCaravan(list: MoveFeatureList, pos: Position, city: number): void {
  list.add(CARAVAN + city)
  list.add(CARAVAN_COST, caravanCost(pos, pos.player, city) / 2)
}

function addField(list: MoveFeatureList, pos: Position, row: number): void {
  const { rowStart, fields } = pos.box
  let field = rowStart[row]
  while (pos.fields[field] !== 0) field++
  list.add(FIELD + fields[field])
  if (field + 1 < rowStart[row + 1]) return
  // The row is full: whoever has the most cubes takes a gardener.
  let own = 1
  let most = 0
  for (let seat = 0; seat < pos.seats.length; seat++) {
    let cubes = 0
    for (let i = rowStart[row]; i < rowStart[row + 1]; i++) if (pos.fields[i] === seat + 1) cubes++
    if (seat === pos.player) own += cubes
    else most = Math.max(most, cubes)
  }
  list.add(FIELD_FULL, own > most ? 1 : -1)
}

/** Own cubes around a square minus those of the strongest opponent. */
function ownLead(pos: Position, square: number): number {
  const sides = SIDES_AROUND[square]
  let own = 0
  let most = 0
  for (let seat = 0; seat < pos.seats.length; seat++) {
    let cubes = 0
    for (let i = 0; i < sides.length; i++) {
      if (pos.canals[2 * sides[i]] === seat + 1) cubes++
      if (pos.canals[2 * sides[i] + 1] === seat + 1) cubes++
    }
    if (seat === pos.player) own = cubes
    else if (cubes > most) most = cubes
  }
  return own - most
}

function addIrrigate(list: MoveFeatureList, pos: Position, side: number): void {
  list.add(IRRIGATE)
  const full = pos.box.zones[side] === 1 || pos.canals[2 * side] !== 0
  if (full) list.add(IRRIGATE_FULL)
  let own = 0
  let points = 0
  const squares = SIDE_SQUARES[side]
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i]
    const tile = pos.garden[square]
    if (tile < 0) continue
    if (ownLead(pos, square) >= 0) own += REQUIRED_QUALITY[square] / 2
    if (full && (pos.irrigated & SIDES_AROUND_BITS[square]) === 0) {
      list.add(IRRIGATE_OPENS + REQUIRED_QUALITY[square] - 1)
      points = Math.max(points, pos.box.tiles[tile].points)
    }
  }
  list.add(IRRIGATE_POINTS, points / 6)
  list.add(IRRIGATE_OWN, own)
}

function addPlant(list: MoveFeatureList, pos: Position, square: number): void {
  const tile = pos.box.tiles[pos.garden[square]]
  list.add(PLANT + REQUIRED_QUALITY[square] - 1)
  list.add(PLANT_POINTS, tile.points / 4)
  if (tile.court >= 0) list.add(PLANT_COURT)
  list.add(PLANT_GOODS, (tile.goods + +(tile.good >= 0) + tile.camels + tile.talents) / 2)
  list.add(PLANT_OWN, Math.sign(ownLead(pos, square)))
}

/** Writes the features of a legal move into `list`. */
export function writeMoveFeatures(pos: Position, move: MoveCode, list: MoveFeatureList): void {
  list.length = 0
  const argument = argumentOf(move)
  switch (kindOf(move)) {
    case 'pass':
      list.add(PASS)
      break
    case 'recruit':
      list.add(RECRUIT + (argument & 7) * 3 + recruitCost(pos, argument >> 3))
      break
    case 'caravan':
      addCaravan(list, pos, argument)
      break
    case 'noble':
      list.add(NOBLE)
      break
    case 'field':
      addField(list, pos, argument)
      break
    case 'temple':
      list.add(TEMPLE + argument + (pos.reason === 'procession' ? TEMPLES.length : 0))
      break
    case 'irrigate':
      addIrrigate(list, pos, argument)
      break
    case 'sell':
      addGoods(list, SELL, argument)
      break
    case 'pay':
      list.add(PAY + (argument === WINE ? 1 : 0))
      break
    case 'court':
      list.add(COURT_CARD + argument)
      break
    case 'good':
      list.add(GOOD + argument)
      break
    case 'plant':
      addPlant(list, pos, argument)
      break
    case 'take':
      list.add(TAKE + argument)
      break
    case 'ishtar':
      list.add(ISHTAR + argument)
      break
    case 'exchange':
      list.add(GIVE + (argument >> 3))
      list.add(GET + (argument & 7))
      break
    case 'keep':
      list.add(KEEP)
      break
    case 'discard':
      addGoods(list, DISCARD, argument)
      break
    case 'power':
      list.add(POWER + argument)
      break
    case 'free':
      list.add(FREE + argument)
      break
  }
}
