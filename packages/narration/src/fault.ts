import { type EditionFault, isStateCode, type RecordFault, RULE_VALUES, type StateFault } from '@amyitis/engine'
import type { MessageKey, Text } from '@amyitis/i18n'

const translate = (text: Text, key: MessageKey, values: object): string =>
  (text.t as (key: MessageKey, values: object) => string)(key, values)

/** What is wrong at a place in the file of an edition, or in a state; names stay as the file has them. */
export function faultOf(text: Text, { code, values }: EditionFault | StateFault): string {
  const key: MessageKey = isStateCode(code) ? `state.fault.${code}` : `edition.fault.${code}`
  const { found } = values
  const seen = found === 'list' || found === 'object' ? { found: text.t(`edition.found.${found}`) } : {}
  return translate(text, key, { ...values, ...seen })
}

const MAX_QUOTE_LENGTH = 40

/** Some words of the file, which may be very long there. */
const quote = (words: string): string =>
  words.length > MAX_QUOTE_LENGTH ? `${words.slice(0, MAX_QUOTE_LENGTH)}…` : words

/** What is wrong in a line of a record. Whoever shows it names the line and the clause. */
export function recordFaultOf(text: Text, { code, values, inside, refusal }: RecordFault): string {
  const quoted = typeof values.text === 'string' ? { text: quote(values.text) } : {}
  const problem = inside === undefined ? {} : { problem: faultOf(text, inside) }
  const why = refusal === undefined ? {} : { why: text.t(`refusal.${refusal}`, RULE_VALUES) }
  return translate(text, `record.fault.${code}`, { ...values, ...quoted, ...problem, ...why })
}
