import { RULE_VALUES } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import type { VisitOptions } from './open.ts'
import type { Hand } from './player.ts'
import { sitDown } from './start-game.ts'
import { ask, awaitQuestion, locate, optionWith, position, question, type Table } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()
/** All other tests use pages without motion. */
const MOVING: VisitOptions = { reducedMotion: 'no-preference', painted: true }

/** Pieces fly long enough for a slow machine to see them. */
function slowly(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const given = typeof options === 'object' ? options : {}
    return animate.call(this, frames, { ...given, duration: 600_000 })
  }
}

/** By key, because a click ends all flights. */
const byEnter: Hand = (table, option) => locate(table, option).press('Enter')

/** A question, as people around one screen are asked. */
const askedOf = (who: string, prompt: string) => text.t('prompt.for', { who, prompt })

/** Flights are drawn, but not exposed to screen readers. */
const flying = ({ page }: Pick<Table, 'page'>): Locator => page.locator('.flights .flight')

const recruit = async (table: Table) => byEnter(table, await optionWith(table, text.t('table.then.field')))

describe.concurrent('with motion', () => {
  test('the next question can be answered while pieces fly, and Esc ends the flights', async () => {
    const visit = await app().open({ ...MOVING, hurried: true })
    const { page, context, complaints } = visit
    await context.addInitScript(slowly)
    await visit.page.reload()
    const table = await sitDown(visit, app(), text, { people: ['Nabu', 'Sidka'], seed: 'garden 4' })
    await awaitQuestion(table)
    const start = await position(table)

    await recruit(table)
    await eventually(() => question(table), askedOf('Nabu', text.t('prompt.field.farmer')))
    await byEnter(table, (await ask(table)).options[0])
    // The cube and the goods fly while the new position is already shown.
    const action = askedOf('Sidka', text.t('prompt.action'))
    await eventually(() => question(table), action)
    expect(await flying(table).count()).toBeGreaterThan(0)
    const farmed = await position(table)
    expect(farmed).not.toBe(start)

    // R5.3 The second card of a group costs a talent, which flies in the middle of the turn.
    const field = askedOf('Sidka', text.t('prompt.field.farmer'))
    await recruit(table)
    await eventually(() => question(table), field)
    expect(await flying(table).count()).toBeGreaterThan(0)
    const paid = await position(table)
    await page.keyboard.press('Escape')
    await eventually(() => flying(table).count(), 0)
    expect(await question(table)).toBe(field)
    expect(await position(table)).toBe(paid)
    // Nothing is flying any more: now Esc takes back a step.
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
    const visit = await app().open({ ...MOVING, hurried: true })
    await visit.context.addInitScript(slowly)
    await visit.page.reload()
    const table = await sitDown(visit, app(), text, { people: ['Enki', 'Ninhursag'], seed: 'garden 4' })
    await awaitQuestion(table)
    await byEnter(table, await optionWith(table, text.t('table.then.irrigate.points', RULE_VALUES)))
    await eventually(() => question(table), askedOf('Enki', text.t('prompt.irrigate.engineer', RULE_VALUES)))
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
})
