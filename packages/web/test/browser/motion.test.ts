import { rewind } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../src/game/game-in-progress.ts'
import { finalScores } from '../../src/table/end/final.ts'
import { hurryUp, sitDown } from './begin.ts'
import { result } from './end.ts'
import { houseFor } from './house.ts'
import { byMouse, type Hand } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { ask, awaitQuestion, locate, optionWith, position, question, type Table, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const house = houseFor()
/** All other tests look at a page on which nothing moves. */
const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** Pieces fly for so long that a busy machine sees them too. */
function slowly(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const given = typeof options === 'object' ? options : {}
    return animate.call(this, frames, { ...given, duration: 600_000 })
  }
}

/** By key: a click ends what flies. */
const byEnter: Hand = (table, option) => locate(table, option).press('Enter')

/** What flies is drawn, and never heard. */
const flying = ({ page }: Pick<Table, 'page'>): Locator => page.locator('.flights .flight')

const recruit = async (table: Table) => byEnter(table, await optionWith(table, text.t('table.then.field')))

describe.concurrent('where things may move', () => {
  test('the next question can be answered while they fly, and Esc ends that', async () => {
    const visit = await house().open(MOVING)
    const { page, context, complaints } = visit
    await context.addInitScript(slowly)
    await hurryUp(visit)
    const table = await sitDown(visit, house(), text, { people: ['Nabu', 'Sidka'], seed: 'garden 4' })
    await awaitQuestion(table)
    const start = await position(table)

    await recruit(table)
    await eventually(() => question(table), text.t('prompt.field.farmer', { who: 'Nabu' }))
    await byEnter(table, (await ask(table)).options[0])
    // The cube and the goods fly, and the position is there already.
    const action = text.t('prompt.action', { who: 'Sidka' })
    await eventually(() => question(table), action)
    expect(await flying(table).count()).toBeGreaterThan(0)
    const farmed = await position(table)
    expect(farmed).not.toBe(start)

    // R5.3 The second worker of a group is paid for: a talent flies in the middle of the turn.
    const field = text.t('prompt.field.farmer', { who: 'Sidka' })
    await recruit(table)
    await eventually(() => question(table), field)
    expect(await flying(table).count()).toBeGreaterThan(0)
    const paid = await position(table)
    await page.keyboard.press('Escape')
    await eventually(() => flying(table).count(), 0)
    expect(await question(table)).toBe(field)
    expect(await position(table)).toBe(paid)
    // Nothing flies any more: now it takes back a step.
    await page.keyboard.press('Escape')
    await eventually(() => question(table), action)
    expect(await position(table)).toBe(farmed)

    await recruit(table)
    await eventually(async () => (await flying(table).count()) > 0, true)
    await page.mouse.click(2, 2)
    await eventually(() => flying(table).count(), 0)
    expect(await question(table)).toBe(field)
    expect(complaints).toEqual([])
    await context.close()
  }, 240_000)

  test('R6.4 the engineer’s cube flies into the garden, and the points from there', async () => {
    const visit = await house().open(MOVING)
    await visit.context.addInitScript(slowly)
    await hurryUp(visit)
    const table = await sitDown(visit, house(), text, { people: ['Enki', 'Ninhursag'], seed: 'garden 4' })
    await awaitQuestion(table)
    await byEnter(table, await optionWith(table, text.t('table.then.irrigate.points')))
    await eventually(() => question(table), text.t('prompt.irrigate.engineer', { who: 'Enki' }))
    await byEnter(table, (await ask(table)).options[0])
    const pieces = () =>
      flying(table)
        .locator('use')
        .evaluateAll((all) => all.map((use) => use.getAttribute('href')))
    await eventually(
      async () => (await pieces()).map((href) => href?.replace(/^.*?(cube|points).*$/, '$1')).sort(),
      ['cube', 'points'],
    )
    expect(visit.complaints).toEqual([])
    await visit.context.close()
  }, 240_000)

  test('the final scoring is told step by step to its end, or skipped', async () => {
    const game = playedGame({ seed: 'look back' })
    const steps = stepsOf(game)
    const count = finalScores(steps).length
    expect(count).toBeGreaterThan(1)
    const { page, context, complaints } = await house().open(MOVING)
    await page.clock.install()
    await page.goto(`${house().url}/#/games`)
    const record = recordOf(rewind(game, game.entries.length - 1), ['Nabu', 'Sidka'])
    const file = { name: 'game.amyitis', mimeType: 'text/plain', buffer: Buffer.from(record) }
    await page.getByLabel(text.t('games.open.file')).setInputFiles(file)
    await page.getByRole('button', { name: text.t('replay.more') }).click()
    await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
    const table = tableOf(page, text)
    await table.prompt.waitFor()
    await awaitQuestion(table)
    // From here on time goes by as the test says.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
    const last = moveName(text, steps[steps.length - 1].move)
    await byMouse(table, await optionWith(table, last.slice(1)))
    await table.end.waitFor()

    const skip = table.end.getByRole('button', { name: text.t('table.menu.skip'), exact: true })
    const told = table.end.locator('.end-scoring li')
    const sums = table.end.getByRole('table')
    await skip.waitFor()
    expect([await told.count(), await sums.count()]).toEqual([0, 0])
    for (let step = 1; step < count; step++) {
      await page.clock.runFor(700)
      await eventually(() => told.count(), step)
      expect(await sums.count()).toBe(0)
    }
    await page.clock.runFor(700)
    await eventually(() => told.count(), count)
    await skip.waitFor({ state: 'hidden' })
    const end = await result(table)
    expect(end.totals).toEqual(game.position.seats.map(({ score }) => score))

    await table.end.getByRole('button', { name: text.t('app.close') }).click()
    await page.getByRole('button', { name: text.t('table.end.show') }).click()
    await skip.click()
    await eventually(() => told.count(), count)
    expect(await result(table)).toEqual(end)
    expect(complaints).toEqual([])
    await context.close()
  }, 240_000)
})
