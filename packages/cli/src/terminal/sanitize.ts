import type { MessageKey, Text } from '@amyitis/i18n'
import { withoutControls } from '@amyitis/narration'

type Values = Readonly<Record<string, string | number>>

/** The same messages, with control characters removed from all values. */
export function sanitizedText(text: Text): Text {
  const translate = text.t as (key: MessageKey, values: Values) => string
  const t = (key: MessageKey, values: Values = {}) => {
    const sanitized = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutControls(value) : value,
    ])
    return translate(key, Object.fromEntries(sanitized))
  }
  return { ...text, t: t as Text['t'] }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that paint text begin with ESC
const CONTROLS = /(\u001b\[[\d;]*m)|(?!\n)\p{Cc}/gu

/** Removes all control sequences except colours. */
export const stripControls = (line: string) => line.replace(CONTROLS, (_, paint: string | undefined) => paint ?? ' ')
