import type { Text } from '@amyitis/i18n'
import type { Grid } from './page.ts'

/** A value of the box, by its key in the edition's file, and what it is called. */
export type Parts = Readonly<Record<string, string>>

const LABELS = {
  printed: 'rules.box.printed',
  derived: 'rules.box.derived',
  reconstructed: 'rules.box.reconstructed',
  own: 'rules.box.own',
} as const
const isLabelled = (source: unknown): source is keyof typeof LABELS =>
  typeof source === 'string' && Object.hasOwn(LABELS, source)

/** What a source says, in words: one of our labels, or whatever the maker of an edition wrote. */
function labelOf(text: Text, source: unknown): string {
  if (isLabelled(source)) return text.t(LABELS[source])
  return typeof source === 'string' && source !== '' ? source : text.t('rules.box.unknown')
}

/** How some values are known: one label if it is the same for all, otherwise a label for each. */
export function statusOf(text: Text, source: unknown, parts: Parts = {}): string {
  if (typeof source !== 'object' || source === null) return labelOf(text, source)
  const named = source as Readonly<Record<string, unknown>>
  const whats = new Map<string, string[]>()
  for (const [key, what] of Object.entries(parts)) {
    const status = labelOf(text, named[key])
    whats.set(status, [...(whats.get(status) ?? []), what])
  }
  if (whats.size <= 1) return [...whats.keys()][0] ?? text.t('rules.box.unknown')
  return [...whats].map(([status, what]) => text.t('rules.box.part', { what: what.join(', '), status })).join(' · ')
}

/** A table with one more column: how the values of each row are known. */
export const withStatus = (text: Text, { caption, head, rows }: Grid, statuses: readonly string[]): Grid => ({
  caption,
  head: [...head, text.t('rules.box.status')],
  known: true,
  rows: rows.map((row, i) => [
    ...row,
    ...Array.from({ length: Math.max(0, head.length - row.length) }, () => ''),
    statuses[i],
  ]),
})
