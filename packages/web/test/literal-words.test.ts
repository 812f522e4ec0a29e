import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

/** Attributes that are read out or shown. */
const SAID = /^(alt|title|placeholder|label|summary|aria-(label|description|placeholder|roledescription|valuetext))$/
const WORD = /\p{L}{2}/u

/** Names and keys, which are the same in every language. */
const NAMES = ['Cyril Demaegd', 'Arnaud Demaegd', 'Ystari, 2007', 'Esc']

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The words of an expression that stand there as they are: texts, and the fixed parts of templates. */
function literalsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'JSXExpressionContainer') return literalsIn(node.expression)
  if (node.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  if (node.type !== 'TemplateLiteral') return []
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

function wordsIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: Node, parent?: Node): void => {
    if (node.type === 'JSXText') found.push(String(node.value).trim())
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') found.push(...literalsIn(node))
    if (node.type === 'JSXAttribute' && SAID.test(String((node.name as { name: unknown }).name)))
      found.push(...literalsIn(node.value))
    for (const child of nodesIn(node)) visit(child, node)
  }
  visit(parseAst(code, { lang: 'tsx' }) as unknown as Node)
  return found.filter((words) => WORD.test(words) && !NAMES.includes(words))
}

it('no component has words of its own: all of them come from the catalogues', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCES })
  expect(files.length).toBeGreaterThan(100)
  const written = files.flatMap((file) =>
    wordsIn(readFileSync(`${SOURCES}/${file}`, 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(written).toEqual([])
})

it.each([
  ['<p>Your turn</p>', 'Your turn'],
  ['<img alt="the garden" />', 'the garden'],
  ['<button aria-label={open ? "close" : text.t("open")} />', 'close'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is looked at
  ['<i title={`Round ${n}`} />', 'Round'],
  ['<p>{"Your turn"}</p>', 'Your turn'],
])('%s would be found', (code, words) => {
  expect(wordsIn(`const a = ${code}`).map((one) => one.trim())).toEqual([words])
})
