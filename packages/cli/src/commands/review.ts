import type { Budget } from '@amyitis/bots'
import { namesOf } from '@amyitis/narration'
import type { Command, CommandLineContext } from '../command.ts'
import { readGame } from '../files.ts'
import { checkOperands, numberOf } from '../options.ts'
import { limitedTo, seatsOf } from '../players.ts'
import { type Looked, lookCloser } from '../search/closer-looks.ts'
import { reviewOnce } from '../search/first-pass.ts'
import { reviewLines } from '../views/review.ts'
import { versionLines } from '../views/version.ts'
import { viewOf } from '../views/view.ts'

function budgetOf({ args, text }: CommandLineContext): Budget | undefined {
  const ms = numberOf(args, 'ms', 1, 60_000, text)
  const iterations = numberOf(args, 'iterations', 0, 999_999, text)
  return ms === undefined && iterations === undefined ? undefined : { ms, iterations }
}

const INTERRUPTED = 130
const CLEAR_LINE = '\r\u001b[K'

/** Shows progress on a single line; nothing without a terminal. */
function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${done}/${all}`)
}

/** Runs something that Ctrl+C interrupts, and removes its progress at the end. */
async function interruptible<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interrupt = new AbortController()
  const abort = () => interrupt.abort()
  process.once('SIGINT', abort)
  try {
    return await run(interrupt.signal)
  } finally {
    process.off('SIGINT', abort)
    if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE)
  }
}

const say = (words: string) => process.stderr.write(`${words}\n`)

export const reviewCommand: Command = {
  options: ['iterations', 'ms', 'thorough', 'player', 'seed', 'json'],

  async run(context) {
    const { args, text, paint, print } = context
    checkOperands(args, 1, 1, text)
    const budget = budgetOf(context)
    const game = readGame(args.operands[0], text)
    const { seed = 'review', player } = args.values
    const seats = player === undefined ? undefined : seatsOf(game, player, text)
    const everywhere = args.flags.has('thorough')
    const watched = { seed, watch: progress }
    const first = await interruptible((signal) => reviewOnce(game, { budget, signal, ...watched }))
    if (first === undefined) {
      say(text.t('review.interrupted'))
      return INTERRUPTED
    }
    const looked: Looked =
      budget === undefined || everywhere
        ? await interruptible((signal) => lookCloser(game, first, { everywhere, signal, ...watched }))
        : { review: first }
    const { review: judged, failure, interrupted } = looked
    const shown = seats === undefined ? judged : limitedTo(judged, seats)
    if (args.flags.has('json')) print(JSON.stringify({ names: namesOf(game, text), ...shown }))
    else print(...versionLines(game, text), ...reviewLines(viewOf(game, text, paint), shown, seats))
    if (interrupted !== undefined) say(text.t('review.closer.interrupted', interrupted))
    if (failure === undefined) return 0
    say(text.t('review.closer.failed', { problem: String(failure) }))
    return 1
  },
}
