import { test } from 'vitest'
import { sharedApp } from './app.ts'
import { checkPhone, TABLET, text, visit } from './small-screens.ts'

const app = sharedApp()

test('axe finds no fault on a phone in the dark', () => checkPhone(app(), 'dark'), 240_000)

test('axe finds no fault on a tablet', async () => {
  const { page, check, leave, sitDown } = await visit(app(), { ...TABLET, colorScheme: 'dark' })
  await sitDown()
  await check('the table')
  await page.getByRole('button', { name: text.t('table.menu.log'), exact: true }).tap()
  await page.getByRole('dialog', { name: text.t('table.menu.log') }).waitFor()
  await check('the log')
  await leave()
}, 240_000)
