import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { errorCode } from '../command-line-error.ts'
import { writeFileAtomically } from '../files.ts'
import type { LocalGame } from './local-game.ts'

/**
 * A record must not reveal the seed of a running game. Seed and seats are kept beside the record in a file of their own, which is
 * deleted when the game is over.
 */
export const seedFileName = (file: string) => `${file}.seed`

export interface SeedFile {
  readonly seed: string
  readonly seats: readonly string[]
}

/** Saves a game and its seed. */
export class Saver {
  readonly file: string
  /** How the last attempt ended. */
  state: 'untried' | 'saved' | 'failed' = 'untried'
  private seeded = false
  constructor(file: string) {
    this.file = file
  }

  /** Saves the game. `durable` waits until it is on the disk. */
  save(table: LocalGame, durable: boolean): void {
    this.state = 'failed'
    const beside = seedFileName(this.file)
    if (!table.over && !this.seeded) {
      const content: SeedFile = { seed: table.seed, seats: table.seats }
      writeFileAtomically(beside, `${JSON.stringify(content)}\n`, true, 0o600)
      this.seeded = true
    }
    writeFileAtomically(this.file, table.record(), durable || table.over)
    if (table.over) rmSync(beside, { force: true })
    this.state = 'saved'
  }
}

/** Reads the seed file of a record. */
export function readSeedFile(file: string): SeedFile | 'none' | 'damaged' {
  const beside = seedFileName(file)
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

/** Where games without a file name are saved. A relative XDG_STATE_HOME is ignored, as XDG requires. */
export function stateFolder(env: Environment, platform: string): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = env
  if (XDG_STATE_HOME !== undefined && isAbsolute(XDG_STATE_HOME)) return join(XDG_STATE_HOME, 'amyitis')
  if (platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'amyitis')
  return join(homedir(), '.local', 'state', 'amyitis')
}

/** Creates an empty file with a new name, so that no other process chooses the same one. */
export function createEmptyFile(folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true })
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  for (let n = 1; ; n++) {
    const file = join(folder, `game-${stamp}${n === 1 ? '' : `-${n}`}.amyitis`)
    try {
      closeSync(openSync(file, 'wx'))
      return file
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}
