import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitIfHelpWanted, exitWithError, parseOptionsOrExit, UsageError } from '../options.ts'
import { type AttackResult, runAttack } from './attack/run.ts'
import { runFaults } from './faults/run.ts'
import { runLimits } from './limits/run.ts'
import { runLoad } from './load/run.ts'
import { attackReport, faultsReport, limitsReport, loadReport, writeResult } from './report.ts'
import { isWebBuilt } from './server/server-process.ts'

const USAGE = `npm run resilience -- faults [--kills N] [--postgres N] [--restarts N] [--cuts N] [--tables N] [--seed TEXT] [--write]
npm run resilience -- load [--tables N] [--rate N] [--seconds N] [--alone] [--write]
npm run resilience -- limits [--owned N] [--stored N] [--events N] [--write]
npm run resilience -- attack [--requests N] [--postgres N] [--seed TEXT] [--write]
  With --write the results go into docs/resilience.md, unless the run failed or was smaller than the documented one.`

const log = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

interface SuiteResult {
  readonly text: string
  readonly problems: readonly string[]
}

type Values = Readonly<Record<string, string | boolean | undefined>>
type Parameters = Readonly<Record<string, number>>

interface Suite {
  /** Default values, and the minimum for a run whose results are written. */
  readonly parameters: Readonly<Record<string, { readonly defaultValue: number; readonly min: number }>>
  run(parameters: Parameters, seed: string, command: string, alone: boolean): Promise<SuiteResult>
}

const SUITES: Readonly<Record<string, Suite>> = {
  faults: {
    parameters: {
      kills: { defaultValue: 300, min: 300 },
      postgres: { defaultValue: 200, min: 200 },
      restarts: { defaultValue: 10, min: 5 },
      cuts: { defaultValue: 3000, min: 3000 },
      tables: { defaultValue: 4, min: 4 },
    },
    run: async ({ kills, postgres, restarts, cuts, tables }, seed, command) => {
      const result = await runFaults({ kills, postgres, restarts, cuts, tables, seed, log })
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
      const result = await runLoad({ tables, rate, seconds, peer: !alone, log })
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
      const result = await runLimits({ owned, stored, events, log })
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
          runs.push(await runAttack({ storage, requests: count, ...slow, seed, operator: storage === 'sqlite', log }))
      return { text: attackReport(command, runs), problems: runs.flatMap(({ problems }) => problems) }
    },
  },
}

function readParameters({ parameters }: Suite, values: Values): Parameters {
  const entries = Object.entries(parameters).map(([name, { defaultValue, min }]): [string, number] => {
    const value = Number(values[name] ?? defaultValue)
    if (!(value >= 0)) throw new UsageError(`--${name} must be a number`)
    if (values.write && value < min) throw new UsageError(`--write needs at least --${name} ${min}`)
    return [name, value]
  })
  return Object.fromEntries(entries)
}

const text = { type: 'string' } as const
const PARAMETER_NAMES = Object.values(SUITES).flatMap(({ parameters }) => Object.keys(parameters))
exitIfHelpWanted(process.argv.slice(2), USAGE)
const { values, positionals } = parseOptionsOrExit('resilience', {
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    alone: { type: 'boolean' },
    seed: text,
    ...Object.fromEntries(PARAMETER_NAMES.map((name) => [name, text])),
  },
})

/** The server does not start without the web app. */
function buildWebApp(): void {
  if (!isWebBuilt())
    spawnSync(process.execPath, [fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))])
}

async function runSuite(name: string, options: Values): Promise<boolean> {
  const suite = SUITES[name]
  if (suite === undefined) throw new UsageError(USAGE)
  if (options.write && options.alone) throw new UsageError('--write does not go with --alone')
  const parameters = readParameters(suite, options)
  const seed = typeof options.seed === 'string' ? options.seed : 'amyitis'
  buildWebApp()
  const shown = Object.entries({ ...parameters, ...(name === 'load' || name === 'limits' ? {} : { seed }) }).map(
    (pair) => pair.join(' '),
  )
  const command = `\`npm run resilience -- ${name}\` (${shown.join(', ')}).`
  const { text: result, problems } = await suite.run(parameters, seed, command, options.alone === true)
  process.stdout.write(`${result}\n`)
  for (const problem of problems.slice(0, 50)) process.stderr.write(`${problem}\n`)
  const passed = problems.length === 0
  if (options.write && passed) writeResult(name, result)
  if (options.write && !passed) process.stderr.write('resilience: the run failed, docs/resilience.md is unchanged\n')
  return passed
}

try {
  if (positionals.length !== 1) throw new UsageError(USAGE)
  process.exit((await runSuite(positionals[0], values as Values)) ? 0 : 1)
} catch (error) {
  exitWithError('resilience', error)
}
