import type { Stage } from '../command.ts'
import { withData } from '../host.ts'
import { demandOperands } from '../options.ts'
import { FAULT } from '../problem.ts'

/** Runs the database's own check, then replays all games of a server through the rules. A file or folder may be named, such as a backup. */
export async function verifyData({ given, text, print }: Stage): Promise<number> {
  demandOperands(given, 0, 1, text)
  const data = given.operands[0] ?? given.texts.data
  const { integrity, games } = await withData(given, (store, { checkData }) => checkData(store), data)
  for (const problem of integrity.problems) print(text.t('verify.db.damage', { problem }))
  if (integrity.method === 'read') print(text.t('verify.db.read'))
  if (integrity.problems.length > 0) print(text.t('verify.db.damaged'))
  if (games === undefined) return FAULT
  const { tables, bad } = games
  for (const { table, problem } of bad) print(text.t('verify.db.table', { table, problem }))
  print(
    bad.length === 0 ? text.t('verify.db.sound', { count: tables }) : text.t('verify.db.faulty', { count: bad.length }),
  )
  return bad.length === 0 && integrity.problems.length === 0 ? 0 : FAULT
}
