import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Budget, lineUps, schedule } from '@amyitis/bots'
import { type PlayerCount, STANDARD } from '@amyitis/engine'
import type { Text } from '@amyitis/text'
import { playAll } from '../arena/pool.ts'
import { report, reportLines } from '../arena/report.ts'
import { readEntrant } from '../arena/seat.ts'
import type { ArenaResult } from '../arena/worker.ts'
import type { Command, Stage } from '../command.ts'
import { demandOperands, numberOf } from '../options.ts'
import { MISUSE, Problem } from '../problem.ts'

const USUAL_BOTS = 'random,apprentice,gardener,merchant,engineer'

function entrantsOf({ given, text }: Stage, budget: Budget | undefined): string[] {
  const entrants = (given.texts.bots ?? USUAL_BOTS).split(',').map((name) => name.trim())
  for (const name of entrants)
    if (readEntrant(name, budget) === undefined) throw new Problem(text.t('error.bot', { name }), MISUSE)
  if (entrants.length < 2 || new Set(entrants).size !== entrants.length) throw new Problem(text.t('error.pool'), MISUSE)
  return entrants
}

/** What an earlier run of the same tournament has left in its file: a line of settings, then a line a game. */
function earlier(file: string | undefined, settings: string, text: Text): ArenaResult[] {
  if (file === undefined) return []
  if (!existsSync(file)) {
    appendFileSync(file, `${settings}\n`)
    return []
  }
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n')
  if (head !== settings) throw new Problem(text.t('error.arena-file', { file }), MISUSE)
  // A run that was killed may have left half a line.
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as ArenaResult]
    } catch {
      return []
    }
  })
}

/** Tells how far it is on one line that is written over and over; nothing where nobody watches. */
function progress(done: number, all: number): void {
  if (!process.stderr.isTTY) return
  const width = 40
  const bar = '#'.repeat(Math.round((width * done) / all)).padEnd(width, '.')
  process.stderr.write(`\r[${bar}] ${done}/${all}${done === all ? '\n' : ''}`)
}

export const arenaCommand: Command = {
  options: ['players', 'palace', 'bots', 'games', 'ms', 'iterations', 'workers', 'seed', 'out', 'json'],

  async run(stage) {
    const { given, text, print } = stage
    demandOperands(given, 0, 0, text)
    const players = (numberOf(given, 'players', 2, 4, text) ?? 2) as PlayerCount
    const palace = given.flags.has('palace')
    const games = numberOf(given, 'games', 1, 999_999, text) ?? 100
    const workers = numberOf(given, 'workers', 1, 64, text) ?? availableParallelism()
    const ms = numberOf(given, 'ms', 1, 60_000, text)
    const iterations = numberOf(given, 'iterations', 1, 999_999, text)
    const budget = ms === undefined && iterations === undefined ? undefined : { ms, iterations }
    const entrants = entrantsOf(stage, budget)
    const seed = given.texts.seed ?? 'arena'
    const pairings = schedule(lineUps(entrants.length, players), games, seed)
    const settings = JSON.stringify({ players, palace, entrants, budget, seed })
    const results = earlier(given.texts.out, settings, text)
    const known = new Set(results.map(({ block, seats }) => `${block} ${seats}`))
    const open = pairings.filter(({ block, seats }) => !known.has(`${block} ${seats}`))
    await playAll({ players, palace, edition: STANDARD, entrants, budget }, open, workers, (result) => {
      results.push(result)
      if (given.texts.out !== undefined) appendFileSync(given.texts.out, `${JSON.stringify(result)}\n`)
      progress(results.length, pairings.length)
    })
    const told = report(entrants, results)
    if (given.flags.has('json')) print(JSON.stringify(told))
    else print(...reportLines(told))
    return 0
  },
}
