import { createText } from '@amyitis/i18n'
import { describe, expect, test } from 'vitest'
import { hurryUp, sitDown } from './begin.ts'
import { houseFor } from './house.ts'
import { byKeys, isFocusLost, tabTo } from './keys.ts'
import { anotherTab } from './open.ts'
import { byMouse } from './player.ts'
import { plain } from './reading.ts'
import { ask, awaitQuestion, type Option, optionWith, position, question, type Table, tableOf, tool } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const house = houseFor()

/** A table against a bot, at the own first turn. */
async function atTable(seed = 'garden 4') {
  const visit = await house().open()
  await hurryUp(visit)
  const table = await sitDown(visit, house(), text, { people: ['Enki'], level: 'gardener', seed })
  await awaitQuestion(table)
  return { ...visit, table }
}

const FARMER = text.t('table.then.field')
const ACTION = text.t('prompt.action', { who: 'Enki' })
const FIELD = text.t('prompt.field.farmer', { who: 'Enki' })

/** Recruits a farmer, who asks for a row next. */
async function recruit(table: Table): Promise<void> {
  await byMouse(table, await optionWith(table, FARMER))
  expect(await question(table)).toBe(FIELD)
}

async function firstRow(table: Table): Promise<Option> {
  const { options } = await ask(table)
  return options[0]
}

const pass = async (table: Table) => {
  const found = await optionWith(table, text.t('table.detail.pass')).catch(() =>
    optionWith(table, text.t('table.detail.last-pass')),
  )
  await byMouse(table, found)
}

describe.concurrent('a turn', () => {
  test('undo goes back step by step to the beginning of the turn', async () => {
    const { table, complaints } = await atTable()
    const start = await position(table)
    expect(await tool(table, 'table.menu.undo').isDisabled()).toBe(true)
    await recruit(table)
    const middle = await position(table)
    expect(middle).not.toBe(start)
    await byMouse(table, await firstRow(table))
    expect(await awaitQuestion(table)).toBe('asked')
    expect(await question(table)).toBe(ACTION)

    await tool(table, 'table.menu.undo').click()
    expect(await question(table)).toBe(FIELD)
    expect(await position(table)).toBe(middle)
    await tool(table, 'table.menu.undo').click()
    expect(await question(table)).toBe(ACTION)
    expect(await position(table)).toBe(start)
    expect(await tool(table, 'table.menu.undo').isDisabled()).toBe(true)

    // Esc takes back a step of the turn that goes on.
    await recruit(table)
    await table.page.keyboard.press('Escape')
    await eventually(() => question(table), ACTION)
    expect(await position(table)).toBe(start)
    expect(complaints).toEqual([])
    await table.page.context().close()
  }, 240_000)

  test('undo does not go past cards that have been dealt', async () => {
    const { table, page } = await atTable()
    const second = page.getByRole('heading', { name: text.t('table.round', { round: 2 }), exact: true })
    await pass(table)
    while (!(await second.isVisible())) {
      if ((await awaitQuestion(table)) === 'over') throw new Error('the game is over')
      if (await second.isVisible()) break
      const { options } = await ask(table)
      await byMouse(table, options[0])
    }
    await awaitQuestion(table)
    expect(await tool(table, 'table.menu.undo').isDisabled()).toBe(true)
    await page.context().close()
  }, 240_000)

  test('a plan changes nothing, until it is played', async () => {
    const { table } = await atTable()
    const start = await position(table)
    await tool(table, 'table.menu.plan').click()
    await byMouse(table, await optionWith(table, FARMER))
    await byMouse(table, await firstRow(table))
    expect(await position(table)).not.toBe(start)
    await table.prompt.getByRole('button', { name: text.t('table.plan.leave') }).click()
    expect(await question(table)).toBe(ACTION)
    expect(await position(table)).toBe(start)

    await tool(table, 'table.menu.plan').click()
    await byMouse(table, await optionWith(table, FARMER))
    await byMouse(table, await firstRow(table))
    await table.prompt.getByRole('button', { name: text.t('table.plan.play', { count: 2 }) }).click()
    await awaitQuestion(table)
    const log = table.page.getByRole('region', { name: text.t('table.log'), exact: true })
    expect(await log.ariaSnapshot()).toContain('Enki recruits a farmer')
  }, 240_000)

  test('the buttons of the prompt keep the focus of whoever presses them by key', async () => {
    const { table, page } = await atTable()
    await tabTo(page, text.t('table.menu.plan'))
    await page.keyboard.press('Enter')
    await eventually(() => isFocusLost(page), false, 'after opening a plan')
    await tabTo(page, text.t('table.plan.leave'))
    await page.keyboard.press('Enter')
    await eventually(() => isFocusLost(page), false, 'after leaving the plan')
    await byKeys(table, await optionWith(table, FARMER))
    expect(await question(table)).toBe(FIELD)
    await tabTo(page, text.t('table.menu.undo'))
    await page.keyboard.press('Enter')
    await eventually(() => isFocusLost(page), false, 'after taking back all there is')
  }, 240_000)

  test('a reload in the middle of a turn leads back to the same question', async () => {
    const { table, page } = await atTable()
    await recruit(table)
    const before = await position(table)
    await page.reload()
    await table.prompt.waitFor()
    await awaitQuestion(table)
    expect(await question(table)).toBe(FIELD)
    expect(await position(table)).toBe(before)
    await byMouse(table, await firstRow(table))
    expect(await awaitQuestion(table)).toBe('asked')
  }, 240_000)

  test('a game that is open in two tabs stays one game', async () => {
    const { table, page, context } = await atTable()
    const other = await anotherTab(context)
    await other.page.goto(page.url())
    const twin = tableOf(other.page, text)
    await twin.prompt.waitFor()
    await awaitQuestion(twin)
    await recruit(table)
    await eventually(() => question(twin), FIELD)
    await byMouse(twin, await firstRow(twin))
    await eventually(async () => (await question(table)) === FIELD, false)
    await awaitQuestion(table)
    await awaitQuestion(twin)
    await eventually(async () => (await position(table)) === (await position(twin)), true)
    // The tab that let the bots play is gone: the other one takes over.
    await page.close()
    await pass(twin)
    expect(await awaitQuestion(twin)).toBe('asked')
    expect(other.complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('the title of the window says when it is your turn', async () => {
    const visit = await house().open()
    const { page } = visit
    await page.goto(`${house().url}/#/settings`)
    const pace = page.getByRole('group', { name: text.t('settings.speed') })
    await pace.getByText(text.t('settings.speed.wait'), { exact: true }).click()
    const table = await sitDown(visit, house(), text, { people: ['Enki'], level: 'gardener', seed: 'garden 4' })
    const next = tool(table, 'table.menu.next')
    const turn = text.t('app.title.turn')
    for (let i = 0; i < 12 && (await page.title()) !== turn; i++) {
      await eventually(async () => (await next.isVisible()) || (await page.title()) === turn, true)
      if (await next.isVisible()) await next.click()
    }
    expect(await page.title()).toBe(turn)
    await pass(table)
    // The bot waits for a sign: it is not the person's turn.
    await next.waitFor()
    expect(await page.title()).toBe(text.t('app.title.screen', { screen: text.t('game.round', { round: 1 }) }))
  }, 240_000)

  test('another language in the middle of a game changes the words alone', async () => {
    const { table, page, complaints } = await atTable()
    await recruit(table)
    const french = createText('fr')
    await page.getByRole('button', { name: text.t('table.menu.menu') }).click()
    await page.getByRole('dialog').getByText('Français', { exact: true }).click()
    await page.getByRole('dialog', { name: french.t('table.menu.menu') }).waitFor()
    await page.keyboard.press('Escape')
    const table2 = tableOf(page, french)
    expect(await question(table2)).toBe(plain(french.t('prompt.field.farmer', { who: 'Enki' })))
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await byMouse(table2, await firstRow(table2))
    expect(await awaitQuestion(table2)).toBe('asked')
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)
})
