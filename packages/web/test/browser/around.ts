import { setTimeout } from 'node:timers/promises'
import { type Edition, type Random, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect } from 'vitest'
import { result } from './end.ts'
import { createTable, joinTable, type OnlineApp } from './online-app.ts'
import { TIMEOUT_MS, type Visit } from './open.ts'
import { answer, byMouse, MOST } from './player.ts'
import { checkResult } from './solo.ts'
import { isAsked, type Table, tableOf } from './table.ts'

const text = createText('en')
export const PHONE = { viewport: { width: 360, height: 740 } } as const

export const tableIn = ({ page }: Visit): Table => tableOf(page, text)

/** Players answer in turn until the game is over or the given number of questions is reached. */
export async function playAround(tables: readonly Table[], random: Random, most?: number): Promise<number> {
  let quiet = Date.now()
  for (let count = 0; count < (most ?? MOST); ) {
    const asked = await Promise.all(tables.map(isAsked))
    const turn = asked.indexOf(true)
    if (turn >= 0) {
      await answer(tables[turn], random, byMouse)
      count++
      quiet = Date.now()
    } else if (await tables[0].end.isVisible()) return count
    else if (Date.now() - quiet > TIMEOUT_MS) throw new Error('nobody is asked')
    else await setTimeout(50)
  }
  if (most === undefined) throw new Error(`no end after ${MOST} answers`)
  return most
}

/** Two people play to the end, one on a phone over plain HTTP, and check the deals. Returns the number of questions. */
export async function playOnline(
  { urls, open }: OnlineApp,
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
  // Both see the same result, each from their own seat.
  expect({ ...results[1], winner: '' }).toEqual({ ...results[0], winner: '' })
  for (const [i, name] of names.entries()) checkResult(results[i], name)
  for (const { page, end } of tables) {
    await end.getByRole('button', { name: text.t('online.check.title') }).click()
    const check = page.getByRole('dialog', { name: text.t('online.check.title') })
    await check.getByText(text.t('online.check.good')).waitFor()
    expect(await check.getByText(text.t('online.check.own')).isVisible()).toBe(true)
    await check.getByRole('button', { name: text.t('app.close') }).click()
  }
  await tables[1].end.getByRole('link', { name: text.t('finale.review.short') }).click()
  await guest.page
    .getByRole('heading', { name: text.t('table.end.sources') })
    .first()
    .waitFor()
  await guest.page.getByText(names[1]).first().waitFor()
  expect([host, guest].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([host, guest].map(({ context }) => context.close()))
  return answers
}
