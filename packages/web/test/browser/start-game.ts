import type { Level } from '@amyitis/bots'
import { COLORS, type Color, type Edition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import type { App } from './app.ts'
import { pickEdition } from './edition.ts'
import { arrowTo, tabTo } from './keys.ts'
import type { Visit } from './open.ts'
import { type Table, tableOf } from './table.ts'

/** On the settings screen, lets bots play at full speed and switches automatic moves off. */
export async function speedUpByMouse({ page }: Visit, { url }: Pick<App, 'url'>, text: Text): Promise<void> {
  await page.goto(`${url}/#/settings`)
  const pace = page.getByRole('group', { name: text.t('settings.speed') })
  await pace.getByText(text.t('settings.speed.times', { speed: '4' }), { exact: true }).click()
  await page.getByRole('checkbox', { name: text.t('settings.itself') }).uncheck()
}

interface GameOptions {
  /** The names of the people; a single one plays against a bot. */
  readonly people: readonly string[]
  readonly level?: Level
  readonly palace?: boolean
  readonly seed: string
  readonly edition?: Edition | undefined
}

/** Clicks the cushion of a colour: what one sees of it is the label around its radio button. */
const chooseCushion = (page: Page, text: Text, color: Color) =>
  page
    .getByRole('radio', { name: new RegExp(`^${text.name('color', color)}\\b`) })
    .locator('..')
    .click()

async function fillIn(
  page: Page,
  text: Text,
  { people, level, palace = false, seed, edition }: GameOptions,
): Promise<void> {
  for (const [i, name] of people.entries()) {
    await chooseCushion(page, text, COLORS[i])
    await page.getByRole('radio', { name: text.t('new.occupant.human'), exact: true }).check({ force: true })
    await page.getByRole('textbox', { name: text.t('new.name'), exact: true }).fill(name)
  }
  if (level !== undefined) {
    await chooseCushion(page, text, COLORS[1])
    await page.getByRole('option', { name: text.t(`level.${level}.name`) }).click()
  }
  await page.getByRole('checkbox', { name: text.t('new.palace') }).setChecked(palace)
  if (people.length === 1) await page.getByRole('checkbox', { name: text.t('new.coach') }).setChecked(false)
  await page.getByText(text.t('new.more'), { exact: true }).click()
  await page.getByLabel(text.t('new.seed'), { exact: true }).fill(seed)
  if (edition !== undefined) await pickEdition(page, text, edition)
}

/** Starts a game on the new-game screen and goes to its table. */
export async function sitDown(
  { page }: Visit,
  { url }: Pick<App, 'url'>,
  text: Text,
  wish: GameOptions,
): Promise<Table> {
  await page.goto(`${url}/#/new${wish.people.length > 1 ? '/people' : ''}`)
  await fillIn(page, text, wish)
  await page.getByRole('button', { name: text.t('new.sit', { count: Math.max(2, wish.people.length) }) }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  return table
}

/** The same from the home screen, by keyboard alone. */
export async function speedUpByKeys({ page }: Visit, text: Text): Promise<void> {
  await tabTo(page, text.t('settings.title'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: text.t('settings.title') }).waitFor()
  await tabTo(page, text.t('settings.speed.times', { speed: '1' }))
  await arrowTo(page, text.t('settings.speed.times', { speed: '4' }))
  await tabTo(page, new RegExp(`^${text.t('settings.itself')}`))
  await page.keyboard.press('Space')
}

/** A game against a bot, from any page, by keyboard alone. */
export async function sitDownByKeys({ page }: Visit, text: Text, seed: string): Promise<Table> {
  await tabTo(page, new RegExp(`^${text.t('app.title')}.*${text.t('app.home')}$`))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: text.t('home.play') }).waitFor()
  await tabTo(page, new RegExp(`^${text.t('home.new')}`))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: text.t('new.who') }).waitFor()
  await tabTo(page, new RegExp(`^${text.t('new.coach')}`))
  await page.keyboard.press('Space')
  await tabTo(page, text.t('new.more'))
  await page.keyboard.press('Enter')
  await tabTo(page, text.t('new.seed'))
  await page.keyboard.type(seed)
  await tabTo(page, text.t('new.sit', { count: 2 }))
  await page.keyboard.press('Enter')
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  return table
}
