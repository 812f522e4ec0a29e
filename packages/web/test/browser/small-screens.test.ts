import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { askingGames, saveGames } from './positions.ts'
import { checkPhone, PHONE, text, visit } from './small-screens.ts'

const app = sharedApp()

test('axe finds no fault on a phone', () => checkPhone(app(), 'light', 'all but contrast'), 240_000)

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
    ({ decision, targets }) => decision === 'sell' && targets.length === 0,
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
