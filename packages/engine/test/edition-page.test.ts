import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STANDARD } from '../src/index.ts'

/** docs/edition.md shows the data of `src/box`; these tests parse its tables. */
const page = readFileSync(new URL('../../../docs/edition.md', import.meta.url), 'utf8')

/** The cells of every table row below a heading, up to the next heading. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(new RegExp(`^#+ ${heading}$`, 'm'))[1].split(/^#/m)[0]
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const rowOf = (heading: string, name: string) => rowsUnder(heading).find((row) => row[0].startsWith(name)) ?? []
const byPlayers = (counts: Readonly<Record<2 | 3 | 4, number>>) => [2, 3, 4].map((n) => String(counts[n as 2 | 3 | 4]))

test('the tokens on the page match the box', () => {
  for (const [good, count] of Object.entries(STANDARD.tokens.goods))
    expect(rowOf('Tokens', good)[1]).toBe(String(count))
  expect(rowOf('Tokens', 'camels')[1]).toBe(String(STANDARD.tokens.camels))
  expect(rowOf('Tokens', 'talents')[1]).toBe(String(STANDARD.tokens.talents))
  expect(rowOf('Tokens', 'cubes of each')[1]).toBe(String(STANDARD.tokens.cubesPerPlayer))
  expect(rowOf('Tokens', 'neutral')[1]).toBe(String(STANDARD.tokens.neutralCubes))
})

test('the trades on the page match the box', () => {
  for (const [trade, counts] of Object.entries(STANDARD.trades))
    expect(rowOf('Trades', trade).slice(1, 4)).toEqual(byPlayers(counts))
})

test('the court cards on the page match the box, with their status', () => {
  const { banker, caravaneer, palace, gardener } = STANDARD.court
  const copies = (card: { copies: Readonly<Record<2 | 3 | 4, number>>; source?: unknown }) => {
    const source = card.source as { effect: string; copies: string }
    return [...byPlayers(card.copies), source.effect, source.copies]
  }
  const text = (...numbers: number[]) => numbers.map(String)
  expect(rowsUnder('Banker').slice(1)).toEqual(
    banker.map((card, i) => ['I'.repeat(i + 1), ...text(card.talents, card.points), ...copies(card)]),
  )
  expect(rowsUnder('Caravaneer').slice(2)).toEqual(
    caravaneer.map((card, i) => ['I'.repeat(i + 1), ...text(card.bonus, card.keeps), ...copies(card)]),
  )
  expect(rowsUnder('Palace').slice(1)).toEqual(
    palace.map((card, i) => [['I', 'II', 'III', 'IV', 'V', 'VI'][i], ...text(card.points), ...copies(card)]),
  )
  expect(rowsUnder('Gardener')[1].slice(1)).toEqual(copies(gardener))
})

test('the fields and cities on the page match the box, with their status', () => {
  for (const row of ['top', 'bottom'] as const) expect(rowOf('Fields', row).slice(1, 6)).toEqual(STANDARD.fields[row])
  const rows = rowsUnder('Cities').slice(1)
  STANDARD.cities.forEach((city, i) => {
    expect(rows[i][1].toLowerCase()).toBe(city.id)
    if (city.good !== undefined) expect(rows[i][3]).toBe(city.good)
    if (city.offers !== undefined) expect(rows[i][4]).toBe(city.offers.join(' or '))
    expect(rows[i][5]).toBe(city.source)
  })
})

test('the tiles on the page match the box, with their status', () => {
  const rows = rowsUnder('Tiles').slice(1)
  expect(rows.map((row) => row[0].split(' ')[0])).toEqual(Object.keys(STANDARD.tiles))
  Object.values(STANDARD.tiles).forEach((tile, i) => {
    const [, quality, points, bonus, status] = rows[i]
    expect([quality, points]).toEqual([String(tile.quality), String(tile.points)])
    const t10 = 'points and talents printed, quality derived'
    expect(status).toBe(typeof tile.source === 'string' ? tile.source : t10)
    if (tile.court !== undefined) expect(bonus).toContain(tile.court)
    for (const kind of ['goods', 'camels', 'talents'] as const)
      if (tile[kind] !== undefined) expect(bonus).toContain(`${tile[kind]} ${kind.slice(0, -1)}`)
  })
})

test('every value of the standard edition has one of three statuses', () => {
  const statuses: unknown[] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value))
      if (key === 'source') statuses.push(...(typeof inside === 'object' ? Object.values(inside as object) : [inside]))
      else collect(inside)
  }
  collect(STANDARD)
  expect(new Set(statuses)).toEqual(new Set(['printed', 'derived', 'reconstructed']))
  const labelled = (value: { source?: unknown }) => expect(value.source).toBeDefined()
  const { court, plants, tiles, trades, cities, tokens, fields, favour, endTiles, emptySquares, doubleSides } = STANDARD
  for (const part of [tokens, fields, favour, endTiles, emptySquares, doubleSides]) labelled(part)
  for (const card of [...court.banker, ...court.caravaneer, ...court.palace, court.gardener, court.caravaneerZero])
    labelled(card)
  for (const value of [...Object.values(tiles), ...Object.values(trades), ...cities]) labelled(value)
  for (const face of Object.values(plants).flat()) labelled(face)
})

test('the page gives the status of trades, fields and plants', () => {
  for (const trade of ['farmer', 'priest', 'engineer', 'merchant'])
    expect(rowOf('Trades', trade)[4]).toBe('4 players derived; 2 and 3 reconstructed')
  expect(STANDARD.trades.farmer.source).toEqual({ 2: 'reconstructed', 3: 'reconstructed', 4: 'derived' })
  for (const row of ['top', 'bottom']) expect(rowOf('Fields', row)[6]).toBe(STANDARD.fields.source)
  for (const [card, [face, other]] of Object.entries(STANDARD.plants))
    expect([rowOf('Plants', card)[2], rowOf('Plants', card)[4]]).toEqual([face.source, other.source])
})
