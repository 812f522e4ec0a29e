import type { Level } from '@amyitis/bots'
import type { Edition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { pickEdition } from './edition.ts'
import type { House } from './house.ts'
import { arrowTo, tabTo } from './keys.ts'
import type { Visit } from './open.ts'
import { type Table, tableOf } from './table.ts'

/** From the next page on the bots play as fast as they may, and no decision answers itself before it is seen. */
export const inNoTime = ({ context }: Pick<Visit, 'context'>): Promise<unknown> =>
  context.addInitScript(
    (settings) => {
      if (location.protocol !== 'about:' && localStorage.getItem('amyitis.settings') === null)
        localStorage.setItem('amyitis.settings', settings)
    },
    JSON.stringify({ speed: 4, answersItself: false }),
  )

/** The same for the page that is open. */
export async function hurryUp(visit: Visit): Promise<void> {
  await inNoTime(visit)
  await visit.page.reload()
}

/** The same on the screen for it. */
export async function hurryUpByMouse({ page }: Visit, { url }: Pick<House, 'url'>, text: Text): Promise<void> {
  await page.goto(`${url}/#/settings`)
  const pace = page.getByRole('group', { name: text.t('settings.speed') })
  await pace.getByText(text.t('settings.speed.times', { speed: '4' }), { exact: true }).click()
  await page.getByRole('checkbox', { name: text.t('settings.itself') }).uncheck()
}

interface Wish {
  /** The names of the people; with one of them a bot plays against. */
  readonly people: readonly string[]
  readonly level?: Level
  readonly palace?: boolean
  readonly seed: string
  readonly edition?: Edition | undefined
}

async function fillIn(page: Page, text: Text, { people, level, palace = false, seed, edition }: Wish): Promise<void> {
  for (const [i, name] of people.entries()) {
    const field = page.getByRole('textbox', { name: text.t('new.name.seat', { seat: i + 1 }) })
    if (i > 1) await page.getByRole('button', { name: text.t('new.add') }).click()
    await field.fill(name)
  }
  if (level !== undefined)
    await page
      .getByRole('combobox', { name: text.t('new.level.seat', { seat: 2 }) })
      .selectOption({ label: text.t(`level.${level}.name`) })
  await page.getByRole('checkbox', { name: text.t('new.palace') }).setChecked(palace)
  await page.getByText(text.t('new.more'), { exact: true }).click()
  await page.getByLabel(text.t('new.seed'), { exact: true }).fill(seed)
  if (edition !== undefined) await pickEdition(page, text, edition)
}

/** Begins a game on the screen for it, and goes to its table. */
export async function sitDown({ page }: Visit, { url }: House, text: Text, wish: Wish): Promise<Table> {
  await page.goto(`${url}/#/new${wish.people.length > 1 ? '/people' : ''}`)
  await fillIn(page, text, wish)
  await page.getByRole('button', { name: text.t('new.start') }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  return table
}

/** The same from the home screen by keys alone. */
export async function hurryUpByKeys({ page }: Visit, text: Text): Promise<void> {
  await tabTo(page, text.t('settings.title'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: text.t('settings.title') }).waitFor()
  await tabTo(page, text.t('settings.speed.times', { speed: '1' }))
  await arrowTo(page, text.t('settings.speed.times', { speed: '4' }))
  await tabTo(page, new RegExp(`^${text.t('settings.itself')}`))
  await page.keyboard.press('Space')
}

/** A game against a bot, from any plain screen, by keys alone. */
export async function sitDownByKeys({ page }: Visit, text: Text, seed: string): Promise<Table> {
  await tabTo(page, new RegExp(`^${text.t('app.title')}.*${text.t('app.home')}$`))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: text.t('home.play') }).waitFor()
  await tabTo(page, new RegExp(`^${text.t('home.new')}`))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: text.t('new.title') }).waitFor()
  await tabTo(page, text.t('new.more'))
  await page.keyboard.press('Enter')
  await tabTo(page, text.t('new.seed'))
  await page.keyboard.type(seed)
  await tabTo(page, text.t('new.start'))
  await page.keyboard.press('Enter')
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  return table
}
