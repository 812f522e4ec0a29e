import {
  CITIES,
  clonePosition,
  type Dealer,
  formatMove,
  GOODS,
  type Good,
  listLegal,
  MoveList,
  type Position,
  parseMove,
  playMove,
  SIDES,
  SQUARES,
  type Square,
} from '@amyitis/engine'

/** How much a way of playing likes a move, given as its words; 0 is "only if there is nothing else". */
export type Style = (words: readonly string[], position: Position) => number

const PLANT_CITIES = ['eshnunna', 'ur', 'mari', 'khorsabad']
const LEVEL_CITIES = ['susa', 'uruk']

/** A garden square whose tile is taken. */
const PLANTED = -1
const WINE = GOODS.indexOf('wine')
const isCity = (words: readonly string[], cities: readonly string[]) =>
  words[0] === 'caravan' && cities.includes(words[1])
const recruits = (words: readonly string[], trade: string) =>
  (words[0] === 'recruit' && words[2] === trade) || (words[0] === 'free' && words[1] === trade)
const starts = (words: readonly string[], ...beginning: string[]) => beginning.every((word, i) => words[i] === word)

/** The good that the next field of a row brings; rows of five as in the standard edition. */
function nextGood(position: Position, row: string): number {
  const { fields, box } = position
  const start = box.rowStart[row === 'top' ? 0 : 1]
  let place = start
  while (fields[place] !== 0) place++
  return box.fields[place]
}

const noDeal: Dealer = () => undefined

/** The most points the mover can make by this move and the decisions it opens. */
function gain(position: Position, move: number): number {
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

const greedy: Style = (words, position) => {
  const points = gain(position, parseMove(words.join(' ')) as number)
  return points > 0 ? 100 ** points : words[0] === 'pass' ? 0.05 : 1
}

/** Collects one good and never spends it if it can help it. */
const collector =
  (good: Good): Style =>
  (words, position) => {
    const wanted = GOODS.indexOf(good)
    switch (words[0]) {
      case 'recruit':
        return words[2] === 'farmer' ? 60 : words[2] === 'priest' ? 3 : 0.3
      case 'free':
        return words[1] === 'farmer' ? 60 : 1
      case 'field':
        return nextGood(position, words[1]) === wanted ? 60 : 1
      case 'temple':
        return words[1] === 'tammouz' ? 20 : 1
      case 'take':
      case 'good':
        return words[1] === good ? 100 : 1
      case 'exchange':
        return words[1] === good ? 0 : words[2] === good ? 200 : 0.1
      case 'discard':
      case 'sell':
        return words.includes(good) ? 0.02 : 10
      case 'pay':
        return words[1] === good ? 0.02 : 10
      case 'court':
        return words[1] === 'caravaneer' ? 50 : 1
      case 'caravan':
        return isCity(words, LEVEL_CITIES) ? 5 : 0.05
      case 'pass':
        return 2
      default:
        return 1
    }
  }

/** Prefers some moves by how they begin; the rest as the fallback says. */
const prefers =
  (wishes: readonly (readonly [string, number])[], rest = 1): Style =>
  (words) => {
    const text = words.join(' ')
    return wishes.find(([beginning]) => new RegExp(`^(?:${beginning})`).test(text))?.[1] ?? rest
  }

const planter: Style = (words, position) => {
  if (isCity(words, PLANT_CITIES)) return 200
  if (starts(words, 'plant')) return 1 + 20 * gain(position, parseMove(words.join(' ')) as number)
  if (words[0] === 'caravan') return 1
  if (recruits(words, 'farmer') || recruits(words, 'merchant')) return 10
  if (recruits(words, 'engineer')) return 8
  if (starts(words, 'discard')) return words.includes('wine') ? 0.2 : 5
  return words[0] === 'pass' ? 1 : 3
}

/** Empty zones that planting here would irrigate with neutral cubes (R9.4), and squares that water reaches already. */
function neutralZones(position: Position, square: string): number {
  let zones = 0
  SIDES.forEach((name, side) => {
    const squares = name.split('-')
    const other = squares.find((end) => end !== square)
    if (!squares.includes(square) || position.garden[SQUARES.indexOf(other as Square)] !== PLANTED) return
    zones += position.box.zones[side] - position.canals.slice(2 * side, 2 * side + 2).filter((cube) => cube > 0).length
  })
  return zones
}

const wateredTiles = (position: Position) =>
  SQUARES.filter((square, index) => {
    if (position.garden[index] < 0) return false
    return SIDES.some((name, side) => name.split('-').includes(square) && (position.irrigated & (1 << side)) !== 0)
  }).length

/** Plants next to plants and leaves the irrigation to the neutral cubes, until none is left. */
const frugal: Style = (words, position) => {
  if (words[0] === 'plant') return 8 ** neutralZones(position, words[1])
  if (isCity(words, PLANT_CITIES)) return 300
  if (words[0] === 'caravan') return 1
  if (words[0] === 'irrigate') return words[1].split('-').every((end) => end.includes('1')) ? 0.2 : 1
  if (recruits(words, 'engineer')) return wateredTiles(position) > 1 ? 0.05 : 40
  if (recruits(words, 'farmer') || recruits(words, 'merchant')) return 20
  if (starts(words, 'court', 'gardener')) return 10
  return starts(words, 'temple', 'ishtar') ? 20 : 0.5
}

/** Goes all the way round whenever it can be paid (R7.2). */
const lapper: Style = (words, position) => {
  if (starts(words, 'caravan', CITIES[position.caravan])) return 5000
  if (isCity(words, LEVEL_CITIES)) return 20
  if (words[0] === 'caravan') return 0.02
  if (starts(words, 'court', 'caravaneer') || starts(words, 'ishtar', 'camel')) return 100
  if (recruits(words, 'merchant')) return 100
  return recruits(words, 'farmer') ? 20 : 1
}

/** Keeps wine, and pays where a choice between it and the good will be asked (R7.7). */
const vintner: Style = (words, position) => {
  const { goods } = position.seats[position.player]
  if (words[0] === 'field') return nextGood(position, words[1]) === WINE ? 50 : 1
  if (words[0] === 'take' || words[0] === 'pay') return words[1] === 'wine' ? 50 : 5
  if (words[0] === 'discard' || words[0] === 'sell') return words.includes('wine') ? 0.05 : 10
  if (words[0] === 'exchange') return words[1] === 'wine' ? 0.2 : 5
  if (words[0] === 'court') return words[1] === 'caravaneer' ? 50 : 1
  if (words[0] === 'caravan') {
    const asked = position.box.asks[CITIES.indexOf(words[1] as (typeof CITIES)[number])]
    if (isCity(words, LEVEL_CITIES)) return 5
    return goods[WINE] > 0 && asked >= 0 && goods[asked] > 0 ? 60 : 0.2
  }
  if (recruits(words, 'farmer')) return 60
  return recruits(words, 'merchant') || recruits(words, 'engineer') ? 8 : 1
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

/** The moves a player can choose from, as words, and how much each is liked. */
export function weighMoves(position: Position, style: Style): { text: string; weight: number }[] {
  listLegal(position, list)
  return list
    .toArray()
    .map(formatMove)
    .sort()
    .map((text) => ({ text, weight: style(text.split(' '), position) }))
}
