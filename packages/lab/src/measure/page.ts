import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ladder } from './ladder.ts'
import { KINDS } from './plan.ts'
import { ladderTable, type Sweep, sweepTable } from './tables.ts'

/** Puts a text between the marks of a name; a page without them is a mistake. */
function replaceBlock(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`the page has no ${begin} … ${end}`)
  return `${before}${begin}\n${content}\n${end}${after}`
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** The page with the tables of all that lies in the folder. */
export function withTables(page: string, folder: string): string {
  let filled = page
  for (const kind of KINDS) {
    const file = join(folder, `${kind}.json`)
    const table = existsSync(file) ? ladderTable(read<Ladder>(file)) : 'Not measured yet.'
    filled = replaceBlock(filled, `ladder ${kind}`, table)
  }
  const sweeps = readdirSync(folder)
    .filter((name) => /^uct-sweep.*\.json$/.test(name))
    .sort()
  const tables = sweeps.map((name) => sweepTable(read<Sweep>(join(folder, name))))
  return replaceBlock(filled, 'uct-sweep', tables.length === 0 ? 'Not measured yet.' : tables.join('\n\n'))
}
