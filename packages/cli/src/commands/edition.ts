import { STANDARD } from '@amyitis/engine'
import type { Command } from '../command.ts'
import { editionFault, readEdition } from '../files.ts'
import { demandOperands } from '../options.ts'
import { FAULT, MISUSE, Problem } from '../problem.ts'

export const editionCommand: Command = {
  options: [],

  async run({ given, text, print }) {
    const [word, file] = given.operands
    if (word === undefined) {
      print(JSON.stringify(STANDARD, undefined, 2))
      return 0
    }
    if (word !== 'check') throw new Problem(text.t('error.operand', { word }), MISUSE)
    demandOperands(given, 2, 2, text)
    const read = readEdition(file, text)
    if ('edition' in read) {
      print(text.t('edition.sound', { file, name: read.edition.id }))
      return 0
    }
    print(...read.faults.map((fault) => editionFault(text, file, fault)))
    return FAULT
  },
}
