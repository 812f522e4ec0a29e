import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_KINDS, type GameKind } from '@amyitis/bots'
import {
  countedGames,
  type Ladder,
  type Report,
  rateEntrants,
  type StepResult,
  withUpperPart,
} from './measure/ladder.ts'
import { withTables } from './measure/page.ts'
import { argumentsOf, isChainStep, type PlanStep, planOf, sweepOf } from './measure/plan.ts'
import type { Sweep } from './measure/tables.ts'
import { parseOptionsOrExit } from './options.ts'

const USAGE = `npm run measure -- --kind 2p|2p-palace|3p|3p-palace|4p|4p-palace
  Measures the strength of the bots in one kind of game; writes docs/ladder/KIND.json, its chart and the tables in
  docs/bots.md. Games are stored in data/ladder, so an interrupted run can be resumed.
  --games N (1000)   games for each pair of neighbours without search
  --slow N (200)     games for each pair of neighbours that search briefly
  --strong N (40)    games for each pair of the strongest levels
  --anchors N (1000) the most games of a match beside the chain of levels
  --only STEP,…      plays only these (quick, search, oracle, strongest, uct, gardener, full), and keeps what is published
                     of the others; of the chain, the upper steps can be kept, not the lower ones
  --scale X (1)      multiplies thinking times, for a quick try
  --workers N, --seed TEXT (ladder), --to FOLDER, --data FOLDER, --page FILE
npm run measure -- --kind KIND --sweep [--games N (40)]
  Plays plain UCT with several constants and writes docs/ladder/uct-sweep-KIND.json.
npm run measure -- --tables [--check]
  Only writes the tables, or checks that they are up to date.`

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PROGRAM = join(ROOT, 'packages/cli/bin/amyitis.js')
const CHART = join(ROOT, 'scripts/ladder-chart.mjs')
const STRENGTH = join(ROOT, 'scripts/bot-strength.mjs')
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')

const { values } = parseOptionsOrExit('measure', {
  options: {
    kind: { type: 'string' },
    games: { type: 'string' },
    slow: { type: 'string', default: '200' },
    strong: { type: 'string', default: '40' },
    anchors: { type: 'string', default: '1000' },
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    workers: { type: 'string' },
    seed: { type: 'string', default: 'ladder' },
    to: { type: 'string', default: join(ROOT, 'docs/ladder') },
    data: { type: 'string', default: join(ROOT, 'data/ladder') },
    page: { type: 'string', default: join(ROOT, 'docs/bots.md') },
    sweep: { type: 'boolean' },
    tables: { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})

const machine = () =>
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}`

const today = () => new Date().toISOString().slice(0, 10)

/** Plays a step with the public arena command, which shows its own progress. */
function playStep(kind: GameKind, step: PlanStep): StepResult & { lines: readonly string[] } {
  mkdirSync(values.data, { recursive: true })
  const args = argumentsOf(kind, step, values.seed)
  const command = `npx amyitis ${args.join(' ')}`
  const out = join(values.data, `${kind}-${step.name}.jsonl`)
  process.stderr.write(`${command}\n`)
  const workers = values.workers === undefined ? [] : ['--workers', values.workers]
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, ...args, ...workers, '--out', out, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) process.exit(status ?? 1)
  const lines = readFileSync(out, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.endsWith('}'))
  return { step, measured: today(), command, report: JSON.parse(stdout) as Report, lines }
}

function publishedLadder(kind: GameKind): Ladder | undefined {
  const file = join(values.to, `${kind}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ladder) : undefined
}

/** What was published before of the steps of a plan that are not played again. A step of the chain must still have the same bots. */
function keptSteps(published: Ladder | undefined, plan: readonly PlanStep[]): StepResult[] {
  if (published === undefined) return []
  return published.steps
    .filter(({ step }) => plan.some(({ name }) => name === step.name))
    .map((result) => ({ ...result, measured: result.measured ?? published.measured }))
    .filter(({ step }) => {
      const { bots } = plan.find(({ name }) => name === step.name) as PlanStep
      if (!isChainStep(step) || bots.join() === step.bots.join()) return true
      throw new Error(`${step.name} has other bots now: it must be measured again`)
    })
}

function measure(kind: GameKind): Ladder {
  const [games, slow, strong, anchors, scale] = [
    ...[values.games ?? 1000, values.slow, values.strong, values.anchors, values.scale].map(Number),
  ]
  const only = values.only?.split(',')
  const plan = planOf(kind, { games, slow, strong, anchors, scale })
  const isAsked = ({ name }: PlanStep) => only === undefined || only.includes(name.replace('-back', ''))
  const published = publishedLadder(kind)
  const kept = keptSteps(
    published,
    plan.filter((step) => !isAsked(step)),
  )
  const played = plan.filter(isAsked).map((step) => playStep(kind, step))
  const chain = played.filter(({ step }) => isChainStep(step))
  const pool = [...new Set(chain.flatMap(({ report }) => report.settings.entrants))]
  const ratings = rateEntrants(
    chain.flatMap((step) => countedGames(step, step.lines, pool)),
    pool,
  )
  const hasUpperPart = published !== undefined && kept.some(({ step }) => isChainStep(step))
  const steps = [...played.map(({ lines: _, ...step }) => step), ...kept]
  return {
    kind,
    measured: today(),
    machine: machine(),
    ratings: hasUpperPart ? withUpperPart(ratings, published.ratings) : ratings,
    steps: plan.flatMap(({ name }) => steps.filter(({ step }) => step.name === name)),
  }
}

function sweep(kind: GameKind): Sweep {
  const { command, report } = playStep(kind, sweepOf(kind, Number(values.games ?? 40)))
  return { command, report }
}

function write(name: string, content: Ladder | Sweep): void {
  mkdirSync(values.to, { recursive: true })
  const file = join(values.to, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  // Committed files are formatted like all others.
  spawnSync(process.execPath, [BIOME, 'format', '--write', file])
}

function writeTables(): number {
  const page = readFileSync(values.page, 'utf8')
  const filled = withTables(page, values.to)
  if (filled === page) return 0
  if (values.check) {
    process.stderr.write(`${values.page} is out of date: run npm run measure -- --tables\n`)
    return 1
  }
  writeFileSync(values.page, filled)
  return 0
}

const kind = GAME_KINDS.find((name) => name === values.kind)
if (values.help || (kind === undefined && !values.tables)) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = values.help ? 0 : 2
} else {
  if (kind !== undefined && values.sweep) write(`uct-sweep-${kind}`, sweep(kind))
  else if (kind !== undefined) {
    write(kind, measure(kind))
    spawnSync(process.execPath, [CHART, values.to], { stdio: 'inherit' })
    spawnSync(process.execPath, [STRENGTH], { stdio: 'inherit' })
  }
  process.exitCode = writeTables()
}
