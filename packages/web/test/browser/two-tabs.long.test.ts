import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { anotherTab } from './open.ts'
import { byMouse } from './player.ts'
import { awaitQuestion, position, question, tableOf } from './table.ts'
import { atFirstTurn, FIELD, firstRow, pass, recruit, text } from './turn.ts'
import { eventually } from './wait.ts'

const app = sharedApp()

test('a game that is open in two tabs stays one game', async () => {
  const visit = await app().open({ hurried: true })
  const { page, context } = visit
  const table = await atFirstTurn(visit, app())
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
  // The leading tab is gone: the other one takes over.
  await page.close()
  await pass(twin)
  expect(await awaitQuestion(twin)).toBe('asked')
  expect(other.complaints).toEqual([])
  await page.context().close()
}, 240_000)
