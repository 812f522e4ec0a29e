import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_KINDS } from '@amyitis/bots'
import { replaceBlock } from '../markdown-block.ts'
import type { Ladder } from './ladder.ts'
import { ladderTable, type Sweep, settingsTable, sweepTable } from './tables.ts'

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** Fills the tables of the page from the files in the folder. */
export function withTables(page: string, folder: string): string {
  let filled = replaceBlock(page, 'levels', settingsTable())
  for (const kind of GAME_KINDS) {
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
