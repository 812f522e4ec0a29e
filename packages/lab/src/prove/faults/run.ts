import { type Cut, proveCuts } from './cuts.ts'
import { type Killed, proveKills } from './kills.ts'

export interface FaultPlan {
  readonly kills: number
  readonly restarts: number
  readonly cuts: number
  readonly tables: number
  readonly seed: string
  readonly say: (line: string) => void
}

export interface Faults {
  readonly sqlite: Killed
  readonly postgres: Killed
  readonly cuts: Cut
  /** What a dishonest server was caught with. */
  readonly caught: readonly { readonly lie: string; readonly storage: string; readonly run: Killed }[]
  /** What is wrong with honest ones, and the dishonest ones that nobody has noticed. */
  readonly problems: readonly string[]
}

/** A server that lies is found out long before so many kills. */
const KILLS_OF_LIARS = 40

const LIES = [
  { lie: 'ack-first', storage: 'sqlite' },
  { lie: 'ack-first', storage: 'postgres' },
  { lie: 'forget-keys', storage: 'sqlite' },
] as const

export async function proveFaults({ kills, restarts, cuts, tables, seed, say }: FaultPlan): Promise<Faults> {
  const common = { tables, seed, say }
  say('SQLite: the server is killed')
  const sqlite = await proveKills({ ...common, storage: 'sqlite', kills, restarts: 0 })
  say('PostgreSQL: one of two servers is killed, and the database is started anew')
  const postgres = await proveKills({ ...common, storage: 'postgres', kills, restarts })
  say('lines are cut')
  const cut = await proveCuts(cuts, tables, seed)
  const problems = [...sqlite.problems, ...postgres.problems, ...cut.problems]
  const caught: { lie: string; storage: string; run: Killed }[] = []
  for (const { lie, storage } of LIES) {
    say(`a server that lies: ${lie}, ${storage}`)
    const run = await proveKills({ ...common, storage, kills: KILLS_OF_LIARS, restarts: 0, lie })
    if (run.problems.length === 0) problems.push(`nobody has noticed a server that lies: ${lie}, ${storage}`)
    caught.push({ lie, storage, run })
  }
  return { sqlite, postgres, cuts: cut, caught, problems }
}
