import type { Stage } from '../command.ts'
import { withData } from '../host.ts'
import { demandOperands } from '../options.ts'
import { FAULT } from '../problem.ts'

/** Replays all games of a server through the rules. A file or folder may be named, such as a backup. */
export async function verifyData({ given, text, print }: Stage): Promise<number> {
  demandOperands(given, 0, 1, text)
  const data = given.operands[0] ?? given.texts.data
  const { tables, bad } = await withData(given, (store, { checkGames }) => checkGames(store), data)
  for (const { table, problem } of bad) print(text.t('verify.db.table', { table, problem }))
  print(
    bad.length === 0 ? text.t('verify.db.sound', { count: tables }) : text.t('verify.db.faulty', { count: bad.length }),
  )
  return bad.length === 0 ? 0 : FAULT
}
