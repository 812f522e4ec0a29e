const BLANKS = /[ \t\n\r]*/y
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no control character in a string.
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** What may follow a token, or undefined if the token is not allowed here. `open` holds the unclosed brackets. */
function follow(token: string, wanted: Wanted, open: string[]): Wanted | undefined {
  if (token === '}' || token === ']') {
    const may = wanted === ', or end' || wanted === (token === ']' ? 'value or ]' : 'key or }')
    return may && open.pop() === (token === ']' ? '[' : '{') ? ', or end' : undefined
  }
  if (wanted === ':') return token === ':' ? 'value' : undefined
  if (wanted === ', or end') {
    if (token !== ',' || open.length === 0) return undefined
    return open[open.length - 1] === '[' ? 'value' : 'key'
  }
  if (wanted === 'key' || wanted === 'key or }') return token.startsWith('"') ? ':' : undefined
  if (token === ',' || token === ':') return undefined
  if (token !== '{' && token !== '[') return ', or end'
  open.push(token)
  return token === '[' ? 'value or ]' : 'key or }'
}

/** Where a text stops being valid JSON. */
function firstFault(text: string): number {
  const open: string[] = []
  let wanted: Wanted = 'value'
  for (let at = 0; ; ) {
    BLANKS.lastIndex = at
    BLANKS.test(text)
    at = BLANKS.lastIndex
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    const next: Wanted | undefined = token === undefined ? undefined : follow(token, wanted, open)
    if (token === undefined || next === undefined) return at
    wanted = next
    at += token.length
  }
}

export interface JsonFault {
  readonly line: number
  readonly column: number
}

/** Parses JSON; if it is invalid, reports the line and column. The messages of JavaScript engines differ. */
export function readJson(text: string): { readonly json: unknown } | JsonFault {
  const plain = text.replace(/^\uFEFF/, '')
  try {
    return { json: JSON.parse(plain) as unknown }
  } catch {
    const lines = plain.slice(0, firstFault(plain)).split(/\r\n|\n|\r/)
    return { line: lines.length, column: lines[lines.length - 1].length + 1 }
  }
}
