import type { Command } from '../command.ts'
import { CommandLineError, EXIT_USAGE } from '../command-line-error.ts'
import { checkOperands } from '../options.ts'
import { withServer } from '../server.ts'

export const backupCommand: Command = {
  options: ['data'],

  async run({ args, text, print }) {
    checkOperands(args, 1, 1, text)
    const [file] = args.operands
    const folder = await withServer(({ backupData }) => backupData(process.env, args.values.data, file))
    if (folder === undefined) throw new CommandLineError(text.t('backup.postgres'), EXIT_USAGE)
    print(text.t('backup.done', { folder, file }))
    return 0
  },
}
