import { type Edition, type Random, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect } from 'vitest'
import { result } from './end.ts'
import { createTable, joinTable, type OnlineHouse } from './online-house.ts'
import { PATIENCE, type Visit } from './open.ts'
import { answer, byMouse } from './player.ts'
import { isAsked, type Table, tableOf } from './table.ts'

const text = createText('en')
export const PHONE = { viewport: { width: 360, height: 740 } } as const

export const tableIn = ({ page }: Visit): Table => tableOf(page, text)

/** Whoever is asked answers, until the game is over or so many questions have been answered. */
export async function playAround(tables: readonly Table[], random: Random, most = 600): Promise<number> {
  let quiet = Date.now()
  for (let count = 0; count < most; ) {
    if (await tables[0].end.isVisible()) return count
    const asked = await Promise.all(tables.map(isAsked))
    const turn = asked.indexOf(true)
    if (turn >= 0) {
      await answer(tables[turn], random, byMouse)
      count++
      quiet = Date.now()
    } else if (Date.now() - quiet > PATIENCE) throw new Error('nobody is asked')
  }
  return most
}

/** Two people play to the end, one of them on a phone over plain http, and check the deals. Answers how many questions were asked. */
export async function playOnline(
  { urls, open }: OnlineHouse,
  names: readonly [string, string],
  edition?: Edition,
): Promise<number> {
  const host = await open(urls.secure)
  const guest = await open(urls.plain, PHONE)
  const link = await createTable(host.page, text, { name: names[0], others: ['open'], edition })
  expect(link.startsWith(urls.secure)).toBe(true)
  await joinTable(guest.page, text, link.replace(urls.secure, urls.plain), names[1])
  expect(await guest.page.evaluate(() => isSecureContext)).toBe(false)
  const tables = [tableIn(host), tableIn(guest)]
  await Promise.all(tables.map(({ prompt }) => prompt.waitFor()))
  const answers = await playAround(tables, seededRandom('two'))
  const results = await Promise.all(tables.map(result))
  expect(results[0].names).toEqual(names)
  expect(results[1]).toEqual(results[0])
  for (const { end } of tables) {
    await end.getByRole('button', { name: text.t('online.check') }).click()
    expect(await end.locator('.online-verdict').textContent()).toBe(text.t('online.check.good'))
    expect(await end.getByText(text.t('online.check.own')).isVisible()).toBe(true)
  }
  await tables[1].end.getByRole('link', { name: text.t('table.menu.look') }).click()
  await guest.page.getByText(names[1]).first().waitFor()
  expect([host, guest].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([host, guest].map(({ context }) => context.close()))
  return answers
}
