import { type Budget, DEFAULT_OBJECTIVE, type Objective } from '@amyitis/bots'
import { compareSearch } from './bench/compare-search.ts'
import { duel } from './bench/duel.ts'
import { FEATURES, type GainsPlan, measureGain } from './bench/gains.ts'
import { accuracyLines, untimedBudgets } from './bench/level-accuracy.ts'
import { temperaments } from './bench/temperaments.ts'
import { measureThreads } from './bench/threads.ts'
import { type GamesPlan, playGames, playMatch } from './games.ts'
import { parseOptions, readKinds, readNumber, readPlayers, text, UsageError, type Values } from './options.ts'

const OBJECTIVE_NAMES = Object.keys(DEFAULT_OBJECTIVE) as (keyof Objective)[]

function readGamesPlan(args: readonly string[]): GamesPlan {
  const options = {
    players: text,
    palace: { type: 'boolean' },
    games: text,
    iterations: text,
    seed: text,
    weights: text,
    out: text,
    margin: text,
    pace: text,
    haste: text,
  } as const
  const { values } = parseOptions({ args: [...args], options })
  const aims = OBJECTIVE_NAMES.filter((name) => values[name] !== undefined).map((name) => [
    name,
    readNumber(values, name, 0),
  ])
  return {
    players: readPlayers(values),
    palace: values.palace === true,
    games: readNumber(values, 'games', 10),
    iterations: readNumber(values, 'iterations', 7000),
    seed: values.seed ?? 'games',
    weights: values.weights,
    aims: Object.fromEntries(aims),
    out: values.out,
  }
}

export function runGames(args: readonly string[]): void {
  for (const line of playGames(readGamesPlan(args))) process.stdout.write(`${line}\n`)
}

export function runMatch(args: readonly string[]): void {
  process.stdout.write(`${playMatch(readGamesPlan(args))}\n`)
}

export function runThreads(args: readonly string[]): void {
  const options = { players: text, palace: { type: 'boolean' }, positions: text, iterations: text, seed: text } as const
  const { values } = parseOptions({ args: [...args], options })
  const plan = {
    players: readPlayers(values),
    palace: values.palace === true,
    positions: readNumber(values, 'positions', 400),
    iterations: readNumber(values, 'iterations', 100),
    seed: values.seed ?? 'threads',
  }
  for (const line of measureThreads(plan)) process.stdout.write(`${line}\n`)
}

export async function runSpeed(args: readonly string[]): Promise<void> {
  const { values } = parseOptions({ args: [...args], options: { against: text, runs: text, iterations: text } })
  if (values.against === undefined) throw new UsageError('--against must be a folder')
  const plan = { runs: readNumber(values, 'runs', 8), iterations: readNumber(values, 'iterations', 10_000) }
  for await (const line of compareSearch(values.against, plan)) process.stdout.write(`${line}\n`)
}

/** Time or iterations per decision: one of them, or the usual number of iterations. */
function readBudget(values: Values, usual: number): Budget {
  if (values.ms !== undefined && values.iterations !== undefined)
    throw new UsageError('--ms and --iterations exclude each other')
  return values.ms === undefined
    ? { iterations: readNumber(values, 'iterations', usual) }
    : { ms: readNumber(values, 'ms', 0) }
}

export async function runDuel(args: readonly string[]): Promise<void> {
  const options = {
    against: text,
    players: text,
    palace: { type: 'boolean' },
    seeds: text,
    ms: text,
    iterations: text,
    seed: text,
  } as const
  const { values } = parseOptions({ args: [...args], options })
  if (values.against === undefined) throw new UsageError('--against must be a folder')
  const plan = {
    against: values.against,
    players: readPlayers(values),
    palace: values.palace === true,
    seeds: readNumber(values, 'seeds', 50),
    budget: readBudget(values, 7000),
    seed: values.seed ?? 'duel',
  }
  for await (const line of duel(plan)) process.stdout.write(`${line}\n`)
}

export async function runGains(args: readonly string[]): Promise<void> {
  const options = {
    players: text,
    palace: { type: 'boolean' },
    feature: text,
    games: text,
    ms: text,
    iterations: text,
    seed: text,
  } as const
  const { values } = parseOptions({ args: [...args], options })
  const feature = FEATURES.find((name) => name === values.feature)
  if (feature === undefined) throw new UsageError(`--feature must be one of ${FEATURES.join(', ')}`)
  if (feature !== 'tree' && values.ms === undefined) throw new UsageError(`--feature ${feature} needs --ms`)
  const plan: GainsPlan = {
    players: readPlayers(values),
    palace: values.palace === true,
    feature,
    games: readNumber(values, 'games', 120),
    budget: readBudget(values, 300),
    seed: values.seed ?? 'gains',
  }
  for await (const line of measureGain(plan)) process.stdout.write(`${line}\n`)
}

export function runTemperaments(args: readonly string[]): void {
  const { values } = parseOptions({ args: [...args], options: { kind: text, games: text, seed: text } })
  for (const kind of readKinds(values.kind))
    for (const line of temperaments(kind, readNumber(values, 'games', 200), values.seed ?? 'temperaments'))
      process.stdout.write(`${line}\n`)
}

export function runAccuracy(args: readonly string[]): void {
  const options = { players: text, games: text, iterations: text, seed: text } as const
  const { values } = parseOptions({ args: [...args], options })
  const players = readPlayers(values)
  const plan = {
    players,
    games: readNumber(values, 'games', 8),
    iterations: readNumber(values, 'iterations', 4000),
    budgets: untimedBudgets(players),
    seed: values.seed ?? 'accuracy',
  }
  for (const line of accuracyLines(plan)) process.stdout.write(`${line}\n`)
}
