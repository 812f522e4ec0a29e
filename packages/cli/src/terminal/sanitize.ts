import type { MessageKey, Text } from '@amyitis/text'
import { harmless } from '@amyitis/words'

type Values = Readonly<Record<string, string | number>>

/** The same messages; whatever is put into one is harmless. */
export function sanitizedText(text: Text): Text {
  const say = text.t as (key: MessageKey, values: Values) => string
  const t = (key: MessageKey, values: Values = {}) => {
    const tamed = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? harmless(value) : value,
    ])
    return say(key, Object.fromEntries(tamed))
  }
  return { ...text, t: t as Text['t'] }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that paint text begin with ESC
const CONTROLS = /(\u001b\[[\d;]*m)|(?!\n)\p{Cc}/gu

/** A line as it goes out: of all that steers a terminal, only colours are left. */
export const stripControls = (line: string) => line.replace(CONTROLS, (_, paint: string | undefined) => paint ?? ' ')
