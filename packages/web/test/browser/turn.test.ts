import { createText } from '@amyitis/i18n'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { byKeys, isFocusLost, tabTo } from './keys.ts'
import type { Visit } from './open.ts'
import { byMouse } from './player.ts'
import { plain } from './reading.ts'
import { sitDown } from './start-game.ts'
import { ask, awaitQuestion, optionWith, position, question, tableOf, tool } from './table.ts'
import { ACTION, atFirstTurn, FARMER, FIELD, firstRow, pass, recruit, text } from './turn.ts'
import { eventually } from './wait.ts'

const app = sharedApp()
let shared: Visit | undefined

async function atTable() {
  shared ??= await app().open({ hurried: true })
  return { ...shared, table: await atFirstTurn(shared, app()) }
}

describe('a turn', () => {
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

    // Esc takes back one step of the current turn.
    await recruit(table)
    await table.page.keyboard.press('Escape')
    await eventually(() => question(table), ACTION)
    expect(await position(table)).toBe(start)
    expect(complaints).toEqual([])
  }, 240_000)

  test('undo does not cross a deal', async () => {
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

  test('the prompt’s buttons keep the focus when pressed by key', async () => {
    const { table, page } = await atTable()
    const pressed = async (button: Locator) => {
      await button.press('Enter')
      await eventually(() => isFocusLost(page), false)
    }
    await tabTo(page, text.t('table.menu.plan'))
    await page.keyboard.press('Enter')
    await eventually(() => isFocusLost(page), false)
    await pressed(table.prompt.getByRole('button', { name: text.t('table.plan.leave') }))
    await byKeys(table, await optionWith(table, FARMER))
    expect(await question(table)).toBe(FIELD)
    await pressed(tool(table, 'table.menu.undo'))
    expect(await question(table)).toBe(ACTION)
  }, 240_000)

  test('a reload in the middle of a turn returns to the same question', async () => {
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

  test('the title of the window says when it is your turn', async () => {
    const visit = await app().open()
    const { page } = visit
    await page.goto(`${app().url}/#/settings`)
    const pace = page.getByRole('group', { name: text.t('settings.speed') })
    await pace.getByText(text.t('settings.speed.wait'), { exact: true }).click()
    const table = await sitDown(visit, app(), text, { people: ['Enki'], level: 'gardener', seed: 'garden 4' })
    const next = tool(table, 'table.menu.next')
    const turn = text.t('app.title.turn')
    for (let i = 0; i < 12 && (await page.title()) !== turn; i++) {
      await eventually(async () => (await next.isVisible()) || (await page.title()) === turn, true)
      if (await next.isVisible()) await next.click()
    }
    expect(await page.title()).toBe(turn)
    await pass(table)
    // The bot waits for a click: it is not the person’s turn.
    await next.waitFor()
    expect(await page.title()).toBe(text.t('app.title.screen', { screen: text.t('game.round', { round: 1 }) }))
  }, 240_000)

  test('switching the language in the middle of a game changes only the text', async () => {
    const { table, page, complaints } = await atTable()
    await recruit(table)
    const french = createText('fr')
    await page.getByRole('button', { name: text.t('table.menu.menu') }).click()
    await page.getByRole('dialog').getByText('Français', { exact: true }).click()
    await page.getByRole('dialog', { name: french.t('table.menu.menu') }).waitFor()
    await page.keyboard.press('Escape')
    const table2 = tableOf(page, french)
    expect(await question(table2)).toBe(plain(french.t('prompt.field.farmer')))
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await byMouse(table2, await firstRow(table2))
    expect(await awaitQuestion(table2)).toBe('asked')
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)
})
