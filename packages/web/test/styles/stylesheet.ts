import { transform } from 'lightningcss'

interface Threshold {
  readonly line: number
  readonly of: 'media' | 'container'
  /** As written in the docs and the closed list: `width 40em`. */
  readonly at: string
}

interface StyleRule {
  readonly line: number
  /** Every class of every selector, including those in `:has()` and `:not()`. */
  readonly classes: readonly string[]
  /** Does a selector ask the whole page whether it has something: `:root:has(…)`? */
  readonly asksPage: boolean
}

/** What the checks need to know about a stylesheet. */
export interface Stylesheet {
  readonly rules: readonly StyleRule[]
  readonly thresholds: readonly Threshold[]
  readonly defined: readonly string[]
  readonly used: readonly string[]
  /** The lines with a literal colour, except in custom properties. */
  readonly colours: readonly number[]
  readonly keyframes: readonly string[]
  readonly animations: readonly string[]
  readonly containers: readonly string[]
  readonly queried: readonly string[]
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object within a value, parents first; `enter` says whether to descend. */
function walk(value: unknown, enter: (node: Node) => boolean | undefined): void {
  if (Array.isArray(value)) for (const each of value) walk(each, enter)
  else if (isNode(value) && enter(value) !== false) for (const each of Object.values(value)) walk(each, enter)
}

function classesIn(selectors: unknown): string[] {
  const found: string[] = []
  walk(selectors, (node) => {
    if (node.type === 'class') found.push(String(node.name))
    return true
  })
  return found
}

const PAGE = ['root', 'html', 'body']

/** Is there a `:has()` that belongs to the page itself? */
function asksPage(selectors: readonly (readonly Node[])[]): boolean {
  return selectors.some((parts) => {
    let page = false
    return parts.some(({ type, kind, name }) => {
      if (type === 'combinator') page = false
      else page ||= PAGE.includes(String(kind ?? name))
      return page && kind === 'has'
    })
  })
}

const COLOURS = ['rgb', 'light-dark', 'float', 'lab', 'lch', 'oklab', 'oklch']

function hasColour(value: unknown): boolean {
  let found = false
  walk(value, (node) => {
    const { type, alpha } = node
    if (COLOURS.includes(String(type)) && (type === 'light-dark' || alpha !== 0)) found = true
    return !found
  })
  return found
}

const lengthOf = (value: unknown): string => {
  let length = ''
  walk(value, (node) => {
    if (typeof node.unit === 'string') length ||= `${Number(Number(node.value).toFixed(4))}${node.unit}`
    return true
  })
  return length
}

const lineOf = (node: Node) => (isNode(node.loc) ? Number(node.loc.line) + 1 : 0)

export function readStylesheet(css: string, filename = 'snippet.css'): Stylesheet {
  const sheet = {
    rules: [] as StyleRule[],
    thresholds: [] as Threshold[],
    defined: [] as string[],
    used: [] as string[],
    colours: [] as number[],
    keyframes: [] as string[],
    animations: [] as string[],
    containers: [] as string[],
    queried: [] as string[],
  }

  function readCondition(of: Threshold['of'], line: number, condition: unknown): void {
    walk(condition, (node) => {
      if (node.type !== 'range' && node.type !== 'interval') return true
      for (const value of [node.value, node.start, node.end])
        if (value !== undefined) sheet.thresholds.push({ line, of, at: `${String(node.name)} ${lengthOf(value)}` })
      return false
    })
  }

  function readDeclaration(declaration: Node, line: number): void {
    const { property, value } = declaration
    const custom = property === 'custom' && isNode(value) ? String(value.name) : undefined
    if (custom !== undefined) sheet.defined.push(custom)
    else if (hasColour(value)) sheet.colours.push(line)
    walk(value, (node) => {
      if (node.type === 'var' && isNode(node.value) && isNode(node.value.name))
        sheet.used.push(String(node.value.name.ident))
      return true
    })
    if (property === 'animation' || property === 'animation-name')
      walk(value, (node) => {
        if (isNode(node.name) && node.name.type === 'ident') sheet.animations.push(String(node.name.value))
        return true
      })
    if ((property === 'container' || property === 'container-name') && isNode(value)) {
      const names = isNode(value.name) ? value.name : value
      if (Array.isArray(names.value)) sheet.containers.push(...names.value.map(String))
    }
  }

  function readRule(rule: Node): void {
    const value = rule.value as Node
    const line = lineOf(value)
    if (rule.type === 'style') {
      const selectors = value.selectors as readonly (readonly Node[])[]
      sheet.rules.push({ line, classes: classesIn(selectors), asksPage: asksPage(selectors) })
      const { declarations, importantDeclarations } = value.declarations as Record<string, readonly Node[]>
      for (const each of [...declarations, ...importantDeclarations]) readDeclaration(each, line)
    } else if (rule.type === 'media') readCondition('media', line, value.query)
    else if (rule.type === 'container') {
      readCondition('container', line, value.condition)
      if (typeof value.name === 'string') sheet.queried.push(value.name)
    } else if (rule.type === 'keyframes') {
      sheet.keyframes.push(String((value.name as Node).value))
      for (const frame of value.keyframes as readonly Node[])
        for (const each of (frame.declarations as Record<string, readonly Node[]>).declarations)
          readDeclaration(each, line)
    }
    for (const inner of (value.rules as readonly Node[] | undefined) ?? []) readRule(inner)
  }

  transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      StyleSheetExit({ rules }) {
        for (const rule of rules as unknown as readonly Node[]) readRule(rule)
      },
    },
  })
  return sheet
}
