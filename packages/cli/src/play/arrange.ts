import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isLevel, LEVELS } from '@amyitis/bots'
import { type Edition, isOver, newGame, type PlayerCount, withHeaders } from '@amyitis/engine'
import type { Text } from '@amyitis/text'
import type { Stage } from '../command.ts'
import { editionFault, readEdition, readGame } from '../files.ts'
import { numberOf, type OptionName } from '../options.ts'
import { FAULT, MISUSE, Problem } from '../problem.ts'
import { wrap } from '../terminal/width.ts'
import { versionLines } from '../words/version.ts'
import { COLUMNS } from '../words/view.ts'
import { readBeside, seedFile } from './save.ts'
import { type SeatKind, Table } from './table.ts'

const DEFAULT_PLAYERS = 3
const OPPONENT = 'gardener'

const freshSeed = () => randomBytes(12).toString('hex')

function seatsFrom(list: readonly string[], text: Text): SeatKind[] {
  return list.map((name) => {
    if (name === 'human' || isLevel(name)) return name as SeatKind
    throw new Problem(text.t('error.seat', { name, known: ['human', ...LEVELS].join(', ') }), MISUSE)
  })
}

const listOf = (value: string | undefined) => value?.split(',').map((item) => item.trim())

function chosenSeats({ given, text }: Stage): SeatKind[] {
  const players = numberOf(given, 'players', 2, 4, text)
  const seats = listOf(given.texts.seats)
  if (seats === undefined) {
    const count = players ?? DEFAULT_PLAYERS
    return seatsFrom(['human', ...new Array<string>(count - 1).fill(OPPONENT)], text)
  }
  if (seats.length < 2 || seats.length > 4 || (players !== undefined && players !== seats.length))
    throw new Problem(text.t('error.seats', { count: seats.length }), MISUSE)
  return seatsFrom(seats, text)
}

/** The edition that is asked for; undefined for the standard one. */
export function chosenEdition({ given, text }: Stage): Edition | undefined {
  const file = given.texts.edition
  if (file === undefined || file === 'standard') return undefined
  const read = readEdition(file, text)
  if ('edition' in read) return read.edition
  throw new Problem(editionFault(text, file, read.faults[0]), FAULT)
}

function begin(stage: Stage): Table {
  const { given, text } = stage
  const seats = chosenSeats(stage)
  const names = listOf(given.texts.names)
  if (names !== undefined && names.length !== seats.length)
    throw new Problem(text.t('error.names', { count: seats.length, given: names.length }), MISUSE)
  const edition = chosenEdition(stage)
  const seed = given.texts.seed ?? freshSeed()
  const players = seats.length as PlayerCount
  const palace = given.flags.has('palace')
  const game = newGame({ players, palace, seed, ...(edition === undefined ? {} : { edition }) })
  const date = new Date().toISOString().slice(0, 10)
  return new Table(withHeaders(game, { date, ...(names === undefined ? {} : { names }) }), seats, seed)
}

const ONLY_NEW: readonly OptionName[] = ['players', 'palace', 'seed', 'edition', 'names']

function goOn(stage: Stage, file: string): Table {
  const { given, text } = stage
  for (const name of ONLY_NEW)
    if (given.texts[name] !== undefined || given.flags.has(name))
      throw new Problem(text.t('error.only-new', { option: `--${name}` }), MISUSE)
  const beside = readBeside(file)
  if (beside === 'damaged') throw new Problem(text.t('fault.seed-file', { file: seedFile(file) }), FAULT)
  const seed = beside === 'none' ? freshSeed() : beside.seed
  const game = readGame(file, text, seed)
  const { players } = game.position.box
  const wanted = listOf(given.texts.seats) ?? (beside === 'none' ? undefined : [...beside.seats])
  const seats = wanted ?? ['human', ...new Array<string>(players - 1).fill(OPPONENT)]
  if (seats.length !== players) throw new Problem(text.t('error.seats', { count: seats.length }), MISUSE)
  if (beside === 'none' && !isOver(game)) stage.print(...wrap(text.t('play.no-seed'), COLUMNS, 2))
  stage.print(...versionLines(game, text))
  return new Table(game, seatsFrom(seats, text), seed)
}

/** A new game, or one to go on with, and where it is saved; undefined if it has no name yet. */
export function arrange(stage: Stage): { table: Table; file: string | undefined; resumed: boolean } {
  const { given, text } = stage
  const from = given.texts.resume ?? given.operands[0]
  if (given.texts.resume !== undefined && given.operands.length > 0)
    throw new Problem(text.t('error.operand', { word: given.operands[0] }), MISUSE)
  const { save } = given.texts
  if (save !== undefined && save !== from && existsSync(save))
    throw new Problem(text.t('error.exists', { file: save }), MISUSE)
  if (from === undefined) return { table: begin(stage), file: save, resumed: false }
  return { table: goOn(stage, from), file: save ?? from, resumed: true }
}
