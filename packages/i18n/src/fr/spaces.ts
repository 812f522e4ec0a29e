/** French sets a blank before tall punctuation and inside its quotation marks; no line may be broken there. */
const TALL = / (?=[:;?!»])|(?<=«) |(?<=\d) (?=%)/g

export function spaced<Messages extends Readonly<Record<string, string>>>(messages: Messages): Messages {
  const set = Object.entries(messages).map(([key, message]) => [key, message.replace(TALL, '\u00a0')])
  return Object.fromEntries(set)
}
