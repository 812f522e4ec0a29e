import { type Edition, editionSchema, STANDARD, shortEdition, upgradeEdition } from '@amyitis/engine'
import type { Command } from '../command.ts'
import { CommandLineError, EXIT_INVALID, EXIT_USAGE } from '../command-line-error.ts'
import { editionFault, readEdition } from '../files.ts'
import { checkOperands } from '../options.ts'

const written = (json: unknown) => JSON.stringify(json, undefined, 2)

export const editionCommand: Command = {
  options: ['schema'],

  async run({ args, text, print }) {
    const [word, file] = args.operands
    const schema = args.flags.has('schema')
    if (schema || word === undefined) {
      checkOperands(args, 0, 0, text)
      print(written(schema ? editionSchema() : STANDARD))
      return 0
    }
    const answers: Readonly<Record<string, (edition: Edition) => string>> = {
      check: ({ id }) => text.t('edition.sound', { file, name: id }),
      upgrade: (edition) => written(upgradeEdition(edition)),
      shorten: (edition) => written(shortEdition(edition)),
    }
    if (!Object.hasOwn(answers, word)) throw new CommandLineError(text.t('error.operand', { word }), EXIT_USAGE)
    checkOperands(args, 2, 2, text)
    const read = readEdition(file, text)
    if ('edition' in read) {
      print(answers[word](read.edition))
      return 0
    }
    print(...read.faults.map((fault) => editionFault(text, file, fault)))
    return EXIT_INVALID
  },
}
