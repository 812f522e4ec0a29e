import type { ArgumentsOf, MessageKey, Messages, Text } from '@amyitis/i18n'

/** Who is spoken of, and to whom: the names of the seats, and the seat of the reader, who is “you”. */
export interface Perspective {
  readonly text: Text
  readonly names: readonly string[]
  readonly you?: number | undefined
}

/** Messages about a seat: each has a second wording, `key.you`, about the reader. */
export type SeatKey = { [Key in MessageKey]: `${Key}.you` extends MessageKey ? Key : never }[MessageKey]

type Rest<Key extends SeatKey> = Omit<ArgumentsOf<Messages[Key]>, 'who'>

/** What is said about a seat. */
export function about<Key extends SeatKey>(
  { text, names, you }: Perspective,
  seat: number,
  key: Key,
  rest: Rest<Key>,
): string {
  const t = text.t as (key: string, values: object) => string
  return seat === you ? t(`${key}.you`, rest) : t(key, { ...rest, who: names[seat] })
}
