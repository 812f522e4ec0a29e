import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatPuzzles, type GameKind, openingsUrl, parsePuzzles, puzzlesUrl, type StoredGame } from '@amyitis/bots'
import { RULES_VERSION } from '@amyitis/engine'
import { playMissing } from './balance/play.ts'
import { measureBalance, publish } from './balance/publish.ts'
import { endgamesByLevel } from './bench/endgames.ts'
import { FOLDER, formatCollection } from './endgames/collection.ts'
import { collectEndgames } from './endgames/generate.ts'
import { playOpenings, readPlayed } from './openings/play.ts'
import { publishOpenings } from './openings/publish.ts'
import { parseOptions, readKinds, readNumber, text, UsageError } from './options.ts'
import { checkPuzzles } from './puzzles/check.ts'
import { mineMissing, selectPuzzles } from './puzzles/collect.ts'

/** Makes the collection of solved endgames, or lets all levels play them. */
export function runEndgames(args: readonly string[]): void {
  const { values } = parseOptions({
    args: [...args],
    options: { kind: text, positions: text, nodes: text, out: text, levels: { type: 'boolean' } },
  })
  if (values.levels === true) {
    process.stdout.write(`${endgamesByLevel()}\n`)
    return
  }
  const plan = { positions: readNumber(values, 'positions', 100), nodes: readNumber(values, 'nodes', 5000) }
  const out = values.out ?? FOLDER
  mkdirSync(out, { recursive: true })
  for (const kind of readKinds(values.kind)) {
    const work = collectEndgames({ kind, ...plan })
    let step = work.next()
    for (; step.done !== true; step = work.next()) process.stdout.write(`${step.value}\n`)
    writeFileSync(join(out, `${kind}.txt`), formatCollection(step.value))
  }
}

/** Plays games and publishes what they say about the balance. */
export function runBalance(args: readonly string[]): void {
  const { values } = parseOptions({
    args: [...args],
    options: { kind: text, games: text, iterations: text, tables: { type: 'boolean' } },
  })
  const plan = {
    kinds: readKinds(values.kind),
    games: readNumber(values, 'games', 200),
    iterations: readNumber(values, 'iterations', 400),
    data: 'data/balance',
  }
  if (values.tables !== true) for (const line of playMissing(plan)) process.stdout.write(`${line}\n`)
  const balance = measureBalance(plan, new Date().toISOString().slice(0, 10))
  if (balance.kinds.length === 0)
    throw new UsageError(`no games of these weights in ${plan.data}: run amyitis-lab balance without --tables`)
  publish(balance)
}

const countPuzzles = (games: readonly StoredGame[]) => games.reduce((sum, { puzzles }) => sum + puzzles.length, 0)

/** Mines games, unless only a selection is wanted, and selects puzzles from them. */
function minePuzzles(mined: string, games: number, selectOnly: boolean): readonly StoredGame[] {
  if (!selectOnly) for (const line of mineMissing(mined, games)) process.stdout.write(`${line}\n`)
  const selected = selectPuzzles(mined, games)
  if (selected.length === 0)
    throw new UsageError(`no puzzles in ${mined}: run amyitis-lab puzzles without --select to mine some`)
  return selected
}

/** The published puzzles that are still puzzles. */
function checkPublished(kinds: readonly GameKind[]): readonly StoredGame[] {
  const published = parsePuzzles(readFileSync(puzzlesUrl(), 'utf8'))
  if (published.rules !== RULES_VERSION)
    throw new UsageError(
      'the published puzzles follow older rules: run amyitis-lab puzzles without --check to mine new ones',
    )
  const confirmed: StoredGame[] = []
  for (const game of checkPuzzles(published, kinds)) {
    confirmed.push(game)
    process.stdout.write(`${game.kind} ${game.number}: ${countPuzzles(confirmed)} puzzles\n`)
  }
  if (confirmed.length === 0) throw new UsageError('none of the published puzzles holds: they stay as they are')
  return confirmed
}

const MINING = ['games', 'mined', 'select'] as const

/** Publishes puzzles: new ones, or those that are published and still hold. */
export function runPuzzles(args: readonly string[]): void {
  const { values } = parseOptions({
    args: [...args],
    options: {
      games: text,
      mined: text,
      out: text,
      kind: text,
      select: { type: 'boolean' },
      check: { type: 'boolean' },
    },
  })
  const out = values.out ?? fileURLToPath(puzzlesUrl())
  const mining = MINING.find((name) => values[name] !== undefined)
  if (values.check === true && mining !== undefined) throw new UsageError(`--check does not go with --${mining}`)
  if (values.check !== true && values.kind !== undefined) throw new UsageError('--kind goes with --check')
  const games =
    values.check === true
      ? checkPublished(readKinds(values.kind))
      : minePuzzles(values.mined ?? 'data/puzzles/mined.txt', readNumber(values, 'games', 165), values.select === true)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, formatPuzzles({ rules: RULES_VERSION, games }))
  process.stdout.write(`${countPuzzles(games)} puzzles in ${out}\n`)
}

/** Plays games and publishes how they began. */
export function runExplorer(args: readonly string[]): void {
  const { values } = parseOptions({
    args: [...args],
    options: { kind: text, games: text, iterations: text, data: text, out: text, publish: { type: 'boolean' } },
  })
  const plan = {
    kinds: readKinds(values.kind),
    games: readNumber(values, 'games', 3000),
    iterations: readNumber(values, 'iterations', 150),
    data: values.data ?? 'data/openings',
  }
  const out = values.out ?? fileURLToPath(new URL('.', openingsUrl('2p')))
  if (values.publish !== true) for (const line of playOpenings(plan)) process.stdout.write(`${line}\n`)
  const missing = plan.kinds.filter((kind) => readPlayed(kind, plan).games.length === 0)
  if (missing.length > 0)
    throw new UsageError(
      `no games of ${missing.join(', ')} in ${plan.data}: run amyitis-lab explorer without --publish`,
    )
  mkdirSync(out, { recursive: true })
  for (const line of publishOpenings(plan, out)) process.stdout.write(`${line}\n`)
}
