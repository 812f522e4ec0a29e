import type { Court, Edition, Good, Temple, Trade } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { Clause } from './clauses.ts'

/** What the pages are written from: a language and a box. */
export interface Book {
  readonly text: Text
  readonly edition: Edition
}

/** What may stand beside a sentence, where there are pictures. */
export type PageIcon =
  | Good | Trade | Court | Temple
  | 'any-good' | 'camel' | 'talent' | 'cube-blue' | 'cube-neutral' | 'card' | 'irrigation' | 'procession' // biome-ignore format: by kind

export interface Grid {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[]
  /** What stands before the heading of each row. */
  readonly icons?: readonly (PageIcon | undefined)[]
  /** The last column says how the values of the row are known. */
  readonly known?: true
}

/** A sentence beside its icon. */
interface Picture {
  readonly icon: PageIcon
  readonly text: string
}

/** A step of the round, as a picture with a title and a sentence. */
export interface Step {
  readonly icon: PageIcon
  readonly title: string
  readonly words: string
  readonly clause: Clause
  /** Only with the expansion. */
  readonly palace?: true
}

export type Block =
  | { readonly kind: 'text' | 'example' | 'tip'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'grid'; readonly grid: Grid }

/** A part of a page under a heading; most are a clause of the rules. */
export interface Section {
  readonly id: string
  readonly clause: Clause | undefined
  readonly title: string
  readonly blocks: readonly Block[]
}

export const PAGE_IDS = [
  'overview', 'table', 'round', 'recruit', 'irrigation', 'caravan', 'babylon',
  'court', 'planting', 'temples', 'end', 'palace', 'box', 'glossary',
] as const // biome-ignore format: in the order of reading
export type RulesPageId = (typeof PAGE_IDS)[number]

export interface RulesPage {
  readonly id: RulesPageId
  readonly title: string
  readonly sections: readonly Section[]
}

/** A paragraph, or a block as it is. */
type Part = string | Block

const blocks = (parts: readonly Part[]): Block[] =>
  parts.map((part) => (typeof part === 'string' ? { kind: 'text', text: part } : part))

/** A clause with its heading. */
export const clause = (id: Clause, title: string, ...parts: readonly Part[]): Section => ({
  id,
  clause: id,
  title,
  blocks: blocks(parts),
})

/** A section that is no clause. */
export const section = (id: string, title: string, ...parts: readonly Part[]): Section => ({
  id,
  clause: undefined,
  title,
  blocks: blocks(parts),
})

export const example = (text: string): Block => ({ kind: 'example', text })
export const tip = (text: string): Block => ({ kind: 'tip', text })
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })
export const pictures = (...items: readonly (readonly [icon: PageIcon, text: string])[]): Block => ({
  kind: 'pictures',
  pictures: items.map(([icon, text]) => ({ icon, text })),
})
export const steps = (value: readonly Step[]): Block => ({ kind: 'steps', steps: value })
export const grid = (value: Grid): Block => ({ kind: 'grid', grid: value })
