import type { EN_TERMS } from './en/terms.ts'

/** A word of the rule book: one form, or several where the language bends it; `is` is the plain one. */
export type Term = string | { readonly is: string; readonly [form: string]: string }

export type TermClass = keyof typeof EN_TERMS
export type TermId<Class extends TermClass> = keyof (typeof EN_TERMS)[Class] & string

/** Every language has the same terms, each in the forms that its own sentences need. */
export type Terms = { readonly [Class in TermClass]: { readonly [Id in TermId<Class>]: Term } }

/** Arguments of messages that are terms: the caller names the thing, the language finds the form. */
export const ARGUMENTS = {
  good: 'good',
  more: 'good',
  give: 'good',
  get: 'good',
  owed: 'good',
  trade: 'trade',
  court: 'court',
  card: 'card',
  other: 'card',
  city: 'city',
  from: 'city',
  to: 'city',
  temple: 'temple',
  row: 'row',
  power: 'power',
  phase: 'phase',
  source: 'source',
  decision: 'decision',
} as const satisfies Record<string, TermClass>

/** A form of a term; undefined if the language has no such form. */
export function formOf(term: Term, form = 'is'): string | undefined {
  if (typeof term === 'string') return form === 'is' ? term : undefined
  return term[form]
}
