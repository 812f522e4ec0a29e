import { type Budget, type Review, review } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'
import { namesOf } from '@amyitis/narration'
import { netFor } from '../bots.ts'
import type { Command, CommandLineContext } from '../command.ts'
import { readGame } from '../files.ts'
import { checkOperands, numberOf } from '../options.ts'
import { limitedTo, seatsOf } from '../players.ts'
import { lookCloser } from '../search/closer-looks.ts'
import { reviewLines } from '../views/review.ts'
import { versionLines } from '../views/version.ts'
import { viewOf } from '../views/view.ts'

function budgetOf({ args, text }: CommandLineContext): Budget | undefined {
  const ms = numberOf(args, 'ms', 1, 60_000, text)
  const iterations = numberOf(args, 'iterations', 0, 999_999, text)
  return ms === undefined && iterations === undefined ? undefined : { ms, iterations }
}

/** Shows progress on a single line; nothing without a terminal. */
function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${all}${done === all ? '\r\u001b[K' : ''}`)
}

/** Ctrl+C ends the closer looks, and prints the analysis with those that were taken. */
async function looksAt(game: Game, first: Review, everywhere: boolean, seed = 'review') {
  const interrupt = new AbortController()
  const abort = () => interrupt.abort()
  process.once('SIGINT', abort)
  try {
    return await lookCloser(game, first, { everywhere, seed, signal: interrupt.signal, watch: progress })
  } finally {
    process.off('SIGINT', abort)
  }
}

export const reviewCommand: Command = {
  options: ['iterations', 'ms', 'thorough', 'player', 'seed', 'json'],

  async run(context) {
    const { args, text, paint, print } = context
    checkOperands(args, 1, 1, text)
    const budget = budgetOf(context)
    const game = readGame(args.operands[0], text)
    const { seed, player } = args.values
    const seats = player === undefined ? undefined : seatsOf(game, player, text)
    const everywhere = args.flags.has('thorough')
    const options = { net: netFor(game.position.box), ...(budget && { budget }), ...(seed !== undefined && { seed }) }
    const first = review(game, options, ({ done, all }) => {
      progress(done, all)
      return undefined
    })
    const looks = budget === undefined || everywhere
    const { review: judged, failure } = looks ? await looksAt(game, first, everywhere, seed) : { review: first }
    const shown = seats === undefined ? judged : limitedTo(judged, seats)
    if (args.flags.has('json')) print(JSON.stringify({ names: namesOf(game, text), ...shown }))
    else print(...versionLines(game, text), ...reviewLines(viewOf(game, text, paint), shown, seats))
    if (failure === undefined) return 0
    process.stderr.write(`${text.t('review.closer.failed', { problem: String(failure) })}
`)
    return 1
  },
}
