import { UsageError } from '../options.ts'
import { type AttackResult, runAttack } from './attack/run.ts'
import { runFaults } from './faults/run.ts'
import { runLimits } from './limits/run.ts'
import { runLoad } from './load/run.ts'
import { attackReport, faultsReport, limitsReport, loadReport } from './report.ts'

const logProgress = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

interface SuiteResult {
  readonly text: string
  readonly problems: readonly string[]
}

export type Values = Readonly<Record<string, string | boolean | undefined>>
type Parameters = Readonly<Record<string, number>>

interface Suite {
  /** Default values, and the minimum for a run whose results are written. */
  readonly parameters: Readonly<Record<string, { readonly defaultValue: number; readonly min: number }>>
  run(parameters: Parameters, seed: string, command: string, alone: boolean): Promise<SuiteResult>
}

export const SUITES: Readonly<Record<string, Suite>> = {
  faults: {
    parameters: {
      kills: { defaultValue: 300, min: 300 },
      postgres: { defaultValue: 200, min: 200 },
      restarts: { defaultValue: 10, min: 5 },
      cuts: { defaultValue: 3000, min: 3000 },
      tables: { defaultValue: 4, min: 4 },
    },
    run: async ({ kills, postgres, restarts, cuts, tables }, seed, command) => {
      const result = await runFaults({ kills, postgres, restarts, cuts, tables, seed, log: logProgress })
      return { text: faultsReport(command, result), problems: result.problems }
    },
  },
  load: {
    parameters: {
      tables: { defaultValue: 1000, min: 1000 },
      rate: { defaultValue: 600, min: 500 },
      seconds: { defaultValue: 30, min: 30 },
    },
    run: async ({ tables, rate, seconds }, _, command, alone) => {
      const result = await runLoad({ tables, rate, seconds, peer: !alone, log: logProgress })
      return { text: loadReport(command, result), problems: result.problems }
    },
  },
  limits: {
    parameters: {
      owned: { defaultValue: 100_000, min: 100_000 },
      stored: { defaultValue: 1000, min: 1000 },
      events: { defaultValue: 5000, min: 5000 },
    },
    run: async ({ owned, stored, events }, _, command) => {
      const result = await runLimits({ owned, stored, events, log: logProgress })
      return { text: limitsReport(command, result), problems: result.problems }
    },
  },
  attack: {
    parameters: { requests: { defaultValue: 20_000, min: 20_000 }, postgres: { defaultValue: 5000, min: 5000 } },
    run: async ({ requests, postgres }, seed, command) => {
      const slow = { slowConnections: 3000, slowSeconds: 30 }
      const runs: AttackResult[] = []
      for (const [storage, count] of [
        ['sqlite', requests],
        ['postgres', postgres],
      ] as const)
        if (count > 0)
          runs.push(
            await runAttack({
              storage,
              requests: count,
              ...slow,
              seed,
              operator: storage === 'sqlite',
              log: logProgress,
            }),
          )
      return { text: attackReport(command, runs), problems: runs.flatMap(({ problems }) => problems) }
    },
  },
}

/** The parameters of a run; rejects runs that are too small to be written. */
export function readParameters({ parameters }: Suite, values: Values): Parameters {
  if (values.write && values.alone) throw new UsageError("--write can't be combined with --alone")
  const entries = Object.entries(parameters).map(([name, { defaultValue, min }]): [string, number] => {
    const value = Number(values[name] ?? defaultValue)
    if (!(value >= 0)) throw new UsageError(`--${name} must be a number`)
    if (values.write && value < min) throw new UsageError(`--write needs at least --${name} ${min}`)
    return [name, value]
  })
  return Object.fromEntries(entries)
}
