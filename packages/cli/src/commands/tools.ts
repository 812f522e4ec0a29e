import { newGame, type PlayerCount } from '@amyitis/engine'
import type { Command } from '../command.ts'
import { checkOperands, numberOf } from '../options.ts'

/** Counts lines of play (perft), to compare engines. */
export const perftCommand: Command = {
  options: ['depth', 'seed', 'players', 'palace'],

  async run({ args, text, print }) {
    checkOperands(args, 0, 0, text)
    const depth = numberOf(args, 'depth', 0, 12, text) ?? 3
    const players = (numberOf(args, 'players', 2, 4, text) ?? 4) as PlayerCount
    const { perft } = await import('../perft.ts')
    const game = newGame({ players, palace: args.flags.has('palace'), seed: args.values.seed ?? 'perft' })
    for (let n = 0; n <= depth; n++) print(text.t('perft.line', { depth: n, count: perft(game, n) }))
    return 0
  },
}

export const benchCommand: Command = {
  options: ['json'],

  async run({ args, text }) {
    checkOperands(args, 0, 0, text)
    const { bench } = await import('../bench.ts')
    await bench(1, args.flags.has('json'))
    return 0
  },
}

export const engineCommand: Command = {
  options: [],

  async run({ args, text }) {
    checkOperands(args, 0, 0, text)
    const { runEngine } = await import('../protocol/run.ts')
    await runEngine(process.stdin, process.stdout)
    return 0
  },
}
