import { parseSync } from 'vite'

/** The classes and custom properties in a source file. */
export interface Source {
  /** The classes in its `className`s. */
  readonly classes: readonly string[]
  /** Every word of its strings, which includes classes in maps. */
  readonly words: readonly string[]
  /** Classes composed from parts, which no search can find. */
  readonly composed: readonly string[]
}

type Node = Readonly<Record<string, unknown>> & { readonly type?: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every node within a value; `enter` returns false to skip a branch. */
function walk(value: unknown, enter: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const each of value) walk(each, enter)
  else if (isNode(value) && enter(value)) for (const each of Object.values(value)) walk(each, enter)
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

interface Strings {
  readonly words: string[]
  readonly composed: string[]
}

function stringsIn(value: unknown, compared = true): Strings {
  const found: Strings = { words: [], composed: [] }
  walk(value, (node) => {
    if (node.type === 'BinaryExpression' && !compared) return false
    if (node.type === 'Literal' && typeof node.value === 'string') found.words.push(...wordsOf(node.value))
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      parts.forEach((part, i) => {
        const words = wordsOf(part)
        if (i > 0 && /^\S/.test(part)) found.composed.push(`…${words.shift()}`)
        if (i < parts.length - 1 && /\S$/.test(part)) found.composed.push(`${words.pop()}…`)
        found.words.push(...words)
      })
    }
    return true
  })
  return found
}

const isClassName = (name: unknown) => typeof name === 'string' && /^class(Name)?$/.test(name)

export function readSource(code: string, filename = 'snippet.tsx'): Source {
  const { program } = parseSync(filename, code)
  const classes: string[] = []
  const composed: string[] = []
  walk(program, (node) => {
    const name = isNode(node.name) ? node.name.name : isNode(node.key) ? node.key.name : undefined
    if (['JSXAttribute', 'Property'].includes(String(node.type)) && isClassName(name)) {
      const found = stringsIn(node.value, false)
      classes.push(...found.words)
      composed.push(...found.composed)
    }
    return true
  })
  return { classes, words: stringsIn(program).words, composed }
}
