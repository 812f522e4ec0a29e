import { readFileSync } from 'node:fs'
import { openingsUrl, parseOpenings } from '@amyitis/bots'
import { createText } from '@amyitis/i18n'
import { percent } from '@amyitis/narration'
import { expect, test } from 'vitest'
import { linesOf } from '../../src/openings/model/lines.ts'
import { nodeAt } from '../../src/openings/model/tree.ts'
import { turnName } from '../../src/openings/parts/turn-text.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { eventually } from './wait.ts'

const app = sharedApp()
const text = createText('de')
const lines = linesOf(parseOpenings(readFileSync(openingsUrl('2p'), 'utf8')))

test('openings are explored turn by turn, by keyboard, and back again', async () => {
  const { page, context, complaints } = await app().open({ locale: 'de', painted: true })
  await page.goto(`${app().url}/#/learn`)
  await page.getByRole('link', { name: text.t('nav.openings') }).press('Enter')
  const [first] = nodeAt(lines, [])?.next ?? []
  const [second] = nodeAt(lines, [first.turn])?.next ?? []
  const row = page.getByRole('row', { name: turnName(text, first.turn) }).first()
  await row.waitFor()
  expect(await row.getByRole('cell').first().textContent()).toContain(percent(text, first.count / lines.length))
  expect(await wrongWith(page, 'all')).toEqual([])

  // The heading of what is shown next has the focus: the link itself is gone.
  await row.getByRole('link').press('Enter')
  const heading = page.getByRole('heading', { name: text.t('openings.turn', { number: 2 }) })
  await heading.waitFor()
  await eventually(() => heading.evaluate((one) => one === document.activeElement), true)
  await page
    .getByRole('link', { name: turnName(text, second.turn), exact: true })
    .last()
    .press('Enter')
  await page.waitForURL(new RegExp(`/openings/bots/2p/any/${first.turn}/${second.turn}$`))
  const way = page.getByRole('navigation', { name: text.t('openings.path') })
  await eventually(() => way.getByRole('link').count(), 3)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await wrongWith(page, 'contrast')).toEqual([])

  // As the second to play there are half as many.
  await page
    .getByRole('group', { name: text.t('stats.column.start') })
    .getByText(text.t('openings.place', { place: 2 }))
    .click()
  await page.waitForURL(/\/bots\/2p\/2\//)
  await way.getByRole('link', { name: text.t('openings.start') }).press('Enter')
  const half = (lines.length / 2).toLocaleString('de')
  await page
    .getByRole('status')
    .filter({ hasText: `${half} ` })
    .waitFor()

  await page
    .getByRole('group', { name: text.t('openings.source') })
    .getByText(text.t('openings.source.mine'))
    .click()
  await page.getByText(text.t('openings.none.mine')).waitFor()
  await page.goBack()
  await page.goto(`${app().url}/#/openings/bots/2p`)
  await page
    .getByRole('button', { name: text.t('openings.replay.bots', { number: 1, place: 1, margin: '' }).slice(0, 8) })
    .first()
    .click()
  await page.waitForURL(/#\/replay\/record\//)
  await page.getByRole('slider').waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
