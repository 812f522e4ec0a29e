import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isLevel, LEVELS } from '@amyitis/bots'
import { type Edition, isOver, isPlayerCount, newGame, type PlayerCount, withHeaders } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { CommandLineContext } from '../command.ts'
import { CommandLineError, EXIT_INVALID, EXIT_USAGE } from '../command-line-error.ts'
import { editionFault, readEdition, readGame } from '../files.ts'
import { numberOf, type OptionName } from '../options.ts'
import { wrap } from '../terminal/width.ts'
import { versionLines } from '../views/version.ts'
import { COLUMNS } from '../views/view.ts'
import { LocalGame, type SeatKind } from './local-game.ts'
import { readSeedFile, seedFileName } from './save.ts'

const DEFAULT_PLAYERS = 3
const OPPONENT = 'gardener'

const freshSeed = () => randomBytes(12).toString('hex')

function seatsFrom(list: readonly string[], text: Text): SeatKind[] {
  return list.map((name) => {
    if (name === 'human' || isLevel(name)) return name as SeatKind
    throw new CommandLineError(text.t('error.seat', { name, known: ['human', ...LEVELS].join(', ') }), EXIT_USAGE)
  })
}

const splitList = (value: string | undefined) => value?.split(',').map((item) => item.trim())

function chosenSeats({ args, text }: CommandLineContext): SeatKind[] {
  const players = numberOf(args, 'players', 2, 4, text)
  const seats = splitList(args.values.seats)
  if (seats === undefined) {
    const count = players ?? DEFAULT_PLAYERS
    return seatsFrom(['human', ...new Array<string>(count - 1).fill(OPPONENT)], text)
  }
  if (!isPlayerCount(seats.length) || (players !== undefined && players !== seats.length))
    throw new CommandLineError(text.t('error.seats', { count: seats.length }), EXIT_USAGE)
  return seatsFrom(seats, text)
}

/** The edition that is asked for; undefined for the standard one. */
export function chosenEdition({ args, text }: CommandLineContext): Edition | undefined {
  const file = args.values.edition
  if (file === undefined || file === 'standard') return undefined
  const read = readEdition(file, text)
  if ('edition' in read) return read.edition
  throw new CommandLineError(editionFault(text, file, read.faults[0]), EXIT_INVALID)
}

function newLocalGame(context: CommandLineContext): LocalGame {
  const { args, text } = context
  const seats = chosenSeats(context)
  const names = splitList(args.values.names)
  if (names !== undefined && names.length !== seats.length)
    throw new CommandLineError(text.t('error.names', { count: seats.length, given: names.length }), EXIT_USAGE)
  const edition = chosenEdition(context)
  const seed = args.values.seed ?? freshSeed()
  const players = seats.length as PlayerCount
  const palace = args.flags.has('palace')
  const game = newGame({ players, palace, seed, ...(edition === undefined ? {} : { edition }) })
  const date = new Date().toISOString().slice(0, 10)
  // Bots are known by their levels.
  const called = names ?? seats.map((kind) => (kind === 'human' ? '' : kind))
  const anyone = called.some((name) => name !== '')
  return new LocalGame(withHeaders(game, { date, ...(anyone ? { names: called } : {}) }), seats, seed)
}

const ONLY_NEW: readonly OptionName[] = ['players', 'palace', 'seed', 'edition', 'names']

function resumeLocalGame(context: CommandLineContext, file: string): LocalGame {
  const { args, text } = context
  for (const name of ONLY_NEW)
    if (args.values[name] !== undefined || args.flags.has(name))
      throw new CommandLineError(text.t('error.only-new', { option: `--${name}` }), EXIT_USAGE)
  const seedFile = readSeedFile(file)
  if (seedFile === 'damaged')
    throw new CommandLineError(text.t('fault.seed-file', { file: seedFileName(file) }), EXIT_INVALID)
  const seed = seedFile === 'none' ? freshSeed() : seedFile.seed
  const game = readGame(file, text, seed)
  const { players } = game.position.box
  const wanted = splitList(args.values.seats) ?? (seedFile === 'none' ? undefined : [...seedFile.seats])
  const seats = wanted ?? ['human', ...new Array<string>(players - 1).fill(OPPONENT)]
  if (seats.length !== players) throw new CommandLineError(text.t('error.seats', { count: seats.length }), EXIT_USAGE)
  if (seedFile === 'none' && !isOver(game)) context.print(...wrap(text.t('play.no-seed'), COLUMNS, 2))
  context.print(...versionLines(game, text))
  return new LocalGame(game, seatsFrom(seats, text), seed)
}

/** A new or resumed game, and the file it is saved in; undefined if it has no name yet. */
export function setUpGame(context: CommandLineContext): {
  table: LocalGame
  file: string | undefined
  resumed: boolean
} {
  const { args, text } = context
  const from = args.values.resume ?? args.operands[0]
  if (args.values.resume !== undefined && args.operands.length > 0)
    throw new CommandLineError(text.t('error.operand', { word: args.operands[0] }), EXIT_USAGE)
  const { save } = args.values
  if (save !== undefined && save !== from && existsSync(save))
    throw new CommandLineError(text.t('error.exists', { file: save }), EXIT_USAGE)
  if (from === undefined) return { table: newLocalGame(context), file: save, resumed: false }
  return { table: resumeLocalGame(context, from), file: save ?? from, resumed: true }
}
