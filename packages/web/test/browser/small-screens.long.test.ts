import { test } from 'vitest'
import { sharedApp } from './app.ts'
import { byMouse } from './player.ts'
import { checkPhone, region, TABLET, text, visit } from './small-screens.ts'
import { ask, tool } from './table.ts'

const app = sharedApp()

test.each(['light', 'dark'] as const)(
  'axe finds no lack of contrast on a phone: %s',
  (colorScheme) => checkPhone(app(), colorScheme, 'contrast'),
  240_000,
)

test('axe finds no fault on a tablet', async () => {
  const { page, check, leave, sitDown } = await visit(app(), { ...TABLET, colorScheme: 'dark' })
  await sitDown()
  await check('the table')
  await page.getByRole('button', { name: text.t('table.menu.log'), exact: true }).tap()
  await page.getByRole('dialog', { name: text.t('table.menu.log') }).waitFor()
  await check('the log')
  await leave()
}, 240_000)

test('axe finds no fault in the help on a desktop', async () => {
  const { page, check, leave, sitDown } = await visit(app(), { colorScheme: 'light' })
  const table = await sitDown()
  await page.getByRole('button', { name: text.t('table.what.title') }).click()
  const what = region(page, text.t('table.what.title'))
  await what.getByRole('link', { name: text.t('table.what.all') }).waitFor()
  await check('how to ask')
  await region(page, text.t('table.temples')).getByText('Marduk').click({ force: true })
  await what.getByRole('heading', { name: 'Marduk' }).waitFor()
  await check('what is this')
  await page.keyboard.press('Escape')
  await what.waitFor({ state: 'detached' })

  // Without a priest, temples can’t be chosen.
  await region(page, text.t('table.temples')).getByRole('button', { disabled: true }).first().focus()
  await page.keyboard.press('Enter')
  await table.prompt.getByRole('alert').waitFor()
  await check('a refusal')
  await page.keyboard.press('Escape')

  await tool(table, 'table.menu.hint').click()
  const more = table.prompt.getByRole('button', { name: text.t('table.hint.more') })
  // First what to look at, then the move, then the reason.
  await more.click()
  await more.click()
  await region(page, text.t('table.hint.title')).getByRole('listitem').first().waitFor()
  await check('a hint')
  await page.keyboard.press('Escape')

  await tool(table, 'table.menu.plan').click()
  const { options } = await ask(table)
  await byMouse(table, options[0])
  await table.prompt.getByRole('list', { name: text.t('table.plan.moves') }).waitFor()
  await check('a plan')
  await leave()
}, 240_000)
