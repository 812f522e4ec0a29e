import { parseRecord, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contentOf } from './download.ts'
import { houseFor } from './house.ts'
import { byMouse, playOut } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { finalScores, momentOf, scores, sliderOf } from './replay.ts'
import { awaitQuestion, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const house = houseFor()
const GAME = playedGame({ seed: 'look back' })
const RECORD = recordOf(GAME, ['Nabu', 'Sidka'])
const SCORES = GAME.position.seats.map(({ score }) => score)
const LENGTH = GAME.entries.length
/** The same game up to an action in its middle. */
const MIDDLE = recordOf(
  playedGame(
    { seed: 'look back' },
    ({ entries, position }) => entries.length > LENGTH / 2 && position.decision === 'action',
  ),
  ['Nabu', 'Sidka'],
)

/** Opens a record as a file, on the screen for it. */
async function openFile(page: Page, record: string): Promise<void> {
  await page.goto(`${house().url}/#/games`)
  const file = { name: 'game.amyitis', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.getByLabel(text.t('games.open.file')).setInputFiles(file)
  await page.getByRole('region', { name: text.t('replay.bar.title') }).waitFor()
}

const PARTS = ['players', 'groups', 'ring', 'reserve', 'fields', 'temples', 'palace'] as const

/** All that the parts of the table but the log tell of the position looked at. */
async function told(page: Page): Promise<string> {
  const parts = PARTS.map((part) => page.getByRole('region', { name: text.t(`table.${part}`), exact: true }))
  return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n')
}

const at = (page: Page) => sliderOf(page, text).inputValue()

async function linkHere(page: Page): Promise<string> {
  await page.getByRole('button', { name: text.t('replay.share'), exact: true }).click()
  const link = await page.getByRole('textbox', { name: text.t('replay.share.link') }).inputValue()
  await page.keyboard.press('Escape')
  return link
}

describe.concurrent('a look back', () => {
  test('opens a file, goes step by step, and saves the same game again', async () => {
    const { page, complaints } = await house().open()
    await openFile(page, RECORD)
    expect(await finalScores(page, text)).toEqual(SCORES)
    expect(await at(page)).toBe(String(LENGTH))
    await page.getByRole('button', { name: text.t('replay.bar.step.back') }).click()
    await eventually(() => at(page), String(LENGTH - 1))
    await page.keyboard.press('Home')
    await eventually(() => at(page), '0')
    expect(await scores(page, text)).toEqual([0, 0])
    await page.keyboard.press('ArrowRight')
    await eventually(() => at(page), '1')
    await page.keyboard.press('PageDown')
    await momentOf(page, text)
      .getByText(`${text.t('review.round', { round: 2 })} ·`)
      .waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.t('games.save'), exact: true }).click(),
    ])
    expect(await contentOf(download)).toBe(RECORD)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('shows after many steps, forth and back, what it shows when it is opened there', async () => {
    const { page } = await house().open()
    const game = playedGame({ players: 4, palace: true, seed: 'step by step' })
    await openFile(page, recordOf(game, ['Nabu', 'Sidka', 'Enlil', 'Kubaba']))
    await page.keyboard.press('Home')
    const { page: other } = await house().open()
    await other.goto(await linkHere(page))
    for (const steps of [23, 17, -9, 31, 40, -26]) {
      const n = Number(await at(page)) + steps
      for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
      await eventually(() => at(page), String(n))
      await other.goto(`${other.url().replace(/\/\d+$/, '')}/${n}`)
      await other.reload()
      await momentOf(other, text).waitFor()
      const wanted = await told(other)
      await eventually(() => told(page), wanted)
    }
    await page.context().close()
    await other.context().close()
  }, 240_000)

  test('a link leads somebody else to the same position', async () => {
    const { page } = await house().open()
    await openFile(page, RECORD)
    await page.keyboard.press('Home')
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown')
    await eventually(async () => (await at(page)) !== '0', true)
    const [n, shown] = [await at(page), await momentOf(page, text).textContent()]
    const link = await linkHere(page)

    const friend = await house().open()
    await friend.page.goto(link)
    await momentOf(friend.page, text).waitFor()
    expect(await at(friend.page)).toBe(n)
    expect(await momentOf(friend.page, text).textContent()).toBe(shown)
    expect(await scores(friend.page, text)).toEqual(await scores(page, text))
    expect(await finalScores(friend.page, text)).toEqual(SCORES)
    expect(friend.complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('one can play on from any position against bots, or around one screen', async () => {
    const { page, complaints } = await house().open()
    await openFile(page, MIDDLE)
    const before = await scores(page, text)
    await page.getByRole('button', { name: text.t('replay.play-on'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: text.t('replay.play-on') })
    await dialog.getByRole('radio', { name: 'Nabu' }).check()
    await dialog
      .getByLabel(text.t('replay.play-on.level'))
      .selectOption(
        text.t('level.line', { name: text.t('level.gardener.name'), style: text.t('level.gardener.style') }),
      )
    await dialog.getByRole('button', { name: text.t('replay.play-on.go'), exact: true }).click()
    const table = tableOf(page, text)
    await table.prompt.waitFor()
    await awaitQuestion(table)
    const now = await scores(page, text)
    now.forEach((score, seat) => {
      expect(score).toBeGreaterThanOrEqual(before[seat])
    })
    for await (const _ of playOut(table, seededRandom('tester'), byMouse)) break

    await openFile(page, MIDDLE)
    await page.getByRole('button', { name: text.t('replay.more') }).click()
    await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
    await table.prompt.waitFor()
    expect(await scores(page, text)).toEqual(before)
    expect(await awaitQuestion(table)).toBe('asked')
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('a damaged file is refused with its line', async () => {
    const { page } = await house().open()
    await page.goto(`${house().url}/#/games`)
    const lines = RECORD.split('\n')
    const damaged = lines.with(lines.length - 3, 'plant z9').join('\n')
    expect(parseRecord(damaged).ok).toBe(false)
    const file = { name: 'game.amyitis', mimeType: 'text/plain', buffer: Buffer.from(damaged) }
    await page.getByLabel(text.t('games.open.file')).setInputFiles(file)
    await page
      .getByRole('status')
      .getByText(String(lines.length - 2))
      .waitFor()
  }, 240_000)
})
