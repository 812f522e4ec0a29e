import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { PHONE, playAround, playOnline, tableIn } from './around.ts'
import { result } from './end.ts'
import { createTable, joinTable, onlineHouseFor } from './online-house.ts'

const text = createText('en')
const house = onlineHouseFor()

test('two people play a whole game, one of them on a phone over plain http, and it was dealt fairly', async () => {
  expect(await playOnline(house(), ['Nabu', 'Sidka'])).toBeGreaterThan(40)
}, 400_000)

test('four people play a whole game, one of them on a phone', async () => {
  const { urls, open } = house()
  const names = ['Anu', 'Enlil', 'Ea', 'Ishtar']
  const visits = await Promise.all(names.map((_, i) => open(urls.secure, i === 3 ? PHONE : {})))
  const link = await createTable(visits[0].page, text, { name: names[0], others: ['open', 'open', 'open'] })
  for (const i of [1, 2, 3]) await joinTable(visits[i].page, text, link, names[i])
  const tables = visits.map(tableIn)
  await Promise.all(tables.map(({ prompt }) => prompt.waitFor()))
  await playAround(tables, seededRandom('four'))
  const results = await Promise.all(tables.map(result))
  expect(results[0].names).toEqual(names)
  for (const other of results) expect(other).toEqual(results[0])
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all(visits.map(({ context }) => context.close()))
}, 420_000)
