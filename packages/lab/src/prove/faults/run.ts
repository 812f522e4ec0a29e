import { type Cut, proveCuts } from './cuts.ts'
import { type Killed, type KillPlan, proveKills } from './kills.ts'

/** What a dishonest server is caught at: the log is not what was promised. That it hangs or complains would prove nothing. */
const BROKEN =
  /lost|doubled|was told another event|both done and refused|is event \d+ and then|which another one is too/

export const isCaught = ({ problems }: Pick<Killed, 'problems'>): boolean => problems.some((one) => BROKEN.test(one))

export interface FaultPlan {
  /** Of the only server on SQLite, and of one of two on PostgreSQL. */
  readonly kills: number
  readonly postgres: number
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

/** So many servers, or pairs of them, are killed side by side, each with data and games of their own. */
const HOUSES = { sqlite: 3, postgres: 2 }

/** How often copies on PostgreSQL and PostgreSQL itself stand still, in all of them. */
const FREEZES = 8

const share = (whole: number, parts: number, i: number) =>
  Math.floor((whole * (i + 1)) / parts) - Math.floor((whole * i) / parts)

const add = (
  runs: readonly Killed[],
  what: 'games' | 'events' | 'promised' | 'refused' | 'kills' | 'listening' | 'underFire' | 'restarts' | 'freezes',
) => runs.reduce((sum, run) => sum + run[what], 0)

async function killSideBySide(plan: KillPlan): Promise<Killed> {
  const { storage, kills, restarts, freezes, seed, say } = plan
  const houses = Array.from({ length: HOUSES[storage] }, (_, i) =>
    proveKills({
      ...plan,
      kills: share(kills, HOUSES[storage], i),
      restarts: share(restarts, HOUSES[storage], i),
      freezes: share(freezes, HOUSES[storage], i),
      seed: `${seed} ${i}`,
      say: (line) => say?.(`${i + 1}: ${line}`),
    }),
  )
  const runs = await Promise.all(houses)
  return {
    games: add(runs, 'games'),
    events: add(runs, 'events'),
    promised: add(runs, 'promised'),
    refused: add(runs, 'refused'),
    kills: add(runs, 'kills'),
    listening: add(runs, 'listening'),
    underFire: add(runs, 'underFire'),
    restarts: add(runs, 'restarts'),
    freezes: add(runs, 'freezes'),
    problems: runs.flatMap(({ problems }) => problems),
    logs: new Map(runs.flatMap(({ logs }) => [...logs])),
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
  }
}

/** All at once: most of it is waiting for servers to start, and a busy machine makes for more odd moments. */
export async function proveFaults(plan: FaultPlan): Promise<Faults> {
  const { kills, postgres: copies, restarts, cuts: breaks, tables, seed } = plan
  const say = (what: string) => (line: string) => plan.say(`${what}: ${line}`)
  const common = { tables, seed }
  const [sqlite, postgres, cuts] = await Promise.all([
    killSideBySide({ ...common, storage: 'sqlite', kills, restarts: 0, freezes: 0, say: say('SQLite') }),
    killSideBySide({
      ...common,
      storage: 'postgres',
      kills: copies,
      restarts,
      freezes: FREEZES,
      say: say('PostgreSQL'),
    }),
    proveCuts(breaks, tables, seed, say('cut lines')),
  ])
  const caught = await Promise.all(
    LIES.map(async ({ lie, storage }) => {
      const what = `${lie}, ${storage}`
      const run = await proveKills({
        ...common,
        storage,
        kills: KILLS_OF_LIARS,
        restarts: 0,
        freezes: 0,
        lie,
        say: say(what),
      })
      return { lie, storage, run }
    }),
  )
  const unnoticed = caught.filter(({ run }) => !isCaught(run))
  const problems = [
    ...[sqlite, postgres, cuts].flatMap((run) => run.problems),
    ...unnoticed.map(({ lie, storage }) => `nobody has noticed a server that lies: ${lie}, ${storage}`),
  ]
  return { sqlite, postgres, cuts, caught, problems }
}
