import { toState } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { button, possible, replayed, text } from './position-page.ts'
import { playedGame, recordOf } from './records.ts'
import { eventually } from './wait.ts'

const app = sharedApp()

test('records and states are pasted: analysed or edited, or refused with the reason', async () => {
  const { page, context, complaints } = await app().open({ hurried: true })
  await page.goto(`${app().url}/#/games`)
  await page.getByRole('link', { name: text.t('position.title') }).click()
  const field = page.getByRole('textbox', { name: text.t('position.paste.label') })
  const analyse = button(page, text.t('position.analyse')).first()
  const edit = button(page, text.t('position.edit'))
  const game = playedGame({ seed: 'paste', players: 3, palace: true }, ({ entries }) => entries.length === 60)
  const record = recordOf(game, ['Nabu', 'Sidka', 'Ninsun'])

  await field.fill(record.replace('palace yes', 'palace perhaps'))
  await analyse.click()
  await page.getByText(/damaged in line 4/).waitFor()
  await field.fill('{"players": 2')
  await edit.click()
  await page.getByText(text.t('position.json', { line: 1, column: 14 })).waitFor()

  await field.fill(record)
  await edit.click()
  await possible(page).waitFor()
  await page.getByRole('group', { name: 'Black', exact: true }).waitFor()
  await field.fill(record)
  await analyse.click()
  expect(await replayed(page)).toEqual(toState(game.position))

  // A link leads to the position once: what is made of it stays.
  await page.goto(`${app().url}/#/learn/position/${await packRecord(record)}/0`)
  const round = page.getByRole('combobox', { name: text.t('position.round') })
  await eventually(() => round.inputValue(), '1')
  await round.selectOption('2')
  await page.reload()
  await possible(page).waitFor()
  expect(await round.inputValue()).toBe('2')
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
