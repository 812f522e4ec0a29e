import { chanceFits, isOver, parseRecord } from '@amyitis/engine'
import { chanceOf } from '@amyitis/fair'
import type { Text } from '@amyitis/i18n'
import type { Command } from '../command.ts'
import { CommandLineError, EXIT_INVALID } from '../command-line-error.ts'
import { readTextFile, recordFault } from '../files.ts'
import { checkOperands } from '../options.ts'
import { verifyData } from './verify-db.ts'
import { verifyShares } from './verify-seed.ts'

interface Verdict {
  readonly line: string
  /** The resulting exit code. */
  readonly code: number
}

const sound = (line: string): Verdict => ({ line, code: 0 })
const faulty = (line: string): Verdict => ({ line, code: EXIT_INVALID })

/** Replays a record through the rules, and checks its seed. */
function judge(file: string, content: string, text: Text): Verdict {
  const read = parseRecord(content)
  if (!read.ok) return faulty(recordFault(text, file, read.fault))
  const { game } = read
  const about = { file, count: game.entries.length }
  const { seed } = game.headers
  if (seed === undefined) return sound(text.t(isOver(game) ? 'verify.sound' : 'verify.unfinished', about))
  if (!('setup' in game.start)) return sound(text.t('verify.position', about))
  if (chanceFits(game, chanceOf(seed))) return sound(text.t('verify.seed', about))
  const line = content.split(/\r\n|\n|\r/).findIndex((one) => one.startsWith('seed ')) + 1
  return faulty(text.t('verify.seed-wrong', { file, line }))
}

/** An unreadable file must not prevent checking the others. */
function verdictOn(file: string, text: Text): Verdict {
  try {
    return judge(file, readTextFile(file, text), text)
  } catch (error) {
    if (error instanceof CommandLineError) return { line: error.message, code: error.exitCode }
    throw error
  }
}

export const verifyCommand: Command = {
  options: ['db', 'data', 'seed', 'evidence'],

  async run(context) {
    const { args, text, print } = context
    if (args.flags.has('db')) return verifyData(context)
    if (args.values.seed !== undefined) return verifyShares(context, args.values.seed)
    checkOperands(args, 1, Number.POSITIVE_INFINITY, text)
    let worst = 0
    for (const file of args.operands) {
      const { line, code } = verdictOn(file, text)
      print(line)
      worst = Math.max(worst, code)
    }
    return worst
  },
}
