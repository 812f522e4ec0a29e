import { type CutResult, runCuts } from './cuts.ts'
import { type KillPlan, type KillResult, runKills } from './kills.ts'

/** An injected bug counts as detected only if the log contradicts what clients were told, not if the server hangs or logs an error. */
const LOG_VIOLATION =
  /lost|duplicated|received a different event|both applied and rejected|was acknowledged as event \d+ and then/

export const isDetected = ({ problems }: Pick<KillResult, 'problems'>): boolean =>
  problems.some((one) => LOG_VIOLATION.test(one))

export interface FaultsPlan {
  /** Kills of the only server on SQLite, and of one of two servers on PostgreSQL. */
  readonly kills: number
  readonly postgres: number
  readonly restarts: number
  readonly cuts: number
  readonly tables: number
  readonly seed: string
  readonly log: (line: string) => void
}

export interface FaultsResult {
  readonly sqlite: KillResult
  readonly postgres: KillResult
  readonly cuts: CutResult
  /** Runs against servers with an injected bug, to show that the checks work. */
  readonly injectedBugs: readonly { readonly injectedBug: string; readonly storage: string; readonly run: KillResult }[]
  /** Problems of the real server, and injected bugs that were not detected. */
  readonly problems: readonly string[]
}

/** An injected bug is detected long before this many kills. */
const KILLS_WITH_BUG = 40

const INJECTED_BUGS = [
  { injectedBug: 'ack-first', storage: 'sqlite' },
  { injectedBug: 'ack-first', storage: 'postgres' },
  { injectedBug: 'forget-keys', storage: 'sqlite' },
] as const

/** Independent deployments that run side by side, each with data and games of its own. */
const PARALLEL_RUNS = { sqlite: 3, postgres: 2 }

/** How often a server on PostgreSQL or PostgreSQL itself is frozen, over all deployments. */
const FREEZES = 8

const share = (whole: number, parts: number, i: number) =>
  Math.floor((whole * (i + 1)) / parts) - Math.floor((whole * i) / parts)

const sumOf = (
  runs: readonly KillResult[],
  field:
    | 'games'
    | 'events'
    | 'acknowledged'
    | 'rejected'
    | 'kills'
    | 'killsWhileListening'
    | 'acknowledgedBetweenKills'
    | 'restarts'
    | 'freezes',
) => runs.reduce((sum, run) => sum + run[field], 0)

async function runKillsInParallel(plan: KillPlan): Promise<KillResult> {
  const { storage, kills, restarts, freezes, seed, log } = plan
  const running = Array.from({ length: PARALLEL_RUNS[storage] }, (_, i) =>
    runKills({
      ...plan,
      kills: share(kills, PARALLEL_RUNS[storage], i),
      restarts: share(restarts, PARALLEL_RUNS[storage], i),
      freezes: share(freezes, PARALLEL_RUNS[storage], i),
      seed: `${seed} ${i}`,
      log: (line) => log?.(`${i + 1}: ${line}`),
    }),
  )
  const runs = await Promise.all(running)
  return {
    games: sumOf(runs, 'games'),
    events: sumOf(runs, 'events'),
    acknowledged: sumOf(runs, 'acknowledged'),
    rejected: sumOf(runs, 'rejected'),
    kills: sumOf(runs, 'kills'),
    killsWhileListening: sumOf(runs, 'killsWhileListening'),
    acknowledgedBetweenKills: sumOf(runs, 'acknowledgedBetweenKills'),
    restarts: sumOf(runs, 'restarts'),
    freezes: sumOf(runs, 'freezes'),
    problems: runs.flatMap(({ problems }) => problems),
    logs: new Map(runs.flatMap(({ logs }) => [...logs])),
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
  }
}

/** Everything runs at once: most of the time goes into waiting for servers to start, and a busy machine finds more races. */
export async function runFaults(plan: FaultsPlan): Promise<FaultsResult> {
  const { kills, postgres: postgresKills, restarts, cuts: minCuts, tables, seed } = plan
  const prefixed = (prefix: string) => (line: string) => plan.log(`${prefix}: ${line}`)
  const common = { tables, seed }
  const [sqlite, postgres, cuts] = await Promise.all([
    runKillsInParallel({ ...common, storage: 'sqlite', kills, restarts: 0, freezes: 0, log: prefixed('SQLite') }),
    runKillsInParallel({
      ...common,
      storage: 'postgres',
      kills: postgresKills,
      restarts,
      freezes: FREEZES,
      log: prefixed('PostgreSQL'),
    }),
    runCuts(minCuts, tables, seed, prefixed('cut connections')),
  ])
  const injectedBugs = await Promise.all(
    INJECTED_BUGS.map(async ({ injectedBug, storage }) => {
      const run = await runKills({
        ...common,
        storage,
        kills: KILLS_WITH_BUG,
        restarts: 0,
        freezes: 0,
        injectedBug,
        log: prefixed(`${injectedBug}, ${storage}`),
      })
      return { injectedBug, storage, run }
    }),
  )
  const undetected = injectedBugs.filter(({ run }) => !isDetected(run))
  const problems = [
    ...[sqlite, postgres, cuts].flatMap((run) => run.problems),
    ...undetected.map(({ injectedBug, storage }) => `an injected bug was not detected: ${injectedBug}, ${storage}`),
  ]
  return { sqlite, postgres, cuts, injectedBugs, problems }
}
