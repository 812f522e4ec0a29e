import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitIfHelpWanted, exitWithError, parseOptionsOrExit, UsageError } from '../options.ts'
import { writeResult } from './report.ts'
import { isWebBuilt } from './server/server-process.ts'
import { readParameters, SUITES, type Values } from './suites.ts'

const USAGE = `npm run resilience -- faults [--kills N] [--postgres N] [--restarts N] [--cuts N] [--tables N] [--seed TEXT] [--write]
npm run resilience -- load [--tables N] [--rate N] [--seconds N] [--alone] [--write]
npm run resilience -- limits [--owned N] [--stored N] [--events N] [--write]
npm run resilience -- attack [--requests N] [--postgres N] [--seed TEXT] [--write]
  --write puts the results into docs/resilience.md, unless the run failed or was smaller than the documented one.`

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
  if (options.write && !passed) process.stderr.write('resilience: the run failed; docs/resilience.md is unchanged\n')
  return passed
}

try {
  if (positionals.length !== 1) throw new UsageError(USAGE)
  process.exit((await runSuite(positionals[0], values as Values)) ? 0 : 1)
} catch (error) {
  exitWithError('resilience', error)
}
