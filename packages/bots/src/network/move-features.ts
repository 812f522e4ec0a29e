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
  SIDES,
  SIDES_AROUND_BITS,
  SQUARES,
  TEMPLES,
  TRADES,
} from '@amyitis/engine'

/**
 * The features of a move, as input of the prior: a few, with a value each. A feature stands for a kind of choice (recruit a
 * farmer for one talent, plant on quality 2) rather than for a place in the current deal.
 */
const COUNTS = {
  pass: 1,
  recruit: TRADES.length * 3,
  caravan: CITIES.length,
  caravanCost: 1,
  noble: 1,
  field: GOODS.length,
  fieldFull: 1,
  temple: TEMPLES.length * 2,
  irrigate: 1,
  irrigateFull: 1,
  irrigateOpens: 3,
  irrigatePoints: 1,
  irrigateOwn: 1,
  sell: GOODS.length,
  pay: 2,
  court: 4,
  good: GOODS.length,
  plant: 3,
  plantPoints: 1,
  plantCourt: 1,
  plantGoods: 1,
  plantOwn: 1,
  take: GOODS.length,
  ishtar: 2,
  give: GOODS.length,
  get: GOODS.length,
  keep: 1,
  discard: GOODS.length,
  power: POWERS.length,
  free: TRADES.length,
} as const
type MoveFeature = keyof typeof COUNTS

const FIRST = {} as Record<MoveFeature, number>
let count = 0
for (const [feature, size] of Object.entries(COUNTS) as [MoveFeature, number][]) {
  FIRST[feature] = count
  count += size
}
export const MOVE_FEATURES = count

/** The features of one move, in a buffer to be reused. */
export class MoveFeatureList {
  readonly indices = new Int32Array(16)
  readonly values = new Float32Array(16)
  length = 0
  add(feature: MoveFeature, index: number, value = 1): void {
    this.indices[this.length] = FIRST[feature] + index
    this.values[this.length++] = value
  }
}

const WINE = GOODS.indexOf('wine')

const countIn = (handful: number, good: number) => (handful >> (4 * good)) & 15

function addGoods(list: MoveFeatureList, feature: 'sell' | 'discard', handful: number): void {
  for (let good = 0; good < GOODS.length; good++) {
    const held = countIn(handful, good)
    if (held > 0) list.add(feature, good, held)
  }
}

function addCaravan(list: MoveFeatureList, pos: Position, city: number): void {
  list.add('caravan', city)
  list.add('caravanCost', 0, caravanCost(pos, pos.player, city) / 2)
}

function addField(list: MoveFeatureList, pos: Position, row: number): void {
  const { rowStart, fields } = pos.box
  let field = rowStart[row]
  while (pos.fields[field] !== 0) field++
  list.add('field', fields[field])
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
  list.add('fieldFull', 0, own > most ? 1 : -1)
}

/** Own cubes around a square minus those of the strongest opponent. */
function ownLead(pos: Position, square: number): number {
  let own = 0
  let most = 0
  for (let seat = 0; seat < pos.seats.length; seat++) {
    let cubes = 0
    for (let bits = SIDES_AROUND_BITS[square], side = 0; bits !== 0; bits >>= 1, side++)
      if ((bits & 1) !== 0) {
        if (pos.canals[2 * side] === seat + 1) cubes++
        if (pos.canals[2 * side + 1] === seat + 1) cubes++
      }
    if (seat === pos.player) own = cubes
    else most = Math.max(most, cubes)
  }
  return own - most
}

/** The two squares beside each side. */
const BESIDE = SIDES.map((_, side) =>
  SQUARES.flatMap((_, square) => ((SIDES_AROUND_BITS[square] & (1 << side)) === 0 ? [] : [square])),
)

function addIrrigate(list: MoveFeatureList, pos: Position, side: number): void {
  list.add('irrigate', 0)
  const full = pos.box.zones[side] === 1 || pos.canals[2 * side] !== 0
  if (full) list.add('irrigateFull', 0)
  let own = 0
  let points = 0
  for (const square of BESIDE[side]) {
    const tile = pos.garden[square]
    if (tile < 0) continue
    if (ownLead(pos, square) >= 0) own += REQUIRED_QUALITY[square] / 2
    if (full && (pos.irrigated & SIDES_AROUND_BITS[square]) === 0) {
      list.add('irrigateOpens', REQUIRED_QUALITY[square] - 1)
      points = Math.max(points, pos.box.tiles[tile].points)
    }
  }
  list.add('irrigatePoints', 0, points / 6)
  list.add('irrigateOwn', 0, own)
}

function addPlant(list: MoveFeatureList, pos: Position, square: number): void {
  const tile = pos.box.tiles[pos.garden[square]]
  list.add('plant', REQUIRED_QUALITY[square] - 1)
  list.add('plantPoints', 0, tile.points / 4)
  if (tile.court >= 0) list.add('plantCourt', 0)
  list.add('plantGoods', 0, (tile.goods + +(tile.good >= 0) + tile.camels + tile.talents) / 2)
  list.add('plantOwn', 0, Math.sign(ownLead(pos, square)))
}

/** Writes the features of a legal move into `list`. */
export function writeMoveFeatures(pos: Position, move: MoveCode, list: MoveFeatureList): void {
  list.length = 0
  const argument = argumentOf(move)
  const kind = kindOf(move)
  switch (kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      list.add(kind, 0)
      break
    case 'recruit':
      list.add('recruit', (argument & 7) * 3 + recruitCost(pos, argument >> 3))
      break
    case 'caravan':
      addCaravan(list, pos, argument)
      break
    case 'field':
      addField(list, pos, argument)
      break
    case 'temple':
      list.add('temple', argument + (pos.reason === 'procession' ? TEMPLES.length : 0))
      break
    case 'irrigate':
      addIrrigate(list, pos, argument)
      break
    case 'sell':
    case 'discard':
      addGoods(list, kind, argument)
      break
    case 'pay':
      list.add('pay', argument === WINE ? 1 : 0)
      break
    case 'plant':
      addPlant(list, pos, argument)
      break
    case 'exchange':
      list.add('give', argument >> 3)
      list.add('get', argument & 7)
      break
    default:
      list.add(kind, argument)
      break
  }
}
