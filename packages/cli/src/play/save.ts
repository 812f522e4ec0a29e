import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeWhole } from '../files.ts'
import type { Table } from './table.ts'

/**
 * A record must not tell the seed of a game that goes on. It lies beside the record, with who sits where, in a file of
 * its own that is gone once the game is over.
 */
export const seedFile = (file: string) => `${file}.seed`

export interface Beside {
  readonly seed: string
  readonly seats: readonly string[]
}

/** Keeps the files of a game up to date. */
export class Saver {
  readonly file: string
  /** Has anything been written? */
  begun = false
  private readonly makesFolder: boolean
  constructor(file: string, makesFolder = false) {
    this.file = file
    this.makesFolder = makesFolder
  }

  /** Saves the game. `durable` waits until it is on the disk. */
  save(table: Table, durable: boolean): void {
    const beside = seedFile(this.file)
    if (table.over) {
      writeWhole(this.file, table.record(), true)
      rmSync(beside, { force: true })
      return
    }
    if (!this.begun) {
      if (this.makesFolder) mkdirSync(dirname(this.file), { recursive: true })
      const content: Beside = { seed: table.seed, seats: table.seats }
      writeWhole(beside, `${JSON.stringify(content)}\n`, true, 0o600)
    }
    this.begun = true
    writeWhole(this.file, table.record(), durable)
  }
}

/** What lies beside a record: nothing, something unreadable, or seed and seats. */
export function readBeside(file: string): Beside | 'none' | 'damaged' {
  const beside = seedFile(file)
  if (!existsSync(beside)) return 'none'
  try {
    const { seed, seats } = JSON.parse(readFileSync(beside, 'utf8'))
    if (typeof seed === 'string' && Array.isArray(seats)) return { seed, seats: seats.map(String) }
  } catch {
    return 'damaged'
  }
  return 'damaged'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Where games are saved that nobody gave a name. */
export function stateFolder(env: Environment, platform: string): string {
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, 'amyitis')
  if (platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'amyitis')
  return join(homedir(), '.local', 'state', 'amyitis')
}

/** A name that no saved game has yet. */
export function freshFile(folder: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  for (let n = 1; ; n++) {
    const file = join(folder, `game-${stamp}${n === 1 ? '' : `-${n}`}.amyitis`)
    if (!existsSync(file)) return file
  }
}
