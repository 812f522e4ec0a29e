import { FORMAT_VERSION, isRulesVersion, type RecordFault, RULES_VERSION } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'

/** What is wrong with a record, for somebody who wanted to see a game. */
export type Damage =
  /** It is no record at all. */
  | { readonly kind: 'foreign' }
  /** Another version of the app has written it, perhaps by other rules. */
  | { readonly kind: 'version'; readonly rules: string }
  /** A line cannot be read, or the rules forbid what it says. */
  | { readonly kind: 'line'; readonly line: number; readonly words: string; readonly clause: string | undefined }

const LONGEST_QUOTE = 60

const HEAD = /^\uFEFF?\s*amyitis (\d+)\s+rules ([^\r\n]*)/

export function damageOf(record: string, { line, clause }: RecordFault): Damage {
  const head = HEAD.exec(record)
  if (head === null) return { kind: 'foreign' }
  const [, format, rules] = head
  if (format !== String(FORMAT_VERSION) || !isRulesVersion(rules.trim()))
    return { kind: 'version', rules: rules.trim() }
  const words = record.split(/\r\n|\n|\r/)[line - 1] ?? ''
  const quote = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)} …` : words
  return { kind: 'line', line, words: quote, clause }
}

/** The same in words. */
export function damageIn(text: Text, damage: Damage): string {
  switch (damage.kind) {
    case 'foreign':
      return text.t('games.damaged.foreign')
    case 'version':
      return text.t('games.damaged.version', { rules: damage.rules, known: RULES_VERSION })
    case 'line': {
      const { line, words, clause } = damage
      return clause === undefined
        ? text.t('games.damaged.line', { line, words })
        : text.t('games.damaged.rule', { line, words, clause })
    }
  }
}
