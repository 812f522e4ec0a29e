/**
 * French sets a narrow blank before tall marks, and a full one before colons, inside quotation marks and between a number
 * and its unit; no line breaks there.
 */
const NARROW = / (?=[;?!])/g
const FULL = / (?=[:»])|(?<=«) |(?<=[\d}]) (?=(?:%|(?:h|min|minutes|s)(?![\p{L}’])))/gu

const withSpaces = (message: string): string => message.replace(NARROW, '\u202f').replace(FULL, '\u00a0')

export function spaced<Messages extends Readonly<Record<string, string>>>(messages: Messages): Messages {
  const set = Object.entries(messages).map(([key, message]) => [key, withSpaces(message)])
  return Object.fromEntries(set)
}
