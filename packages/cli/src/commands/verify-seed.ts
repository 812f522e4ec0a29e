import { chanceFits, isOver, parseRecord } from '@amyitis/engine'
import {
  chanceOf,
  type GameStart,
  hashOfSecret,
  hashOfShare,
  joinSeeds,
  readEvidence,
  type SentShare,
  verifyStart,
} from '@amyitis/fair'
import type { Text } from '@amyitis/i18n'
import { type FairnessVerdict, verifyFairness } from '@amyitis/tables'
import type { CommandLineContext } from '../command.ts'
import { CommandLineError, EXIT_INVALID } from '../command-line-error.ts'
import { readTextFile, recordFault } from '../files.ts'
import { checkOperands } from '../options.ts'
import { isChainedLog, isRecordOf, leftOutLines, readChained } from './verify-chained.ts'

/** How the seed of an online game came about (docs/fair-deals.md). */
interface Shares {
  readonly table: string
  readonly secretHash: string
  readonly secret: string
  readonly added: readonly string[]
  /** What the server claims to have added. */
  readonly seed?: string | undefined
  /** False if a log shows that somebody had not committed to their share before the first was revealed. */
  readonly bound: boolean
  /** By seat, if a log contains it. */
  readonly start?: GameStart | undefined
}

type Json = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

interface Seat {
  readonly commit?: unknown
  readonly added?: unknown
}

/** Is it the share that this seat had committed to, and its first one? */
const fits = (seat: Seat | undefined, added: unknown): boolean =>
  seat !== undefined && seat.added === undefined && isText(added) && hashOfShare(added) === seat.commit

/**
 * The players and their shares at the start. Joining or leaving voids earlier shares: so at the start every share is newer
 * than all commitments, or one is missing.
 */
function seatsAtStart(bodies: readonly Json[], count: number) {
  let seats: (Seat | undefined)[] = Array.from({ length: count }, () => undefined)
  let bound = true
  for (const { type, seat: place, commit, added } of bodies) {
    if (type === 'started') break
    const seat = Number(place)
    if (type === 'planned' || type === 'sat' || type === 'stood' || type === 'released')
      seats = seats.map((one) => (one?.added === undefined ? one : {}))
    if (type === 'sat') seats[seat] = { commit }
    if (type === 'stood') seats[seat] = undefined
    if (type !== 'revealed') continue
    bound &&= fits(seats[seat], added)
    seats[seat] = { ...seats[seat], added }
  }
  const people = seats.flatMap((one) => one ?? [])
  return {
    added: people.map(({ added }) => added),
    bound: bound && people.every(({ added }) => added !== undefined),
    seats,
  }
}

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)

function sharesOfLog(events: readonly unknown[]): Json {
  const bodies = events.flatMap((event) => (isJson(event) && isJson(event.body) ? [event.body] : []))
  const { table, secretHash, settings } = bodies.find(({ type }) => type === 'created') ?? {}
  const { added, bound, seats } = seatsAtStart(bodies, isJson(settings) ? listOf(settings.seats).length : 0)
  const { secret, seed } = bodies.find(({ type }) => type === 'ended') ?? {}
  const start = {
    table,
    secretHash,
    commits: seats.map((seat) => textOrNull(seat?.commit)),
    added: seats.map((seat) => textOrNull(seat?.added)),
  }
  return { table, secretHash, secret, seed, bound, added: added.filter(isText), start }
}

function readShares(file: string, text: Text): Shares {
  try {
    const json: unknown = JSON.parse(readTextFile(file, text))
    if (isJson(json)) {
      const isLog = 'events' in json
      const { table, secretHash, secret, added, seed, bound, start } = isLog ? sharesOfLog(listOf(json.events)) : json
      const texts = isText(table) && isText(secretHash) && isText(secret) && (seed === undefined || isText(seed))
      if (texts && listOf(added).every(isText))
        return {
          ...{ table, secretHash, secret, added: listOf(added) as string[], seed, bound: bound !== false },
          start: isLog ? (start as GameStart) : undefined,
        }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new CommandLineError(text.t('verify.shares.json', { file }), EXIT_INVALID)
}

/** Do setup and deals of a record follow from this seed, and does the record name it? */
function checkRecord(file: string, seed: string, text: Text): string | undefined {
  const read = parseRecord(readTextFile(file, text))
  if (!read.ok) return recordFault(text, file, read.fault)
  const { game } = read
  // The record of a conceded game can't contain it.
  const told = game.headers.seed ?? (isOver(game) ? undefined : seed)
  if (told !== seed) return text.t('verify.shares.record', { file })
  return chanceFits(game, chanceOf(seed)) ? undefined : text.t('verify.shares.deals', { file })
}

/**
 * What a log alone can't show: were the commitments the same when the own device sent its share? Returns the exit code:
 * success if that is confirmed or was not requested.
 */
function checkEvidence(
  file: string | undefined,
  shares: string,
  verify: ((sent: readonly SentShare[]) => FairnessVerdict) | undefined,
  { text, print }: CommandLineContext,
): number {
  if (file === undefined || verify === undefined) {
    print(text.t('verify.evidence.none', { file: shares }))
    return 0
  }
  const evidence = readEvidence(readJson(file, text))
  if (evidence === undefined) throw new CommandLineError(text.t('verify.evidence.json', { file }), EXIT_INVALID)
  const found = verify(evidence.sent)
  print(text.t(`verify.evidence.${found}`, { file }))
  return found === 'kept' ? 0 : EXIT_INVALID
}

function readJson(file: string, text: Text): unknown {
  try {
    return JSON.parse(readTextFile(file, text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** The same for games in which every round has its own shares. */
function verifyChained(context: CommandLineContext, file: string, events: Parameters<typeof readChained>[1]): number {
  const { args, text, print } = context
  const { table, fault } = readChained(file, events, text)
  if (table === undefined) {
    print(fault ?? '')
    return EXIT_INVALID
  }
  print(text.t('verify.chained.good', { file, count: Object.keys(table.dealt).length }))
  for (const line of leftOutLines(file, table, text)) print(line)
  const [record] = args.operands
  if (record !== undefined) {
    const same = isRecordOf(readTextFile(record, text), table)
    print(text.t(same ? 'verify.chained.record-good' : 'verify.chained.record', { file: record }))
    if (!same) return EXIT_INVALID
  }
  return checkEvidence(args.values.evidence, file, (sent) => verifyFairness(sent, table), context)
}

/** Checks that nobody has chosen the deals of an online game. */
export function verifyShares(context: CommandLineContext, file: string): number {
  const { args, text, print } = context
  checkOperands(args, 0, 1, text)
  const json = readJson(file, text)
  if (isChainedLog(json)) return verifyChained(context, file, json.events)
  const shares = readShares(file, text)
  const fault = (words: string) => {
    print(words)
    return EXIT_INVALID
  }
  if (hashOfSecret(shares.secret) !== shares.secretHash) return fault(text.t('verify.shares.hash', { file }))
  if (!shares.bound) return fault(text.t('verify.shares.bound', { file }))
  const seed = joinSeeds(shares)
  if (shares.seed !== undefined && shares.seed !== seed) return fault(text.t('verify.shares.seed', { file, seed }))
  print(text.t('verify.shares.good', { file, seed }))
  const [record] = args.operands
  if (record !== undefined) {
    const problem = checkRecord(record, seed, text)
    if (problem !== undefined) return fault(problem)
    print(text.t('verify.shares.record-good', { file: record }))
  }
  const { start } = shares
  return checkEvidence(args.values.evidence, file, start && ((sent) => verifyStart(sent, start)), context)
}
