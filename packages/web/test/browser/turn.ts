import { RULE_VALUES } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect } from 'vitest'
import type { App } from './app.ts'
import type { Visit } from './open.ts'
import { byMouse } from './player.ts'
import { sitDown } from './start-game.ts'
import { ask, awaitQuestion, type Option, optionWith, question, type Table } from './table.ts'

export const text = createText('en')

/** A new game against a bot at the player’s first turn. */
export async function atFirstTurn(visit: Visit, app: App): Promise<Table> {
  const table = await sitDown(visit, app, text, { people: ['Enki'], level: 'gardener', seed: 'garden 4' })
  await awaitQuestion(table)
  return table
}

export const FARMER = text.t('table.then.field')
export const ACTION = text.t('prompt.action')
export const FIELD = text.t('prompt.field.farmer')

/** Recruits a farmer, after which a row must be chosen. */
export async function recruit(table: Table): Promise<void> {
  await byMouse(table, await optionWith(table, FARMER))
  expect(await question(table)).toBe(FIELD)
}

export async function firstRow(table: Table): Promise<Option> {
  const { options } = await ask(table)
  return options[0]
}

export const pass = async (table: Table) => {
  const found = await optionWith(table, text.t('table.detail.pass', RULE_VALUES)).catch(() =>
    optionWith(table, text.t('table.detail.last-pass')),
  )
  await byMouse(table, found)
}
