import type { CommandLineContext } from '../command.ts'
import { EXIT_INVALID } from '../command-line-error.ts'
import { checkOperands } from '../options.ts'
import { withStore } from '../server.ts'

/**
 * Runs the database's own check, then replays all games of a server through the rules. Takes an optional file or folder,
 * such as a backup.
 */
export async function verifyData({ args, text, print }: CommandLineContext): Promise<number> {
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
