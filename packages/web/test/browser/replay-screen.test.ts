import { parseRecord, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { contentOf } from './download.ts'
import { byMouse, playOut } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { at, finalScores, giveFile, linkHere, momentOf, openFile, scores } from './replay.ts'
import { awaitQuestion, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()
const GAME = playedGame({ seed: 'look back' })
const RECORD = recordOf(GAME, ['Nabu', 'Sidka'])
const SCORES = GAME.position.seats.map(({ score }) => score)
const LENGTH = GAME.entries.length
/** The same game up to an action in the middle. */
const MIDDLE = recordOf(
  playedGame(
    { seed: 'look back' },
    ({ entries, position }) => entries.length > LENGTH / 2 && position.decision === 'action',
  ),
  ['Nabu', 'Sidka'],
)

describe.concurrent('a replay', () => {
  test('opens a file, steps through it, and saves the same game again', async () => {
    const { page, complaints } = await app().open()
    await openFile(page, app(), RECORD)
    expect(await finalScores(page, text)).toEqual(SCORES)
    expect(await at(page, text)).toBe(String(LENGTH))
    await page.getByRole('button', { name: text.t('replay.bar.step.back') }).click()
    await eventually(() => at(page, text), String(LENGTH - 1))
    await page.keyboard.press('Home')
    await eventually(() => at(page, text), '0')
    expect(await scores(page, text)).toEqual([0, 0])
    await page.keyboard.press('ArrowRight')
    await eventually(() => at(page, text), '1')
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

  test('a link leads somebody else to the same position', async () => {
    const { page } = await app().open()
    await openFile(page, app(), RECORD)
    await page.keyboard.press('Home')
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown')
    await eventually(async () => (await at(page, text)) !== '0', true)
    const n = await at(page, text)
    const shown = await momentOf(page, text).textContent()
    const link = await linkHere(page, text)

    const friend = await app().open()
    await friend.page.goto(link)
    await momentOf(friend.page, text).waitFor()
    expect(await at(friend.page, text)).toBe(n)
    expect(await momentOf(friend.page, text).textContent()).toBe(shown)
    expect(await scores(friend.page, text)).toEqual(await scores(page, text))
    expect(await finalScores(friend.page, text)).toEqual(SCORES)
    expect(friend.complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('any position can be played on, against bots or around one screen', async () => {
    const { page, complaints } = await app().open()
    await openFile(page, app(), MIDDLE)
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

    await openFile(page, app(), MIDDLE)
    await page.getByRole('button', { name: text.t('replay.more') }).click()
    await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
    await table.prompt.waitFor()
    expect(await scores(page, text)).toEqual(before)
    expect(await awaitQuestion(table)).toBe('asked')
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('a damaged file is refused with its line', async () => {
    const { page } = await app().open()
    const lines = RECORD.split('\n')
    const damaged = lines.with(lines.length - 3, 'plant z9').join('\n')
    expect(parseRecord(damaged).ok).toBe(false)
    await giveFile(page, app(), damaged)
    await page
      .getByRole('status')
      .getByText(String(lines.length - 2))
      .waitFor()
  }, 240_000)
})
