import { type Edition, editionSchema, STANDARD, upgradeEdition } from '@amyitis/engine'
import type { Command } from '../command.ts'
import { editionFault, readEdition } from '../files.ts'
import { demandOperands } from '../options.ts'
import { FAULT, MISUSE, Problem } from '../problem.ts'

const written = (json: unknown) => JSON.stringify(json, undefined, 2)

export const editionCommand: Command = {
  options: ['schema'],

  async run({ given, text, print }) {
    const [word, file] = given.operands
    const schema = given.flags.has('schema')
    if (schema || word === undefined) {
      demandOperands(given, 0, 0, text)
      print(written(schema ? editionSchema() : STANDARD))
      return 0
    }
    const answers: Readonly<Record<string, (edition: Edition) => string>> = {
      check: ({ id }) => text.t('edition.sound', { file, name: id }),
      upgrade: (edition) => written(upgradeEdition(edition)),
    }
    if (!Object.hasOwn(answers, word)) throw new Problem(text.t('error.operand', { word }), MISUSE)
    demandOperands(given, 2, 2, text)
    const read = readEdition(file, text)
    if ('edition' in read) {
      print(answers[word](read.edition))
      return 0
    }
    print(...read.faults.map((fault) => editionFault(text, file, fault)))
    return FAULT
  },
}
