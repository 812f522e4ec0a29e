import { lineUps, Tournament } from '@amyitis/bots'
import type { Text } from '@amyitis/i18n'
import { Journal } from '../arena/journal.ts'
import { ProgramError, type ProgramFailure } from '../arena/program-error.ts'
import { ProgressBar } from '../arena/progress-bar.ts'
import { buildReport } from '../arena/report.ts'
import { reportLines } from '../arena/report-table.ts'
import { type ArenaSettings, readSettings } from '../arena/settings.ts'
import type { ArenaResult } from '../arena/worker.ts'
import { playInWorkers } from '../arena/worker-pool.ts'
import type { Command } from '../command.ts'
import { CommandLineError, EXIT_INVALID } from '../command-line-error.ts'
import { checkOperands } from '../options.ts'

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof SIGNALS

const FAILURE_MESSAGES = {
  json: 'error.program.json',
  move: 'error.program.move',
  ended: 'error.program.ended',
  silent: 'error.program.silent',
} as const

const failureMessage = ({ kind, command, detail }: ProgramFailure, text: Text) =>
  new CommandLineError(text.t(FAILURE_MESSAGES[kind], { command, detail }), EXIT_INVALID)

/** Plays the remaining games. Returns an exit code if a signal interrupts it: programs must not outlive the tournament. */
async function playTournament(
  { kind, workers }: ArenaSettings,
  tournament: Tournament<ArenaResult>,
  journal: Journal | undefined,
): Promise<number> {
  const stop = new AbortController()
  const progress = new ProgressBar(tournament.progress.done)
  let code = 0
  const interrupt = (signal: Signal) => {
    code = SIGNALS[signal]
    stop.abort()
  }
  const signals = Object.keys(SIGNALS) as Signal[]
  for (const signal of signals) process.once(signal, interrupt)
  const completed = (result: ArenaResult) => {
    journal?.add(result)
    tournament.add(result)
    progress.show(tournament.progress)
  }
  try {
    await playInWorkers(kind, { next: () => tournament.next(), completed }, workers, stop.signal)
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

  async run(context) {
    const { args, text, print } = context
    checkOperands(args, 0, 0, text)
    const settings = readSettings(context)
    const { kind, fixed, games, pairs, target } = settings
    const { players, entrants } = kind
    const tournament = new Tournament<ArenaResult>(lineUps(entrants.length, players, pairs), games, fixed.seed, target)
    const { out } = args.values
    const journal = out === undefined ? undefined : new Journal(out, JSON.stringify(fixed), text)
    for (const result of journal?.earlier ?? []) tournament.add(result)
    try {
      const code = await playTournament(settings, tournament, journal)
      if (code !== 0) return code
    } catch (error) {
      throw error instanceof ProgramError ? failureMessage(error.failure, text) : error
    }
    const told = buildReport(kind, tournament, target)
    if (args.flags.has('json')) {
      const seeds = { first: `${fixed.seed}/0`, last: `${fixed.seed}/${Math.ceil(games / players) - 1}` }
      print(JSON.stringify({ settings: { ...fixed, games, pairs, target }, seeds, ...told }))
    } else print(...reportLines(told, text))
    return 0
  },
}
