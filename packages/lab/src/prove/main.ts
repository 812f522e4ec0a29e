import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { answerHelp, Misuse, misused, optionsOr } from '../options.ts'
import { type Attacked, proveAttack } from './attack/run.ts'
import { proveFaults } from './faults/run.ts'
import { proveLimits } from './limits/run.ts'
import { proveLoad } from './load/run.ts'
import { attackText, faultsText, limitsText, loadText, writeProof } from './report.ts'
import { isBuilt } from './server/host.ts'

const USAGE = `npm run prove -- faults [--kills N] [--postgres N] [--restarts N] [--cuts N] [--tables N] [--seed TEXT] [--write]
npm run prove -- load [--tables N] [--rate N] [--seconds N] [--alone] [--write]
npm run prove -- limits [--owned N] [--stored N] [--events N] [--write]
npm run prove -- attack [--requests N] [--postgres N] [--seed TEXT] [--write]
  With --write what was measured goes into docs/proofs.md, if nothing has failed and it was not less than is proved there.`

const say = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

/** What a proof answers: what is to be written, and what has gone wrong. */
interface Proof {
  readonly text: string
  readonly problems: readonly string[]
}

type Values = Readonly<Record<string, string | boolean | undefined>>
type Numbers = Readonly<Record<string, number>>

interface Sort {
  /** What can be set: what it is unless told otherwise, and the least that proves anything. */
  readonly numbers: Readonly<Record<string, { readonly usual: number; readonly least: number }>>
  prove(numbers: Numbers, seed: string, command: string, alone: boolean): Promise<Proof>
}

const PROOFS: Readonly<Record<string, Sort>> = {
  faults: {
    numbers: {
      kills: { usual: 300, least: 300 },
      postgres: { usual: 200, least: 200 },
      restarts: { usual: 10, least: 5 },
      cuts: { usual: 3000, least: 3000 },
      tables: { usual: 4, least: 4 },
    },
    prove: async ({ kills, postgres, restarts, cuts, tables }, seed, command) => {
      const proved = await proveFaults({ kills, postgres, restarts, cuts, tables, seed, say })
      return { text: faultsText(command, proved), problems: proved.problems }
    },
  },
  load: {
    numbers: {
      tables: { usual: 1000, least: 1000 },
      rate: { usual: 600, least: 500 },
      seconds: { usual: 30, least: 30 },
    },
    prove: async ({ tables, rate, seconds }, _, command, alone) => {
      const loaded = await proveLoad({ tables, rate, seconds, peer: !alone, say })
      return { text: loadText(command, loaded), problems: loaded.problems }
    },
  },
  limits: {
    numbers: {
      owned: { usual: 100_000, least: 100_000 },
      stored: { usual: 1000, least: 1000 },
      events: { usual: 5000, least: 5000 },
    },
    prove: async ({ owned, stored, events }, _, command) => {
      const limited = await proveLimits({ owned, stored, events, say })
      return { text: limitsText(command, limited), problems: limited.problems }
    },
  },
  attack: {
    numbers: { requests: { usual: 20_000, least: 20_000 }, postgres: { usual: 5000, least: 5000 } },
    prove: async ({ requests, postgres }, seed, command) => {
      const crowd = { crowd: 3000, crowdSeconds: 30 }
      const runs: Attacked[] = []
      for (const [storage, count] of [
        ['sqlite', requests],
        ['postgres', postgres],
      ] as const)
        if (count > 0)
          runs.push(
            await proveAttack({ storage, requests: count, ...crowd, seed, operator: storage === 'sqlite', say }),
          )
      return { text: attackText(command, runs), problems: runs.flatMap(({ problems }) => problems) }
    },
  },
}

function numbersOf({ numbers }: Sort, values: Values): Numbers {
  const entries = Object.entries(numbers).map(([name, { usual, least }]): [string, number] => {
    const value = Number(values[name] ?? usual)
    if (!(value >= 0)) throw new Misuse(`--${name} must be a number`)
    if (values.write && value < least) throw new Misuse(`less than --${name} ${least} proves nothing to be written`)
    return [name, value]
  })
  return Object.fromEntries(entries)
}

const text = { type: 'string' } as const
const NUMBERS = Object.values(PROOFS).flatMap(({ numbers }) => Object.keys(numbers))
answerHelp(process.argv.slice(2), USAGE)
const { values, positionals } = optionsOr('prove', {
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    alone: { type: 'boolean' },
    seed: text,
    ...Object.fromEntries(NUMBERS.map((name) => [name, text])),
  },
})

/** The server does not start without the web app. */
function build(): void {
  if (!isBuilt())
    spawnSync(process.execPath, [fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))])
}

async function run(name: string, given: Values): Promise<boolean> {
  const proof = PROOFS[name]
  if (proof === undefined) throw new Misuse(USAGE)
  if (given.write && given.alone) throw new Misuse('without the other server the load is only half measured')
  const numbers = numbersOf(proof, given)
  const seed = typeof given.seed === 'string' ? given.seed : 'amyitis'
  build()
  const parameters = Object.entries({ ...numbers, ...(name === 'load' || name === 'limits' ? {} : { seed }) }).map(
    (pair) => pair.join(' '),
  )
  const command = `\`npm run prove -- ${name}\` (${parameters.join(', ')}).`
  const { text: result, problems } = await proof.prove(numbers, seed, command, given.alone === true)
  process.stdout.write(`${result}\n`)
  for (const problem of problems.slice(0, 50)) process.stderr.write(`${problem}\n`)
  const proved = problems.length === 0
  if (given.write && proved) writeProof(name, result)
  if (given.write && !proved) process.stderr.write('prove: this has failed, so nothing is written to docs/proofs.md\n')
  return proved
}

try {
  if (positionals.length !== 1) throw new Misuse(USAGE)
  process.exit((await run(positionals[0], values as Values)) ? 0 : 1)
} catch (error) {
  misused('prove', error)
}
