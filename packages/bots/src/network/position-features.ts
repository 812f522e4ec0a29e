import {
  type Box,
  CITIES,
  COURT,
  cardLeft,
  DECISIONS,
  GOODS,
  POWERS,
  type Position,
  REQUIRED_QUALITY,
  ROWS,
  SIDES_AROUND_BITS,
  SQUARES,
  TEMPLES,
  TRADES,
} from '@amyitis/engine'
import { CANAL_FEATURES, writeCanalFeatures } from './canal-features.ts'
import { countCubesAround, OWNERS } from './cubes-around.ts'
import { GARDEN_FEATURES, LEAD_FEATURES, leadAround, writeGarden, writeLeads } from './garden-features.ts'
import { groupFeatures, writeGroups } from './group-features.ts'

/**
 * A position as input of the network, with all values around one. `table` is shared by all seats; `seats` holds the features
 * of each seat. To evaluate a seat, the network reads the table, the seat's own features and those of the others clockwise.
 */
export interface Features {
  readonly table: Float32Array
  readonly seats: readonly Float32Array[]
}

const WINE = GOODS.indexOf('wine')
const BANKER = COURT.indexOf('banker')
const CARAVANEER = COURT.indexOf('caravaneer')
const PALACE = COURT.indexOf('palace')
const GARDENER = COURT.indexOf('gardener')
const BABYLON = CITIES.indexOf('babylon')
const QUALITIES = 3
/** Highest card levels of the standard edition; a higher one counts as the highest. */
const BANKERS = 3
const CARAVANEERS = 2
/** Cubes in a temple. */
const PLACES = 4
const MAX_PLAYERS = 4
/** Trade cards in a group. */
const GROUP = 3

const bit = (holds: boolean) => (holds ? 1 : 0)

const best = [0, 0, 0, 0]
const open = [0, 0, 0, 0]
let tiles = 0
/** By quality: the square most worth planting and its worth, and the worth of the next. */
const choice = [-1, -1, -1, -1]
const worth = [0, 0, 0, 0]
const nextWorth = [0, 0, 0, 0]
/** What a tile brings besides points, roughly in points. */
const COURT_WORTH = 2.5
const GOOD_WORTH = 1
const TOKEN_WORTH = 0.75

/** Tiles in the garden; among squares that can be planted now: the best points by quality, and how many ask for each quality. */
function readTiles(pos: Position): void {
  best.fill(0)
  open.fill(0)
  choice.fill(-1)
  worth.fill(0)
  nextWorth.fill(0)
  tiles = 0
  for (let square = 0; square < SQUARES.length; square++) {
    const tile = pos.garden[square]
    if (tile < 0) continue
    tiles++
    if ((pos.irrigated & SIDES_AROUND_BITS[square]) === 0) continue
    const { points, court, goods, good, camels, talents } = pos.box.tiles[tile]
    const brings =
      points +
      (court >= 0 ? COURT_WORTH : 0) +
      (good >= 0 ? goods + 1 : goods) * GOOD_WORTH +
      (camels + talents) * TOKEN_WORTH
    open[REQUIRED_QUALITY[square]]++
    for (let quality = REQUIRED_QUALITY[square]; quality <= QUALITIES; quality++) {
      if (points > best[quality]) best[quality] = points
      if (brings > worth[quality]) {
        nextWorth[quality] = worth[quality]
        worth[quality] = brings
        choice[quality] = square
      } else if (brings > nextWorth[quality]) nextWorth[quality] = brings
    }
  }
}

/** By city: the good of its plant card and its quality, or none; the spaces that the caravan would move. */
const plantGoods = new Int32Array(CITIES.length)
const plantQualities = new Int32Array(CITIES.length)
const spaces = new Int32Array(CITIES.length)

function readCities(pos: Position): void {
  const { faces, place } = pos.box
  for (let city = 0; city < CITIES.length; city++) {
    const plant = pos.plants[city]
    plantGoods[city] = plant < 0 ? -1 : faces[plant].good
    plantQualities[city] = plant < 0 ? -1 : faces[plant].quality
    const ahead = place[city] - place[pos.caravan]
    spaces[city] = ahead > 0 ? ahead : ahead + CITIES.length
  }
}

/** Goods, except wine, that a seat lacks to pay what a city asks. */
function lacking(goods: readonly number[], first: number, second: number): number {
  const short = goods[first] > 0 ? 0 : 1
  return second >= 0 && goods[second] - bit(first === second) <= 0 ? short + 1 : short
}

/** The value of each city as a caravan stop for a seat moving it now; 0 where it can't stop. */
function writeStops(x: Float32Array, at: number, pos: Position, seat: number): number {
  const { goods, camels, court } = pos.seats[seat]
  const { asks, offers, caravaneers } = pos.box
  let held = 0
  for (let good = 0; good < GOODS.length; good++) held += goods[good]
  // Every city asks for a good.
  if (held === 0) {
    x.fill(0, at, at + 2 * CITIES.length)
    return at + 2 * CITIES.length
  }
  const range = camels === 0 ? 0 : camels + caravaneers[court[CARAVANEER]].bonus
  for (let city = 0; city < CITIES.length; city++) {
    let worth = 0
    if (city === BABYLON) worth = Math.min(2, held) / 2
    else if (lacking(goods, asks[city], plantGoods[city]) <= goods[WINE]) {
      const quality = plantQualities[city]
      worth =
        quality >= 0
          ? best[Math.min(QUALITIES, quality + court[GARDENER])] / 8
          : (bit(cardLeft(pos, seat, offers[city][0])) + bit(cardLeft(pos, seat, offers[city][1]))) / 2
    }
    x[at++] = spaces[city] <= range ? worth : 0
    x[at++] = bit(worth > 0)
  }
  return at
}

const PLANTING_FEATURES = 15

/**
 * What a seat could plant with the caravan now: the best and the next best square, whether the water there is its own, the
 * price, and what is out of reach for want of camels or of one good.
 */
function writePlantings(x: Float32Array, at: number, pos: Position, seat: number): number {
  const { goods, camels, court, talents, score } = pos.seats[seat]
  const { asks, caravaneers, tiles: boxTiles } = pos.box
  const players = pos.seats.length
  const { bonus } = caravaneers[court[CARAVANEER]]
  const range = camels === 0 ? 0 : camels + bonus
  let cities = 0
  let reached = 0
  let price: number = CITIES.length
  let far = 0
  let short = 0
  let missing = 2
  for (let city = 0; city < CITIES.length; city++) {
    if (plantQualities[city] < 0) continue
    const quality = Math.min(QUALITIES, plantQualities[city] + court[GARDENER])
    if (choice[quality] < 0) continue
    const lack = Math.max(0, lacking(goods, asks[city], plantGoods[city]) - goods[WINE])
    if (lack < missing) missing = lack
    if (spaces[city] > range) {
      if (lack === 0 && worth[quality] > far) far = worth[quality]
    } else if (lack === 0) {
      cities++
      if (quality > reached) reached = quality
      price = Math.min(price, Math.max(1, spaces[city] - bonus))
    } else if (lack === 1 && worth[quality] > short) short = worth[quality]
  }
  x[at++] = bit(cities > 0)
  x[at++] = bit(cities > 1)
  x[at++] = worth[reached] / 8
  x[at++] = nextWorth[reached] / 8
  const square = choice[reached]
  const tile = square < 0 ? undefined : boxTiles[pos.garden[square]]
  const lead = square < 0 ? 0 : leadAround(square, seat, players)
  x[at++] = tile === undefined ? 0 : tile.points / 6
  x[at++] = bit(tile !== undefined && tile.court >= 0)
  x[at++] = bit(lead > 0)
  x[at++] = bit(lead < 0)
  x[at++] = cities === 0 ? 0 : price / 4
  x[at++] = far / 8
  x[at++] = short / 8
  x[at++] = missing / 2
  x[at++] = bit(talents > 2)
  x[at++] = bit(talents > 3)
  let ahead = 0
  for (let other = 0; other < players; other++) if (pos.seats[other].score > score) ahead++
  x[at++] = ahead / players
  return at
}

/** R10.2 Strength of each seat in each temple: cubes count first, then how far right the rightmost is. */
const strengths = new Int32Array(TEMPLES.length * OWNERS)
/** How many cubes of each seat lie in each row of fields. */
const inRow = new Int32Array(ROWS.length * OWNERS)

function readCubes(pos: Position): void {
  strengths.fill(0)
  for (let place = 0; place < pos.temples.length; place++) {
    const cube = pos.temples[place]
    if (cube === 0) continue
    const at = ((place / PLACES) | 0) * OWNERS + cube
    strengths[at] = strengths[at] - (strengths[at] % PLACES) + PLACES + (place % PLACES)
  }
  inRow.fill(0)
  const { rowStart } = pos.box
  for (let row = 0; row < ROWS.length; row++)
    for (let field = rowStart[row]; field < rowStart[row + 1]; field++) inRow[row * OWNERS + pos.fields[field]]++
}

function writeTemples(x: Float32Array, at: number, pos: Position, seat: number): number {
  const players = pos.seats.length
  for (let temple = 0; temple < TEMPLES.length; temple++) {
    const first = temple * OWNERS + 1
    const own = strengths[first + seat]
    let ahead = 0
    for (let other = 0; other < players; other++) if (strengths[first + other] > own) ahead++
    const cubes = (own / PLACES) | 0
    // The next cube to join pushes the one in the last place out.
    const safe = pos.temples[temple * PLACES + PLACES - 1] === seat + 1 ? cubes - 1 : cubes
    x[at++] = cubes / 2
    x[at++] = safe / 2
    x[at++] = bit(cubes > 0 && ahead === 0)
    x[at++] = bit(cubes > 0 && ahead === 1)
  }
  return at
}

function writeFields(x: Float32Array, at: number, pos: Position, seat: number): number {
  const { rowStart } = pos.box
  const players = pos.seats.length
  for (let row = 0; row < ROWS.length; row++) {
    const first = row * OWNERS + 1
    const own = inRow[first + seat]
    let most = 0
    let filled = 0
    for (let other = 0; other < players; other++) {
      const cubes = inRow[first + other]
      filled += cubes
      if (other !== seat && cubes > most) most = cubes
    }
    x[at++] = own / 2
    x[at++] = own > most ? filled / (rowStart[row + 1] - rowStart[row]) : 0
  }
  return at
}

/** A seat's progress towards Amyitis' favour. */
function writeFavour(x: Float32Array, at: number, pos: Position, seat: number): number {
  const { tiles } = pos.seats[seat]
  let points = 0
  let need = 0
  const { favour } = pos.box
  for (let step = 0; step < favour.length; step++) {
    if (tiles >= favour[step].tiles) points = favour[step].points
    else if (need === 0) need = favour[step].tiles - tiles
  }
  x[at++] = points / 10
  x[at++] = bit(need === 1)
  x[at++] = bit(need === 2)
  x[at++] = tiles / 5
  return at
}

const canals = new Float32Array(MAX_PLAYERS * CANAL_FEATURES)
const leads = new Float32Array(MAX_PLAYERS * LEAD_FEATURES)

function writeSeat(x: Float32Array, pos: Position, seat: number): number {
  const own = pos.seats[seat]
  const players = pos.seats.length
  let at = 0
  let others = 0
  let bestOther = Number.NEGATIVE_INFINITY
  for (let other = 0; other < players; other++)
    if (other !== seat) {
      others += pos.seats[other].score
      bestOther = Math.max(bestOther, pos.seats[other].score)
    }
  x[at++] = (own.score - bestOther) / 15
  x[at++] = (own.score - others / (players - 1)) / 15
  x[at++] = Math.min(own.talents, 8) / 4
  x[at++] = bit(own.talents > 0)
  x[at++] = bit(own.talents > 1)
  x[at++] = Math.min(own.camels, 6) / 3
  x[at++] = bit(own.camels > 0)
  x[at++] = bit(own.camels > 1)
  x[at++] = bit(own.camels > 2)
  let held = 0
  for (let good = 0; good < GOODS.length; good++) {
    held += own.goods[good]
    x[at++] = Math.min(own.goods[good], 3) / 1.5
  }
  const { keeps } = pos.box.caravaneers[own.court[CARAVANEER]]
  x[at++] = Math.min(held, keeps) / 2
  x[at++] = Math.max(0, held - keeps) / 2
  const banker = Math.min(own.court[BANKER], BANKERS)
  for (let level = 1; level <= BANKERS; level++) x[at++] = bit(banker === level)
  const caravaneer = Math.min(own.court[CARAVANEER], CARAVANEERS)
  for (let level = 1; level <= CARAVANEERS; level++) x[at++] = bit(caravaneer === level)
  const palace = own.court[PALACE]
  x[at++] = palace / 4
  x[at++] = cardLeft(pos, seat, PALACE) ? pos.box.palaces[palace + 1].points / 6 : 0
  x[at++] = bit(cardLeft(pos, seat, BANKER))
  x[at++] = bit(cardLeft(pos, seat, CARAVANEER))
  x[at++] = bit(cardLeft(pos, seat, GARDENER))
  x[at++] = Math.min(own.court[GARDENER], 3) / 1.5
  x[at++] = bit(own.court[GARDENER] > 0)
  x[at++] = bit(own.passed)
  x[at++] = bit(own.cubes < 4)
  // How soon the seat is to move.
  const turn = (seat - pos.player + players) % players
  x[at++] = bit(turn === 0)
  x[at++] = turn / players
  x[at++] = bit(pos.firstPlayer === seat)
  x[at++] = bit((pos.firstPlayer + players - 1) % players === seat)
  if (pos.box.palace) {
    x[at++] = Math.min(own.track, 12) / 6
    let ahead = 0
    for (let other = 0; other < players; other++) if (pos.seats[other].track > own.track) ahead++
    x[at++] = bit(ahead === 0)
    x[at++] = ahead / players
    for (let power = 0; power < POWERS.length; power++) x[at++] = bit(pos.powers[power] === seat)
  }
  at = writeFavour(x, at, pos, seat)
  at = writeTemples(x, at, pos, seat)
  at = writeFields(x, at, pos, seat)
  at = writeStops(x, at, pos, seat)
  for (let i = 0; i < CANAL_FEATURES; i++) x[at++] = canals[seat * CANAL_FEATURES + i]
  at = writePlantings(x, at, pos, seat)
  for (let i = 0; i < LEAD_FEATURES; i++) x[at++] = leads[seat * LEAD_FEATURES + i]
  return at
}

/** The courtier comes with the Palace. */
const tradesOf = ({ palace }: Pick<Box, 'palace'>) => (palace ? TRADES.length : TRADES.length - 1)

function writeCards(x: Float32Array, from: number, pos: Position): number {
  const end = from + 4 * tradesOf(pos.box)
  x.fill(0, from, end)
  for (let card = 0; card < pos.groups.length; card++) {
    if ((pos.turned & (1 << card)) !== 0) continue
    const turned = pos.turned >> (card - (card % GROUP))
    const price = (turned & 1) + ((turned >> 1) & 1) + ((turned >> 2) & 1)
    const at = from + 4 * pos.groups[card]
    x[at]++
    if (price === 0) x[at + 1] = 1
    if (price <= 1) x[at + 2] = 1
    if (price <= 2) x[at + 3] = 1
  }
  for (let at = from; at < end; at += 4) x[at] /= GROUP
  return end
}

function writeTable(x: Float32Array, pos: Position): number {
  const { box, reserve } = pos
  let at = 0
  const togo = tiles - box.endTiles
  x[at++] = Math.min(pos.round, 20) / 10
  x[at++] = Math.max(0, togo) / 6
  x[at++] = bit(togo <= 0)
  x[at++] = bit(togo === 1)
  x[at++] = bit(togo === 2)
  x[at++] = bit(pos.phase === 'palace')
  x[at++] = bit(pos.phase === 'procession')
  x[at++] = bit(pos.phase === 'temples')
  x[at++] = bit(pos.phase === 'stock')
  let passed = 0
  for (let seat = 0; seat < pos.seats.length; seat++) if (pos.seats[seat].passed) passed++
  x[at++] = passed / pos.seats.length
  for (let decision = 0; decision < DECISIONS.length; decision++) x[at++] = bit(pos.decision === DECISIONS[decision])
  for (let city = 0; city < CITIES.length; city++) x[at++] = bit(pos.caravan === city)
  for (let city = 0; city < CITIES.length; city++) x[at++] = plantQualities[city] < 0 ? 0 : plantQualities[city] - 1
  for (let quality = 1; quality <= QUALITIES; quality++) {
    x[at++] = best[quality] / 6
    x[at++] = open[quality] / 3
  }
  for (let row = 0; row < ROWS.length; row++) {
    let field = box.rowStart[row]
    while (pos.fields[field] !== 0) field++
    for (let good = 0; good < GOODS.length; good++) x[at++] = bit(box.fields[field] === good)
  }
  x[at++] = bit(reserve.camels === 0)
  x[at++] = bit(reserve.talents === 0)
  at = writeCards(x, at, pos)
  at = writeGroups(x, at, pos, tradesOf(box))
  return writeGarden(x, at, pos)
}

/** Writes the features of a position into `into`. */
export function writeFeatures(pos: Position, into: Features): void {
  readTiles(pos)
  readCities(pos)
  readCubes(pos)
  countCubesAround(pos)
  writeCanalFeatures(pos, canals)
  writeLeads(pos, leads)
  writeTable(into.table, pos)
  for (let seat = 0; seat < pos.seats.length; seat++) writeSeat(into.seats[seat], pos, seat)
}

/**
 * The number of features for a kind of game. New ones come last: `widen` in the lab then gives them to trained weights, which
 * play as before.
 */
export function featureSizes({ palace }: Pick<Box, 'palace'>): { table: number; seat: number } {
  const cities = CITIES.length
  const trades = tradesOf({ palace })
  return {
    table:
      10 +
      DECISIONS.length +
      2 * cities +
      2 * QUALITIES +
      ROWS.length * GOODS.length +
      2 +
      4 * trades +
      groupFeatures(trades) +
      GARDEN_FEATURES,
    seat:
      34 +
      (palace ? 3 + POWERS.length : 0) +
      4 +
      4 * TEMPLES.length +
      2 * ROWS.length +
      2 * cities +
      CANAL_FEATURES +
      PLANTING_FEATURES +
      LEAD_FEATURES,
  }
}
