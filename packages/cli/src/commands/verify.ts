import { isOver, parseRecord, seedFits } from '@amyitis/engine'
import type { Text } from '@amyitis/text'
import type { Command } from '../command.ts'
import { readText, recordFault } from '../files.ts'
import { demandOperands } from '../options.ts'
import { FAULT } from '../problem.ts'
import { harmless } from '../terminal/width.ts'

interface Verdict {
  readonly line: string
  readonly sound: boolean
}

/** Replays a record through the rules, and checks the seed that it tells. */
function verdictOn(file: string, text: Text): Verdict {
  const content = readText(file, text)
  const read = parseRecord(content)
  if (!read.ok) return { line: recordFault(text, file, read.fault), sound: false }
  const { game } = read
  const about = { file: harmless(file), count: game.entries.length }
  const { seed } = game.headers
  if (seed === undefined) {
    return { line: text.t(isOver(game) ? 'verify.sound' : 'verify.unfinished', about), sound: true }
  }
  if (!('setup' in game.start)) return { line: text.t('verify.position', about), sound: true }
  if (seedFits(game, seed)) return { line: text.t('verify.seed', about), sound: true }
  const at = content.split(/\r\n|\n|\r/).findIndex((line) => line.startsWith('seed ')) + 1
  return { line: text.t('verify.seed-wrong', { file: harmless(file), line: at }), sound: false }
}

export const verifyCommand: Command = {
  options: [],

  async run({ given, text, print }) {
    demandOperands(given, 1, Number.POSITIVE_INFINITY, text)
    let code = 0
    for (const file of given.operands) {
      const { line, sound } = verdictOn(file, text)
      print(line)
      if (!sound) code = FAULT
    }
    return code
  },
}
