import { createText, type Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import type { App } from './app.ts'
import { plain, read } from './reading.ts'
import { playedGame, recordOf } from './records.ts'
import { eventually } from './wait.ts'

const ENGLISH = createText('en')

const COUNTS = [...Array(300).keys()]

/** The lines below the replay’s table: what happened, and where in the game. */
export const momentOf = (page: Page, text: Text) => page.getByRole('region', { name: text.t('replay.moment.label') })

const sliderOf = (page: Page, text: Text) => page.getByRole('slider', { name: text.t('replay.bar.slider') })

/** Everybody’s points in the position shown. */
export async function scores(page: Page, text: Text): Promise<number[]> {
  const players = page.getByRole('region', { name: text.t('table.players'), exact: true })
  await players.waitFor()
  const points = new Map(COUNTS.map((count) => [`${plain(text.t('part.points', { count }))} `, count]))
  const found: number[] = []
  let here = true
  for (const { role, words } of await read(players)) {
    if (role === 'article') here = true
    // A player’s list starts with the points.
    if (role !== 'text' || !here) continue
    const [, count] = [...points].find(([start]) => words.startsWith(start)) ?? []
    if (count === undefined) continue
    found.push(count)
    here = false
  }
  return found
}

/** The final points of the replayed game. */
export async function finalScores(page: Page, text: Text): Promise<number[]> {
  await momentOf(page, text).waitFor()
  await page.keyboard.press('End')
  return scores(page, text)
}

/** The number of the position shown. */
export const at = (page: Page, text: Text) => sliderOf(page, text).inputValue()

/** Passes a record as a file to the dialog in My games. */
export async function giveFile(page: Page, { url }: Pick<App, 'url'>, record: string): Promise<void> {
  await page.goto(`${url}/#/games`)
  await page.getByRole('button', { name: ENGLISH.t('games.open'), exact: true }).click()
  const file = { name: 'game.amyitis', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.getByLabel(ENGLISH.t('games.open.file'), { exact: true }).setInputFiles(file)
}

/** Opens a record from a file in My games. */
export async function openFile(page: Page, app: Pick<App, 'url'>, record: string): Promise<void> {
  await giveFile(page, app, record)
  await page.getByRole('region', { name: ENGLISH.t('replay.bar.title') }).waitFor()
}

/** A link to the position shown. */
export async function linkHere(page: Page, text: Text): Promise<string> {
  await page.getByRole('button', { name: text.t('replay.share'), exact: true }).click()
  const link = await page.getByRole('textbox', { name: text.t('replay.share.link') }).inputValue()
  await page.keyboard.press('Escape')
  return link
}

const PARTS = ['players', 'groups', 'ring', 'reserve', 'fields', 'temples', 'palace'] as const

/** Everything the table says about the position shown, without the log. */
async function told(page: Page): Promise<string> {
  const parts = PARTS.map((part) => page.getByRole('region', { name: ENGLISH.t(`table.${part}`), exact: true }))
  return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n')
}

/** Repeatedly steps forward or back; each time a fresh window at that position must show the same. */
export async function lookStepByStep(app: App, jumps: readonly number[]): Promise<void> {
  const { page } = await app.open()
  const game = playedGame({ players: 4, palace: true, seed: 'step by step' })
  await openFile(page, app, recordOf(game, ['Nabu', 'Sidka', 'Enlil', 'Kubaba']))
  await page.keyboard.press('Home')
  const { page: other } = await app.open()
  await other.goto(await linkHere(page, ENGLISH))
  for (const steps of jumps) {
    const n = Number(await at(page, ENGLISH)) + steps
    for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
    await eventually(() => at(page, ENGLISH), String(n))
    await other.goto(`${other.url().replace(/\/\d+$/, '')}/${n}`)
    await other.reload()
    await momentOf(other, ENGLISH).waitFor()
    const wanted = await told(other)
    await eventually(() => told(page), wanted)
  }
  await page.context().close()
  await other.context().close()
}
