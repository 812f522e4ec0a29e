import { lineUps, Tournament } from '@amyitis/bots'
import type { Text } from '@amyitis/text'
import { type Fault, ProgramFault } from '../arena/fault.ts'
import { Journal } from '../arena/journal.ts'
import { playAll } from '../arena/pool.ts'
import { Progress } from '../arena/progress.ts'
import { report } from '../arena/report.ts'
import { type ArenaSettings, readSettings } from '../arena/settings.ts'
import { reportLines } from '../arena/table.ts'
import type { ArenaResult } from '../arena/worker.ts'
import type { Command } from '../command.ts'
import { demandOperands } from '../options.ts'
import { FAULT, Problem } from '../problem.ts'

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof SIGNALS

const FAULTS = {
  json: 'error.program.json',
  move: 'error.program.move',
  ended: 'error.program.ended',
  silent: 'error.program.silent',
} as const

const faultOf = ({ kind, command, detail }: Fault, text: Text) =>
  new Problem(text.t(FAULTS[kind], { command, detail }), FAULT)

/** Plays what is left. Answers an exit code if a signal interrupts it: programs must not outlive the tournament. */
async function play(
  { kind, workers }: ArenaSettings,
  tournament: Tournament<ArenaResult>,
  journal: Journal | undefined,
): Promise<number> {
  const stop = new AbortController()
  const progress = new Progress(tournament.progress.done)
  let code = 0
  const interrupt = (signal: Signal) => {
    code = SIGNALS[signal]
    stop.abort()
  }
  const signals = Object.keys(SIGNALS) as Signal[]
  for (const signal of signals) process.once(signal, interrupt)
  const done = (result: ArenaResult) => {
    journal?.add(result)
    tournament.add(result)
    progress.show(tournament.progress)
  }
  try {
    await playAll(kind, { next: () => tournament.next(), done }, workers, stop.signal)
  } finally {
    progress.end()
    for (const signal of signals) process.off(signal, interrupt)
  }
  return code
}

export const arenaCommand: Command = {
  options: [
    'players',
    'palace',
    'edition',
    'bots',
    'pairs',
    'games',
    'target',
    'ms',
    'iterations',
    'patience',
    'workers',
    'seed',
    'out',
    'json',
  ],

  async run(stage) {
    const { given, text, print } = stage
    demandOperands(given, 0, 0, text)
    const settings = readSettings(stage)
    const { kind, fixed, games, pairs, target } = settings
    const { players, entrants } = kind
    const tournament = new Tournament<ArenaResult>(lineUps(entrants.length, players, pairs), games, fixed.seed, target)
    const { out } = given.texts
    const journal = out === undefined ? undefined : new Journal(out, JSON.stringify(fixed), text)
    for (const result of journal?.earlier ?? []) tournament.add(result)
    try {
      const code = await play(settings, tournament, journal)
      if (code !== 0) return code
    } catch (error) {
      throw error instanceof ProgramFault ? faultOf(error.fault, text) : error
    }
    const told = report(entrants, tournament, target)
    if (given.flags.has('json')) {
      const seeds = { first: `${fixed.seed}/0`, last: `${fixed.seed}/${Math.ceil(games / players) - 1}` }
      print(JSON.stringify({ settings: { ...fixed, games, pairs, target }, seeds, ...told }))
    } else print(...reportLines(told, text))
    return 0
  },
}
