import { GOODS, type Random } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { preferredOptions } from './preferred-options.ts'
import { ask, awaitQuestion, locate, type Option, type Table } from './table.ts'

/** How an option is taken: by mouse or by keyboard. */
export type Hand = (table: Table, option: Option) => Promise<void>

export const byMouse: Hand = (table, option) => locate(table, option).click()

/** Goods picked one by one, and the button that confirms them. */
function handful(text: Text, all: readonly Option[]): { more: Option[]; go: Option[] } {
  const more = GOODS.map((good) => text.t('table.handful.more', { good }))
  const go = [text.t('table.handful.sell'), text.t('table.handful.discard')]
  return {
    more: all.filter(({ name }) => more.includes(name)),
    go: all.filter(({ name }) => go.some((words) => name.startsWith(words))),
  }
}

/** Buttons for picking goods, which don’t answer the question by themselves. */
function isPart(text: Text, { part, name }: Option): boolean {
  const less = GOODS.map((good) => text.t('table.handful.less', { good }))
  const goods: readonly string[] = GOODS.map((good) => text.name('good', good))
  return part === 'table.prompt.label' && (less.includes(name) || goods.includes(name))
}

export interface Answer {
  readonly question: string
  readonly chosen: string
}

/** Answers one question with one of the choices offered. */
export async function answer(table: Table, random: Random, hand: Hand): Promise<Answer> {
  const { text } = table
  const { question, options } = await ask(table)
  const all = options.filter((option) => !isPart(text, option))
  const { more, go } = handful(text, all)
  const offered = more.length > 0 ? more : go.length > 0 ? go : preferredOptions(text, all, random)
  if (offered.length === 0) throw new Error(`nothing can be chosen at "${question}"`)
  const option = offered[random(offered.length)]
  await hand(table, option)
  return more.length > 0 ? answer(table, random, hand) : { question, chosen: option.name }
}

/** More questions than any game has; random players of four need up to 771. */
export const MOST = 1000

/** Plays to the end of the game, reporting every answer. */
export async function* playOut(table: Table, random: Random, hand: Hand): AsyncGenerator<Answer> {
  for (let count = 0; count < MOST; count++) {
    if ((await awaitQuestion(table)) === 'over') return
    yield await answer(table, random, hand)
  }
  throw new Error(`no end after ${MOST} answers`)
}
