import { type Refusal, RULE_VALUES } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'

/** Why a move is refused, with the clause that stands in the way. */
export function refusalOf(text: Text, { code, clause }: Refusal): string {
  const sentence = text.t(`refusal.${code}`, RULE_VALUES)
  return clause === undefined ? sentence : `${sentence} (${clause})`
}
