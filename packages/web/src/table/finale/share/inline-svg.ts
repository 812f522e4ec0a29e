/** Makes pictures of the page that need nothing of the page any more: variables, symbols and letters are all in them. */

/** Which of two colours holds at dusk. */
export function darkOf(value: string): string {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value.trim()
  let depth = 0
  let comma = -1
  for (let i = start + 10; i < value.length; i++) {
    if (value[i] === '(') depth++
    if (value[i] === ',' && depth === 1) comma = i
    if (value[i] === ')' && --depth === 0)
      return darkOf(value.slice(0, start) + value.slice(comma + 1, i).trim() + value.slice(i + 1))
  }
  return value
}

/** Every custom property that some markup mentions, with those that they mention. */
export function propertiesOf(markup: string, read: (name: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  const search = (words: string) => {
    for (const [, name] of words.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue
      const value = darkOf(read(name))
      found.set(name, value)
      search(value)
    }
  }
  search(markup)
  return found
}

/** The definitions that some markup points at and does not contain, with those that they point at. */
export function definitionsOf(markup: string, find: (id: string) => string | undefined): string {
  const found = new Map<string, string>()
  const search = (words: string) => {
    for (const [, id] of words.matchAll(/(?:href="#|url\((?:&quot;|")?#)([^")&]+)/g)) {
      if (found.has(id) || markup.includes(`id="${id}"`)) continue
      const definition = find(id)
      if (definition === undefined) continue
      found.set(id, definition)
      search(definition)
    }
  }
  search(markup)
  return [...found.values()].join('')
}
