import type { EditionFault } from '@amyitis/engine'
import type { MessageKey, Text } from '@amyitis/i18n'

/** What is wrong at a place in the file of an edition; names stay as the file has them. */
export function faultOf(text: Text, { code, values }: EditionFault): string {
  const key = `edition.fault.${code}` as const satisfies MessageKey
  const { found } = values
  const seen = found === 'list' || found === 'object' ? { found: text.t(`edition.found.${found}`) } : {}
  return (text.t as (key: MessageKey, values: object) => string)(key, { ...values, ...seen })
}
