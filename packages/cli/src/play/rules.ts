import type { Edition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { type Block, type Grid, pagesOf, type RulesPage, type Section } from '@amyitis/narration'
import { padEnd, widthOf, wrap } from '../terminal/width.ts'
import { COLUMNS } from '../views/view.ts'

/** Terms between stars stand out in the app; here they are plain words. */
const plain = (words: string): string => words.replaceAll('*', '')

/** How far tables are indented. */
const INDENT = '    '

const paragraph = (words: string, first = '  '): string[] => wrap(`${first}${plain(words)}`, COLUMNS, first.length)

const GAP = '  '

/** The widths of columns that fit on a line: the widest ones are narrowed, and their cells wrapped. */
function fitted(widths: readonly number[]): number[] {
  const narrowed = [...widths]
  const available = COLUMNS - INDENT.length - GAP.length * (widths.length - 1)
  while (narrowed.reduce((sum, width) => sum + width) > available) narrowed[narrowed.indexOf(Math.max(...narrowed))]--
  return narrowed
}

function rowLines(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, column) => wrap(cell, widths[column]))
  const height = Math.max(...cells.map(({ length }) => length))
  return Array.from({ length: height }, (_, line) =>
    `${INDENT}${cells.map((lines, column) => padEnd(lines[line] ?? '', widths[column])).join(GAP)}`.trimEnd(),
  )
}

function gridLines({ caption, head, rows }: Grid): string[] {
  const all = [head, ...rows].map((row) => head.map((_, column) => plain(row[column] ?? '')))
  const widths = fitted(head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column])))))
  const title = head.includes(caption) ? [] : paragraph(caption)
  return [...title, ...all.flatMap((row) => rowLines(row, widths))]
}

function blockLines(text: Text, block: Block): string[] {
  switch (block.kind) {
    case 'grid':
      return gridLines(block.grid)
    case 'list':
      return block.items.flatMap((item) => paragraph(item, '  - '))
    case 'pictures':
      return block.pictures.flatMap(({ text: words }) => paragraph(words, '  - '))
    case 'steps':
      return block.steps.flatMap(({ title, words }) => paragraph(`${title} · ${words}`, '  - '))
    case 'text':
      return paragraph(block.text)
    default:
      return paragraph(`${text.t(block.kind === 'tip' ? 'learn.tip' : 'learn.example')} ${block.text}`)
  }
}

const sectionLines = (text: Text, { clause, title, blocks }: Section): string[] => [
  ...wrap(`${clause} ${title}`, COLUMNS, 2),
  ...blocks.flatMap((block) => blockLines(text, block)),
]

/** The chapters of the rules with their clauses. */
const contents = (pages: readonly RulesPage[]): string[] =>
  pages.flatMap(({ title, sections }) => {
    const clauses = sections.flatMap(({ clause }) => clause ?? [])
    return clauses.length === 0 ? [] : [title, ...paragraph(clauses.join(', '))]
  })

const numberOf = ({ clause }: Section): number => Number(clause?.split('.')[1])

/** A clause of the rules (`R7.4`), all clauses with that number (`R7`), or what there is; in the edition that is played. */
export function ruleLines(text: Text, edition: Edition, wanted: string): string[] {
  const pages = pagesOf({ text, edition })
  const name = wanted.toUpperCase().replace(/^(?=\d)/, 'R')
  const which = wrap(text.t('play.rules.which'), COLUMNS)
  if (name === '') return [...contents(pages), '', ...which]
  const found = pages
    .flatMap(({ sections }) => sections)
    .filter(({ clause }) => clause === name || clause?.startsWith(`${name}.`))
    .sort((one, two) => numberOf(one) - numberOf(two))
  if (found.length === 0) return [text.t('play.rules.none', { clause: name }), ...which]
  return found.flatMap((section, i) => [...(i === 0 ? [] : ['']), ...sectionLines(text, section)])
}
