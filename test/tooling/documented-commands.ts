import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** A command on a page of the documentation. */
export interface Documented {
  readonly page: string
  readonly line: string
  /** Its words, without a prefix such as `sudo`, a user or variables. */
  readonly words: readonly string[]
}

const PAGES = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md']
const BLOCK = /^ *```(\w*)\n([\s\S]*?)^ *```/gm
const INLINE = /`((?:npm|npx|node) [^`\n]+)`/g

const pages = () => [
  ...PAGES,
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** The commands of a shell line; a quoted text is one word. */
function commandsOf(line: string): string[][] {
  const words = line.match(/(?:[^\s"']|"(?:\\.|[^"])*"|'[^']*')+/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('#'))
  const commands: string[][] = [[]]
  for (const word of comment < 0 ? words : words.slice(0, comment)) {
    if (['&&', '|', ';'].includes(word)) commands.push([])
    else commands[commands.length - 1].push(word)
  }
  return commands.map(withoutPrefix).filter((one) => one.length > 0)
}

function withoutPrefix(words: readonly string[]): string[] {
  const rest = [...words]
  if (rest[0] === 'sudo') rest.splice(0, rest[1] === '-u' ? 3 : 1)
  while (/^[A-Z_]+=/.test(rest[0] ?? '')) rest.shift()
  return rest
}

/** Lines continued after a backslash or inside quotes belong together. */
function logicalLines(text: string): string[] {
  const lines: string[] = []
  let open = ''
  for (const line of text.split('\n')) {
    open += line.endsWith('\\') ? `${line.slice(0, -1)} ` : line
    const quotes = open.replace(/\\"/g, '').replace(/#.*$/, '')
    if (line.endsWith('\\') || (quotes.match(/'/g)?.length ?? 0) % 2 > 0 || (quotes.match(/"/g)?.length ?? 0) % 2 > 0)
      continue
    lines.push(open)
    open = ''
  }
  return open === '' ? lines : [...lines, open]
}

/** Every command in the shell blocks of the documentation, and those named in its sentences. */
export function documentedCommands(): Documented[] {
  return pages().flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const blocks = [...text.matchAll(BLOCK)].filter(([, language]) => language === 'sh')
    const lines = [
      ...blocks.flatMap(([, , block]) => logicalLines(block)),
      ...[...text.replace(BLOCK, '').matchAll(INLINE)].map(([, line]) => line),
    ]
    return lines.flatMap((line) => commandsOf(line).map((words) => ({ page, line, words })))
  })
}
