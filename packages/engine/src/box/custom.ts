import { Check, type Checked, type EditionFault, type Problem, problem } from './check.ts'
import { CITIES, KIND_OF } from './cities.ts'
import { COURT, LEVELS } from './court.ts'
import { type Edition, STANDARD } from './edition.ts'
import { ROWS } from './fields.ts'
import { FLOOR, SQUARES, TOP_SQUARE } from './garden.ts'
import { GOODS, START, WINE } from './goods.ts'
import { KHORSABAD_PLANT, PLANTS } from './plants.ts'
import { GROUP, TRADES } from './trades.ts'

/** Whatever is demanded of an edition has a code. */
type EditionCheck = Check<Problem>

const PLAYERS = [2, 3, 4] as const
const MAX = 99
/** A handful of goods has four bits for each kind (`play/move.ts`). */
const MAX_GOODS = 15
const MAX_FIELDS = 9
/** A tile id stands in records between blanks, where a hyphen alone is an empty square. */
const TILE_ID = /^[a-z0-9][a-z0-9-]{0,15}$/
/** R2.4 Without wine, so many kinds can lie on the Caravaneer II cards. */
const CARAVANEER_GOODS = WINE

const asked = GOODS.slice(0, WINE)

function checkTokens(check: EditionCheck, value: unknown): void {
  const tokens = check.record(value, 'tokens', ['goods', 'camels', 'talents', 'cubesPerPlayer', 'neutralCubes'])
  const goods = check.record(tokens.goods, 'tokens.goods', GOODS)
  for (const good of GOODS) check.integer(goods[good], `tokens.goods.${good}`, 1, MAX_GOODS)
  check.integer(tokens.camels, 'tokens.camels', START.camels * 4, MAX)
  check.integer(tokens.talents, 'tokens.talents', START.talents * 4, MAX)
  check.integer(tokens.cubesPerPlayer, 'tokens.cubesPerPlayer', 1, MAX)
  check.integer(tokens.neutralCubes, 'tokens.neutralCubes', 0, MAX)
}

function checkPerPlayers(
  check: EditionCheck,
  value: unknown,
  path: string,
  min: number,
  max: number,
  also: string[] = [],
) {
  const counts = check.record(value, path, ['2', '3', '4'], also)
  return PLAYERS.map((players) => check.integer(counts[players], `${path}.${players}`, min, max))
}

/** R4.1 Three cards for each player must be there, without the courtiers too. */
function checkTrades(check: EditionCheck, value: unknown): void {
  const trades = check.record(value, 'trades', TRADES)
  const counts = TRADES.map((trade) => checkPerPlayers(check, trades[trade], `trades.${trade}`, 0, 9, ['only']))
  for (const trade of TRADES) {
    const { only } = check.object(trades[trade], `trades.${trade}`)
    if (only !== undefined) check.name(only, `trades.${trade}.only`, ['palace'])
  }
  PLAYERS.forEach((players, i) => {
    const cards = counts.slice(0, -1).reduce((sum, count) => sum + count[i], 0)
    check.demand(cards >= players * GROUP, 'trades', problem('groups', { cards, players, size: GROUP }))
  })
}

const EFFECTS = { banker: ['talents', 'points'], caravaneer: ['bonus', 'keeps'], palace: ['points'] } as const

function checkCourt(check: EditionCheck, value: unknown): void {
  const court = check.record(value, 'court', [...COURT, 'caravaneerZero'])
  for (const [kind, effects] of Object.entries(EFFECTS)) {
    const levels = LEVELS[COURT.indexOf(kind as (typeof COURT)[number])]
    check.list(court[kind], `court.${kind}`, levels).forEach((value, i) => {
      const path = `court.${kind}[${i}]`
      const card = check.record(value, path, ['level', 'copies', ...effects])
      check.integer(card.level, `${path}.level`, i + 1, i + 1)
      for (const effect of effects) check.integer(card[effect], `${path}.${effect}`, 0, MAX)
      const most = kind === 'caravaneer' && i === 1 ? CARAVANEER_GOODS : 4
      checkPerPlayers(check, card.copies, `${path}.copies`, 0, most)
    })
  }
  const gardener = check.record(court.gardener, 'court.gardener', ['copies'])
  checkPerPlayers(check, gardener.copies, 'court.gardener.copies', 0, MAX)
  const zero = check.record(court.caravaneerZero, 'court.caravaneerZero', ['bonus', 'keeps'])
  check.integer(zero.bonus, 'court.caravaneerZero.bonus', 0, MAX)
  check.integer(zero.keeps, 'court.caravaneerZero.keeps', 0, MAX)
}

function checkFields(check: EditionCheck, value: unknown): void {
  const fields = check.record(value, 'fields', ROWS)
  for (const row of ROWS) {
    const goods = check.list(fields[row], `fields.${row}`)
    check.demand(
      goods.length > 0 && goods.length <= MAX_FIELDS,
      `fields.${row}`,
      problem('fields', { max: MAX_FIELDS, count: goods.length }),
    )
    goods.forEach((good, i) => {
      check.name(good, `fields.${row}[${i}]`, GOODS)
    })
  }
}

/** R7.1 All nine cities once, in any order. Their kind is part of the rules (R7.4–R7.6). */
function checkCities(check: EditionCheck, value: unknown): void {
  const seen = new Set<number>()
  check.list(value, 'cities', CITIES.length).forEach((entry, i) => {
    const path = `cities[${i}]`
    const city = check.object(entry, path)
    const id = check.name(city.id, `${path}.id`, CITIES)
    if (id < 0) return
    check.demand(!seen.has(id), `${path}.id`, problem('twice', { name: CITIES[id] }))
    seen.add(id)
    const kind = KIND_OF[id]
    const keys = { babylon: [], plant: ['good'], court: ['good', 'offers'] }[kind]
    check.record(entry, path, ['id', 'kind', ...keys])
    check.name(city.kind, `${path}.kind`, [kind])
    if (kind !== 'babylon') check.name(city.good, `${path}.good`, asked)
    if (kind === 'court') {
      const offers = check.list(city.offers, `${path}.offers`, 2)
      offers.forEach((offer, j) => {
        check.name(offer, `${path}.offers[${j}]`, COURT)
      })
      check.demand(offers.length < 2 || offers[0] !== offers[1], `${path}.offers`, problem('offers'))
    }
  })
}

/** R2.2 The Khorsabad card has quality 2 on both faces, the others quality 1 on the first. */
function checkPlants(check: EditionCheck, value: unknown): void {
  const plants = check.record(value, 'plants', PLANTS)
  PLANTS.forEach((plant, index) => {
    check.list(plants[plant], `plants.${plant}`, 2).forEach((entry, face) => {
      const path = `plants.${plant}[${face}]`
      const object = check.object(entry, path)
      const quality = index === KHORSABAD_PLANT || face === 1 ? 2 : 1
      check.record(object, path, quality === 2 ? ['quality', 'good'] : ['quality'])
      check.integer(object.quality, `${path}.quality`, quality, quality)
      if (quality === 2) check.name(object.good, `${path}.good`, asked)
    })
  })
}

function checkTile(check: EditionCheck, value: unknown, path: string): { quality: number; top: boolean } {
  const tile = check.record(value, path, ['quality', 'points'], ['talents', 'camels', 'goods', 'court', 'top'])
  const quality = check.integer(tile.quality, `${path}.quality`, 1, 3)
  check.integer(tile.points, `${path}.points`, 0, MAX)
  for (const bonus of ['talents', 'camels', 'goods'])
    if (tile[bonus] !== undefined) check.integer(tile[bonus], `${path}.${bonus}`, 0, 9)
  if (tile.court !== undefined) check.name(tile.court, `${path}.court`, [...COURT, 'any'])
  const top = tile.top !== undefined && check.boolean(tile.top, `${path}.top`)
  if (top) check.demand(quality === 3, `${path}.quality`, problem('top-quality'))
  return { quality, top }
}

/** R2.5 Squares without a tile; the top is never one of them. */
function checkEmptySquares(check: EditionCheck, value: unknown): string[][] {
  const empty = check.record(value, 'emptySquares', ['2', '3', '4'])
  return PLAYERS.map((players) => {
    const path = `emptySquares.${players}`
    const squares = check.list(empty[players], path)
    squares.forEach((square, i) => {
      const index = check.name(square, `${path}[${i}]`, SQUARES)
      check.demand(index !== TOP_SQUARE, `${path}[${i}]`, problem('top-square', { square: SQUARES[TOP_SQUARE] }))
      if (index < 0) return
      check.demand(squares.indexOf(square) === i, `${path}[${i}]`, problem('twice', { name: SQUARES[index] }))
    })
    return squares as string[]
  })
}

/** R2.5 Every floor must find enough tiles of its quality. */
function checkTiles(check: EditionCheck, value: unknown, empty: string[][]): void {
  const object = check.object(value, 'tiles')
  check.remarks(object, 'tiles')
  const entries = Object.entries(object).filter(([id]) => id !== '$comment' && id !== 'source')
  check.demand(entries.length <= MAX, 'tiles', problem('tiles', { max: MAX, count: entries.length }))
  const tiles = entries.map(([id, tile]) => {
    const fits = TILE_ID.test(id) && id !== 'unused'
    check.demand(fits, `tiles.${id}`, problem('tile-id'))
    return checkTile(check, tile, `tiles.${id}`)
  })
  const tops = tiles.filter((tile) => tile.top).length
  check.demand(tops === 1, 'tiles', problem('tops', { count: tops }))
  PLAYERS.forEach((players, i) => {
    for (const floor of [1, 2, 3]) {
      const squares = SQUARES.filter((square, index) => FLOOR[index] === floor && !empty[i].includes(square)).length
      const there = tiles.filter((tile) => tile.quality === floor && !tile.top).length
      check.demand(there >= squares, 'tiles', problem('floor', { tiles: there, floor, squares, players }))
    }
  })
}

/** R11.2 Steps in rising order. */
function checkFavour(check: EditionCheck, value: unknown): void {
  const favour = check.record(value, 'favour', ['2', '3', '4'])
  for (const players of PLAYERS) {
    let before = { tiles: 0, points: 0 }
    check.list(favour[players], `favour.${players}`).forEach((entry, i) => {
      const path = `favour.${players}[${i}]`
      const step = check.record(entry, path, ['tiles', 'points'])
      const tiles = check.integer(step.tiles, `${path}.tiles`, before.tiles + 1, SQUARES.length)
      const points = check.integer(step.points, `${path}.points`, 0, MAX)
      before = { tiles, points }
    })
  }
}

/** R11.1 The game must not be over before it begins. */
function checkEnd(check: EditionCheck, value: unknown, empty: string[][]): void {
  const endTiles = check.record(value, 'endTiles', ['2', '3', '4'])
  PLAYERS.forEach((players, i) => {
    check.integer(endTiles[players], `endTiles.${players}`, 0, SQUARES.length - empty[i].length - 1)
  })
}

/** The values of an edition without remarks, as text: equal boxes have equal texts. */
function valuesOf(edition: unknown): string {
  return JSON.stringify(edition, (key, value) => {
    if (key === 'source' || key === '$comment') return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

const PARTS = [
  'id',
  'tokens',
  'trades',
  'court',
  'fields',
  'cities',
  'plants',
  'doubleSides',
  'tiles',
  'favour',
  'endTiles',
  'emptySquares',
]

/** Is this JSON an edition that the rules can play? If not: every fault, with its path. */
export function checkEdition(json: unknown): Checked<Edition, EditionFault> {
  const check = new Check<Problem>()
  const edition = check.record(json, 'edition', PARTS)
  if (check.faults.length > 0) return check.result(() => edition as unknown as Edition)
  const id = edition.id
  check.demand(typeof id === 'string' && /^[\w .-]{1,40}$/.test(id), 'id', problem('id'))
  checkTokens(check, edition.tokens)
  checkTrades(check, edition.trades)
  checkCourt(check, edition.court)
  checkFields(check, edition.fields)
  checkCities(check, edition.cities)
  checkPlants(check, edition.plants)
  const doubles = check.record(edition.doubleSides, 'doubleSides', ['minFloor'])
  check.integer(doubles.minFloor, 'doubleSides.minFloor', 1, 5)
  const empty = checkEmptySquares(check, edition.emptySquares)
  checkTiles(check, edition.tiles, empty)
  checkFavour(check, edition.favour)
  checkEnd(check, edition.endTiles, empty)
  if (check.faults.length > 0 || id !== STANDARD.id) return check.result(() => edition as unknown as Edition)
  check.demand(valuesOf(edition) === valuesOf(STANDARD), 'id', problem('standard'))
  return check.result(() => STANDARD)
}
