import type { Locator } from 'playwright-core'

/** An element of the page as a screen reader announces it. */
export interface Said {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  /** What follows the colon: the text of a paragraph or an item. */
  readonly words: string
  /** The names of the enclosing regions, outermost first. */
  readonly within: readonly string[]
}

const LINE = /^( *)- ('?)(?:(text)|([\w-]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*))(?:'?:(?: (.*))?|'?)$/

/** As it is heard: non-breaking spaces sound like any others. */
export const plain = (words: string): string => words.replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ')

const unquoted = (words: string) => words.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1')

function* linesOf(snapshot: string): Generator<{ depth: number; said: Omit<Said, 'within'> }> {
  for (const line of snapshot.split('\n')) {
    const match = LINE.exec(line)
    if (match === null) continue
    const [, indent, quoted, text, role = text, name = '', states = '', words = ''] = match
    const called = quoted === '' ? name : name.replaceAll("''", "'")
    yield {
      depth: indent.length,
      said: { role, name: unquoted(called), disabled: states.includes('[disabled]'), words: unquoted(words) },
    }
  }
}

/** Everything a screen reader would announce in a part of the page, in order. */
export async function read(part: Locator): Promise<Said[]> {
  const around: { readonly depth: number; readonly name: string }[] = []
  const all: Said[] = []
  for (const { depth, said } of linesOf(await part.ariaSnapshot())) {
    while (around.length > 0 && around[around.length - 1].depth >= depth) around.pop()
    all.push({ ...said, within: around.map(({ name }) => name).filter((name) => name !== '') })
    around.push({ depth, name: said.name })
  }
  return all
}
