import { RULE_VALUES } from '@amyitis/engine'
import type { MessageKey, Text } from '@amyitis/i18n'
import type { Locator, Page } from 'playwright-core'
import { plain, read, type Said } from './reading.ts'

/** The regions of the table with choices, by their accessible names. */
const ROLES = {
  'table.garden.squares': 'grid',
  'table.garden.canals': 'list',
  'table.fields': 'region',
  'table.temples': 'region',
  'table.prompt.label': 'region',
  'table.groups': 'region',
  'table.ring': 'region',
  'table.palace': 'region',
} as const
type Part = keyof typeof ROLES

/** Questions that are answered on the table, and in which regions; all others are answered in the prompt. */
const ANSWERS = [
  ['prompt.action', ['table.groups', 'table.ring']],
  ['prompt.field.farmer', ['table.fields']],
  ['prompt.field.tammouz', ['table.fields']],
  ['prompt.field.free', ['table.fields']],
  ['prompt.temple.priest', ['table.temples']],
  ['prompt.temple.procession', ['table.temples']],
  ['prompt.temple.no-cube', ['table.temples']],
  ['prompt.temple.free', ['table.temples']],
  ['prompt.irrigate.engineer', ['table.garden.canals']],
  ['prompt.irrigate.babylon', ['table.garden.canals']],
  ['prompt.irrigate.free', ['table.garden.canals']],
] as const satisfies readonly (readonly [MessageKey, readonly Part[]])[]

/** A choice available now. */
export interface Option {
  readonly part: Part
  readonly name: string
}

const TOOLS = ['table.menu.undo', 'table.menu.plan', 'table.menu.hint', 'table.menu.skip', 'table.menu.next'] as const

/** A table as a player sees it. */
export const tableOf = (page: Page, text: Text) => ({
  page,
  text,
  prompt: page.getByRole('region', { name: text.t('table.prompt.label') }),
  end: page.getByRole('dialog', { name: text.t('table.end.over') }),
})
export type Table = ReturnType<typeof tableOf>

/** A button of the prompt: undo, plan, hint … */
export const tool = ({ prompt, text }: Table, key: (typeof TOOLS)[number]): Locator =>
  prompt.getByRole('button', { name: text.t(key), exact: true })

/** The window title marks a pending decision. */
export const isAsked = async ({ page }: Table): Promise<boolean> => (await page.title()).startsWith('●')

/** Waits until somebody at this screen has a decision, or the game is over. */
export async function awaitQuestion(table: Table): Promise<'asked' | 'over'> {
  const what = await table.page.waitForFunction(
    () => {
      if (document.title.startsWith('●')) return 'asked'
      return document.querySelector('dialog.finale[open]') === null ? undefined : 'over'
    },
    undefined,
    { polling: 40 },
  )
  return (await what.jsonValue()) ?? 'over'
}

/** The question at the top of the prompt. */
const questionIn = (said: readonly Said[], text: Text): string =>
  said.find(({ role, within }) => role === 'paragraph' && within.at(-1) === plain(text.t('table.prompt.label')))
    ?.words ?? ''

export const question = async ({ prompt, text }: Table): Promise<string> => questionIn(await read(prompt), text)

const partOf = ({ page, text }: Table, part: Part): Locator =>
  page.getByRole(ROLES[part], { name: text.t(part), exact: true })

function partsFor(text: Text, asked: string): readonly Part[] {
  const plants = [1, 2].map((quality) => plain(text.t('prompt.plant', { quality })))
  if (plants.some((words) => asked.endsWith(words))) return ['table.garden.squares']
  return ANSWERS.find(([key]) => asked.endsWith(plain(text.t(key, RULE_VALUES))))?.[1] ?? []
}

/** Every enabled button of a region that is not a tool. */
function optionsIn(said: readonly Said[], part: Part, text: Text): Option[] {
  const tools = TOOLS.map((key) => plain(text.t(key)))
  const buttons = said.filter(({ role, name, disabled }) => role === 'button' && !disabled && !tools.includes(name))
  return buttons.map(({ name }) => ({ part, name }))
}

/** The question and its choices. */
export async function ask(table: Table): Promise<{ readonly question: string; readonly options: readonly Option[] }> {
  const { text } = table
  const prompt = await read(table.prompt)
  const asked = questionIn(prompt, text)
  const parts = await Promise.all(
    partsFor(text, asked).map(async (part) => {
      // On a small screen another tab may be in front.
      const shown = await partOf(table, part).isVisible()
      return shown ? optionsIn(await read(partOf(table, part)), part, text) : []
    }),
  )
  return { question: asked, options: [...parts.flat(), ...optionsIn(prompt, 'table.prompt.label', text)] }
}

/** The locator of an option; the first one of two identical trade cards. */
export const locate = (table: Table, { part, name }: Option): Locator =>
  partOf(table, part).getByRole('button', { name, exact: true, disabled: false }).first()

/** The option that something is said about. */
export async function optionWith(table: Table, words: string): Promise<Option> {
  const { question: asked, options } = await ask(table)
  const found = options.find(({ name }) => name.includes(words))
  if (found === undefined) throw new Error(`nothing about "${words}" can be chosen at "${asked}"`)
  return found
}

const SEEN = ['table.players', 'table.fields', 'table.temples', 'table.groups', 'table.ring', 'table.reserve'] as const

/** The position as a screen reader announces it: everything on the table, and the choices. */
export async function position({ page, text }: Table): Promise<string> {
  const parts = [
    page.getByRole('group', { name: text.t('table.garden.name'), exact: true }),
    ...SEEN.map((name) => page.getByRole('region', { name: text.t(name), exact: true })),
  ]
  return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n')
}
