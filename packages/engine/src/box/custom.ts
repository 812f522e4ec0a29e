import { ASKABLE, EDITION_ID, MAX, MAX_FIELDS, MAX_GOODS, MAX_TRADES, PLAYERS } from './bounds.ts'
import { Check, type Checked, found } from './check.ts'
import { checkCourt } from './check-court.ts'
import { checkDoubleSides, checkEmptySquares, checkEnd, checkTiles } from './check-garden.ts'
import { checkPerPlayers, type EditionCheck } from './check-players.ts'
import { CITIES, KIND_OF } from './cities.ts'
import { GOODS, GROUP, KHORSABAD_PLANT, PLANTS, ROWS, START, TRADES } from './components.ts'
import { COURT } from './court.ts'
import { EDITION_VERSION, type Edition, STANDARD, upgradeEdition } from './edition.ts'
import { type EditionCode, type EditionFault, problem } from './edition-problem.ts'
import { SQUARES } from './garden.ts'
import { readJson } from './json.ts'
import { expandEdition, isShort } from './short-edition.ts'

function checkTokens(check: EditionCheck, value: unknown): void {
  const tokens = check.record(value, 'tokens', ['goods', 'camels', 'talents', 'cubesPerPlayer', 'neutralCubes'])
  const goods = check.record(tokens.goods, 'tokens.goods', GOODS)
  for (const good of GOODS) check.integer(goods[good], `tokens.goods.${good}`, 1, MAX_GOODS)
  check.integer(tokens.camels, 'tokens.camels', START.camels * 4, MAX)
  check.integer(tokens.talents, 'tokens.talents', START.talents * 4, MAX)
  check.integer(tokens.cubesPerPlayer, 'tokens.cubesPerPlayer', 1, MAX)
  check.integer(tokens.neutralCubes, 'tokens.neutralCubes', 0, MAX)
}

/** R4.1 There must be three cards per player, even without the courtiers. */
function checkTrades(check: EditionCheck, value: unknown): void {
  const before = check.count
  const trades = check.record(value, 'trades', TRADES)
  const counts = TRADES.map((trade) =>
    checkPerPlayers(check, trades[trade], `trades.${trade}`, 0, MAX_TRADES, ['only']),
  )
  for (const trade of TRADES) {
    const { only } = (trades[trade] ?? {}) as { only?: unknown }
    if (only !== undefined) check.name(only, `trades.${trade}.only`, ['palace'])
  }
  if (check.count > before) return
  PLAYERS.forEach((players, i) => {
    const cards = counts.slice(0, -1).reduce((sum, count) => sum + count[i], 0)
    check.demand(cards >= players * GROUP, 'trades', problem('groups', { cards, players, size: GROUP }))
  })
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
    if (kind !== 'babylon') check.name(city.good, `${path}.good`, ASKABLE)
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
      if (quality === 2) check.name(object.good, `${path}.good`, ASKABLE)
    })
  })
}

/** R11.2 Steps in ascending order. */
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

/** The values of an edition without remarks, as text: equal boxes have equal texts, whatever their format version. */
export function editionValues(edition: Edition): string {
  return JSON.stringify(upgradeEdition(edition), (key, value) => {
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

/** The format version of a file; 1 if it has none. */
function checkVersion(check: EditionCheck, json: unknown): number {
  const { version = 1 } = (json ?? {}) as { version?: unknown }
  if (version === 1 || version === EDITION_VERSION) return version
  check.fault('version', problem('version', { found: found(version) }))
  return EDITION_VERSION
}

/** Is this JSON a playable edition? If not: every fault, with its path. */
export function checkEdition(json: unknown): Checked<Edition, EditionFault> {
  if (!isShort(json)) return checkWhole(json)
  if (json.extends === STANDARD.id && json.version !== 1) return checkWhole(expandEdition(json))
  const check = new Check<EditionCode>()
  if (json.version === 1) check.fault('extends', problem('newer', { version: EDITION_VERSION }))
  else check.fault('extends', problem('extends', { name: STANDARD.id, found: found(json.extends) }))
  return check.result(() => STANDARD)
}

function checkWhole(json: unknown): Checked<Edition, EditionFault> {
  const check = new Check<EditionCode>()
  const version = checkVersion(check, json)
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  const edition = check.record(json, '', version === 1 ? PARTS : [...PARTS, 'doublePasses'], [
    'version',
    'doublePasses',
  ])
  if (!isObject) return check.result(() => STANDARD)
  const { id } = edition
  check.demand(typeof id === 'string' && EDITION_ID.test(id), 'id', problem('id'))
  checkTokens(check, edition.tokens)
  checkTrades(check, edition.trades)
  checkCourt(check, edition.court, version)
  checkFields(check, edition.fields)
  checkCities(check, edition.cities)
  checkPlants(check, edition.plants)
  checkDoubleSides(check, edition, version)
  const empty = checkEmptySquares(check, edition.emptySquares)
  checkTiles(check, edition.tiles, empty, version)
  checkFavour(check, edition.favour)
  checkEnd(check, edition.endTiles, empty)
  if (check.count > 0 || id !== STANDARD.id) return check.result(() => edition as unknown as Edition)
  const same = editionValues(edition as unknown as Edition) === editionValues(STANDARD)
  check.demand(same, 'id', problem('standard'))
  return check.result(() => STANDARD)
}

/** The same for the text of a file. */
export function readEdition(text: string): Checked<Edition, EditionFault> {
  const read = readJson(text)
  if ('json' in read) return checkEdition(read.json)
  const check = new Check<EditionCode>()
  check.fault('edition', problem('json', { line: read.line, column: read.column }))
  return check.result(() => STANDARD)
}
