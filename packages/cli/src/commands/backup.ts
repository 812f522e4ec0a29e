import type { Command } from '../command.ts'
import { withHost } from '../host.ts'
import { demandOperands } from '../options.ts'
import { MISUSE, Problem } from '../problem.ts'

export const backupCommand: Command = {
  options: ['data'],

  async run({ given, text, print }) {
    demandOperands(given, 1, 1, text)
    const [file] = given.operands
    const folder = await withHost(({ backupData }) => backupData(process.env, given.texts.data, file))
    if (folder === undefined) throw new Problem(text.t('backup.postgres'), MISUSE)
    print(text.t('backup.done', { folder, file }))
    return 0
  },
}
