import { chanceFits, isOver, parseRecord } from '@amyitis/engine'
import { chanceOf } from '@amyitis/fair'
import type { Text } from '@amyitis/i18n'
import type { Command, CommandLineContext } from '../command.ts'
import { CommandLineError, EXIT_INVALID } from '../command-line-error.ts'
import { readTextFile, recordFault } from '../files.ts'
import { checkOperands } from '../options.ts'
import { withStore } from '../server.ts'
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

/**
 * Runs the database's own check, then replays all games of a server through the rules. Takes an optional file or folder,
 * such as a backup.
 */
async function verifyData({ args, text, print }: CommandLineContext): Promise<number> {
  checkOperands(args, 0, 1, text)
  const data = args.operands[0] ?? args.values.data
  const { integrity, games } = await withStore(args, (store, { checkData }) => checkData(store), data)
  for (const problem of integrity.problems) print(text.t('verify.db.damage', { problem }))
  if (integrity.method === 'read') print(text.t('verify.db.read'))
  if (integrity.problems.length > 0) print(text.t('verify.db.damaged'))
  if (games === undefined) return EXIT_INVALID
  const { tables, bad } = games
  for (const { table, problem } of bad) print(text.t('verify.db.table', { table, problem }))
  print(
    bad.length === 0 ? text.t('verify.db.sound', { count: tables }) : text.t('verify.db.faulty', { count: bad.length }),
  )
  return bad.length === 0 && integrity.problems.length === 0 ? 0 : EXIT_INVALID
}
