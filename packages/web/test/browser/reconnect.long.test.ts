import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { playAround } from './around.ts'
import { createTable, joinTable, separateOnlineApp } from './online-app.ts'
import { answer, byMouse } from './player.ts'
import { isAsked, type Table, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = separateOnlineApp()

/** The whole log as text. */
const logOf = ({ page }: Table) => page.getByRole('region', { name: text.t('table.log'), exact: true }).ariaSnapshot()

test('a disconnected player returns to the same table, and a spectator sees everything and decides nothing', async () => {
  const { urls, open, restart } = app()
  const people = () => open(urls.secure)
  const host = await people()
  const guest = await people()
  const looker = await people()
  const link = await createTable(host.page, text, { name: 'Enki', others: ['open', 'bot'] })
  await joinTable(guest.page, text, link, 'Ninlil')
  await looker.page.goto(link)
  const [one, two, seen] = [host, guest, looker].map(({ page }) => tableOf(page, text))
  await Promise.all([one, two, seen].map(({ prompt }) => prompt.waitFor()))
  await looker.page.getByText(text.t('online.watching')).waitFor()
  const random = seededRandom('drop')
  await playAround([one, two], random, 6)
  expect(await isAsked(seen)).toBe(false)

  // One player’s connection is cut; the other plays on as far as possible.
  await guest.context.setOffline(true)
  await guest.page.getByText(text.t('online.lost')).waitFor()
  if (await isAsked(one)) await answer(one, random, byMouse)
  await guest.context.setOffline(false)
  await guest.page.getByText(text.t('online.lost')).waitFor({ state: 'detached' })
  await playAround([one, two], random, 4)

  // The server restarts.
  await restart()
  await playAround([one, two], random, 4)
  const quiet = async () => !(await Promise.all([one, two].map(isAsked))).every((asked) => !asked)
  await eventually(quiet, true)
  const story = await logOf(one)
  expect(story).toContain('Enki')
  await eventually(() => logOf(two), story)
  await eventually(() => logOf(seen), story)
  await Promise.all([host, guest, looker].map(({ context }) => context.close()))
}, 240_000)
