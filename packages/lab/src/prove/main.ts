import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { proveAttack } from './attack/run.ts'
import { proveFaults } from './faults/run.ts'
import { LIMIT, proveLoad } from './load/run.ts'
import { attackText, faultsText, loadText, writeProof } from './report.ts'
import { isBuilt } from './server/host.ts'

const USAGE = `npm run prove -- faults [--kills N] [--restarts N] [--cuts N] [--tables N] [--seed TEXT] [--write]
npm run prove -- load [--tables N] [--rate N] [--seconds N] [--alone] [--write]
npm run prove -- attack [--requests N] [--seed TEXT] [--write]
  With --write what was measured goes into docs/proofs.md.`

class Misuse extends Error {}

const say = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

/** What a proof answers: what is to be written, and what has gone wrong. */
interface Proof {
  readonly text: string
  readonly problems: readonly string[]
}

type Values = Readonly<Record<string, string | boolean | undefined>>

function numberOf(values: Values, name: string, usual: number): number {
  const value = Number(values[name] ?? usual)
  if (value >= 0) return value
  throw new Misuse(`--${name} must be a number`)
}

const seedOf = ({ seed }: Values) => (typeof seed === 'string' ? seed : 'amyitis')

async function faults(values: Values, command: string): Promise<Proof> {
  const proved = await proveFaults({
    kills: numberOf(values, 'kills', 300),
    restarts: numberOf(values, 'restarts', 20),
    cuts: numberOf(values, 'cuts', 5000),
    tables: numberOf(values, 'tables', 6),
    seed: seedOf(values),
    say,
  })
  return { text: faultsText(command, proved), problems: proved.problems }
}

async function load(values: Values, command: string): Promise<Proof> {
  const rate = numberOf(values, 'rate', 600)
  const loaded = await proveLoad({
    tables: numberOf(values, 'tables', 1000),
    rate,
    seconds: numberOf(values, 'seconds', 30),
    peer: values.alone !== true,
    say,
  })
  const slow = loaded.steady.p99 >= LIMIT || loaded.steady.rate < rate * 0.99
  const problems = slow ? [`${rate} moves a second within ${LIMIT} ms were too many`] : []
  return { text: loadText(command, loaded), problems: [...loaded.problems, ...problems] }
}

async function attack(values: Values, command: string): Promise<Proof> {
  const proved = await proveAttack({
    requests: numberOf(values, 'requests', 20_000),
    crowd: 3000,
    crowdSeconds: 30,
    seed: seedOf(values),
    say,
  })
  return { text: attackText(command, proved), problems: proved.problems }
}

const PROOFS: Readonly<Record<string, (values: Values, command: string) => Promise<Proof>>> = {
  faults,
  load,
  attack,
}

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    alone: { type: 'boolean' },
    seed: text,
    ...Object.fromEntries(
      ['kills', 'restarts', 'cuts', 'tables', 'rate', 'seconds', 'requests'].map((name) => [name, text]),
    ),
  },
})

/** The server does not start without the web app. */
function build(): void {
  if (!isBuilt())
    spawnSync(process.execPath, [fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))])
}

try {
  const [name] = positionals
  const proof = PROOFS[name]
  if (proof === undefined || positionals.length > 1) throw new Misuse(USAGE)
  build()
  const given = process.argv.slice(3).filter((arg) => arg !== '--write')
  const { text: result, problems } = await proof(values as Values, ['npm run prove --', name, ...given].join(' '))
  process.stdout.write(`${result}\n`)
  for (const problem of problems.slice(0, 50)) process.stderr.write(`${problem}\n`)
  if (values.write) writeProof(name, result)
  process.exit(problems.length === 0 ? 0 : 1)
} catch (error) {
  process.stderr.write(`prove: ${error instanceof Misuse ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
