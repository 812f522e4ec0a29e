import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { byMouse } from './player.ts'
import { askingGames, saveGames } from './positions.ts'
import { checkPhone, PHONE, region, text, visit } from './small-screens.ts'
import { ask, tool } from './table.ts'

const app = sharedApp()

describe.concurrent('axe', () => {
  test('finds no fault on a phone', () => checkPhone(app(), 'light'), 240_000)

  test('finds no fault in the help on a desktop', async () => {
    const { page, check, leave, sitDown } = await visit(app(), { colorScheme: 'light' })
    const table = await sitDown()
    await page.getByRole('button', { name: text.t('table.what.title') }).click()
    const what = region(page, text.t('table.what.title'))
    await what
      .getByRole('list', { name: text.t('table.what.all') })
      .getByRole('button')
      .first()
      .click()
    await what.getByRole('link').first().waitFor()
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
})

test('on a phone the source of each value of the box is visible', async () => {
  const { page, go, leave } = await visit(app(), PHONE)
  await go('rules/box')
  const known = page.getByText(text.t('rules.box.reconstructed'))
  await known.first().waitFor()
  const beside = await known.evaluateAll((places) =>
    places.flatMap((place) => {
      const { left, right } = place.getBoundingClientRect()
      return left >= 0 && right <= innerWidth ? [] : [place.textContent]
    }),
  )
  expect(beside).toEqual([])
  expect(
    await page
      .locator('.grid-box')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length),
  ).toBe(0)
  await leave()
}, 240_000)

test('a phone that is turned keeps the goods that were picked', async () => {
  const [selling] = askingGames({ players: 4, palace: true }, ['screens', 'terraces', 'marduk']).filter(
    ({ decision }) => decision === 'sell',
  )
  const { page, complaints, context } = await app().open({ locale: 'de', hurried: true, ...PHONE })
  await saveGames(page, [selling.head])
  await page.goto(`${app().url}/#/play/${selling.id}`)
  await page.locator('.handful-good [data-key]:enabled').first().tap()
  const picked = () => page.locator('.handful-count b').allInnerTexts()
  const before = await picked()
  expect(before).toContain('1')
  await page.setViewportSize({ width: 740, height: 360 })
  await page.locator('.table[data-size="landscape"]').waitFor()
  expect(await picked()).toEqual(before)
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)
