import { existsSync, readFileSync } from 'node:fs'
import type { Text } from '@amyitis/i18n'
import { wrap } from '../terminal/width.ts'
import { COLUMNS } from '../views/view.ts'

const RULES = new URL('../../../../docs/rules.md', import.meta.url)

const plainWords = (markdown: string) => markdown.replace(/\*\*|`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** A clause of the rules (`R7.4`), or the clauses of a section (`R7`), as docs/rules.md has them. */
export function ruleLines(text: Text, wanted: string): string[] {
  const clause = wanted.toUpperCase().replace(/^(?=\d)/, 'R')
  if (!existsSync(RULES) || !/^R\d+(\.\d+)?$/.test(clause)) return [text.t('play.rules.where')]
  const lines = readFileSync(RULES, 'utf8').split('\n')
  const start = clause.includes('.') ? `- **${clause}** ` : `## ${clause} `
  const from = lines.findIndex((line) => line.startsWith(start))
  if (from < 0) return [text.t('play.rules.none', { clause }), text.t('play.rules.where')]
  const next = clause.includes('.') ? /^(- |##)/ : /^##/
  const after = lines.findIndex((line, i) => i > from && next.test(line))
  const found = lines.slice(from, after < 0 ? undefined : after).filter((line) => line.trim() !== '')
  const shown = found.flatMap((line) => wrap(plainWords(line.replace(/^(#+|-) /, '')), COLUMNS, 2))
  return [...shown, text.t('play.rules.where')]
}
