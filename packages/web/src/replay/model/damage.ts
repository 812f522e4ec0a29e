import { FORMAT_VERSION, isRulesVersion, type RecordFault, RULES_VERSION } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { recordFaultOf } from '@amyitis/narration'

/** What is wrong with a record, for somebody who wanted to see a game. */
export type Damage =
  /** It is no record at all. */
  | { readonly kind: 'foreign' }
  /** Another version of the app has written it, perhaps by other rules. */
  | { readonly kind: 'version'; readonly rules: string }
  /** A line cannot be read, or the rules forbid what it says. */
  | { readonly kind: 'line'; readonly fault: RecordFault }

const HEAD = /^\uFEFF?\s*amyitis (\d+)\s+rules ([^\r\n]*)/

export function damageOf(record: string, fault: RecordFault): Damage {
  const head = HEAD.exec(record)
  if (head === null) return { kind: 'foreign' }
  const [, format, rules] = head
  if (format !== String(FORMAT_VERSION) || !isRulesVersion(rules.trim()))
    return { kind: 'version', rules: rules.trim() }
  return { kind: 'line', fault }
}

/** The same in words. */
export function damageIn(text: Text, damage: Damage): string {
  switch (damage.kind) {
    case 'foreign':
      return text.t('games.damaged.foreign')
    case 'version':
      return text.t('games.damaged.version', { rules: damage.rules, known: RULES_VERSION })
    case 'line': {
      const { line, clause } = damage.fault
      const place = { line, problem: recordFaultOf(text, damage.fault) }
      return clause === undefined
        ? text.t('record.damaged', place)
        : text.t('record.damaged.clause', { ...place, clause })
    }
  }
}
