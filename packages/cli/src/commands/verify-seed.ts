import { chanceFits, isOver, parseRecord } from '@amyitis/engine'
import { chanceOf, hashOfSecret, hashOfShare, joinSeeds } from '@amyitis/fair'
import type { Text } from '@amyitis/text'
import type { Stage } from '../command.ts'
import { readText, recordFault } from '../files.ts'
import { demandOperands } from '../options.ts'
import { FAULT, Problem } from '../problem.ts'

/** How the seed of an online game came about (docs/fair-deals.md). */
interface Shares {
  readonly table: string
  readonly secretHash: string
  readonly secret: string
  readonly added: readonly string[]
  /** What the server says that it gives. */
  readonly seed?: string | undefined
  /** False if a log shows that somebody was not bound to their share before the first was revealed. */
  readonly bound: boolean
}

type Json = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

interface Seat {
  readonly commit?: unknown
  readonly added?: unknown
}

/** Is it the share that this seat was bound to, and its first? */
const fits = (seat: Seat | undefined, added: unknown): boolean =>
  seat !== undefined && seat.added === undefined && isText(added) && hashOfShare(added) === seat.commit

/**
 * Who sat where at the start, and what they have added. Whoever comes or goes makes void what was revealed before: so at the
 * start every share is younger than all that anyone was bound to, or one is missing.
 */
function seatsAtStart(bodies: readonly Json[]): { readonly added: readonly unknown[]; readonly bound: boolean } {
  let seats: (Seat | undefined)[] = []
  let bound = true
  for (const { type, seat: place, commit, added } of bodies) {
    if (type === 'started') break
    const seat = Number(place)
    if (type === 'planned' || type === 'sat' || type === 'stood')
      seats = seats.map((one) => (one?.added === undefined ? one : {}))
    if (type === 'sat') seats[seat] = { commit }
    if (type === 'stood') seats[seat] = undefined
    if (type !== 'revealed') continue
    bound &&= fits(seats[seat], added)
    seats[seat] = { added }
  }
  const people = seats.flatMap((one) => one ?? [])
  return { added: people.map(({ added }) => added), bound: bound && people.every(({ added }) => added !== undefined) }
}

function sharesOfLog(events: readonly unknown[]): Json {
  const bodies = events.flatMap((event) => (isJson(event) && isJson(event.body) ? [event.body] : []))
  const { added, bound } = seatsAtStart(bodies)
  const { table, secretHash } = bodies.find(({ type }) => type === 'created') ?? {}
  const { secret, seed } = bodies.find(({ type }) => type === 'ended') ?? {}
  return { table, secretHash, secret, seed, bound, added: added.filter(isText) }
}

function readShares(file: string, text: Text): Shares {
  try {
    const json: unknown = JSON.parse(readText(file, text))
    if (isJson(json)) {
      const { table, secretHash, secret, added, seed, bound } =
        'events' in json ? sharesOfLog(listOf(json.events)) : json
      const texts = isText(table) && isText(secretHash) && isText(secret) && (seed === undefined || isText(seed))
      if (texts && listOf(added).every(isText))
        return { table, secretHash, secret, added: listOf(added) as string[], seed, bound: bound !== false }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Problem(text.t('verify.shares.json', { file }), FAULT)
}

/** Do setup and deals of a record come from this seed, and does it say so? */
function checkRecord(file: string, seed: string, text: Text): string | undefined {
  const read = parseRecord(readText(file, text))
  if (!read.ok) return recordFault(text, file, read.fault)
  const { game } = read
  // The record of a game that was conceded has no place for it.
  const told = game.headers.seed ?? (isOver(game) ? undefined : seed)
  if (told !== seed) return text.t('verify.shares.record', { file })
  return chanceFits(game, chanceOf(seed)) ? undefined : text.t('verify.shares.deals', { file })
}

/** Checks that nobody has chosen the deals of an online game. */
export function verifyShares({ given, text, print }: Stage, file: string): number {
  demandOperands(given, 0, 1, text)
  const shares = readShares(file, text)
  const fault = (words: string) => {
    print(words)
    return FAULT
  }
  if (hashOfSecret(shares.secret) !== shares.secretHash) return fault(text.t('verify.shares.hash', { file }))
  if (!shares.bound) return fault(text.t('verify.shares.bound', { file }))
  const seed = joinSeeds(shares)
  if (shares.seed !== undefined && shares.seed !== seed) return fault(text.t('verify.shares.seed', { file, seed }))
  print(text.t('verify.shares.good', { file, seed }))
  const [record] = given.operands
  if (record === undefined) return 0
  const problem = checkRecord(record, seed, text)
  if (problem !== undefined) return fault(problem)
  print(text.t('verify.shares.record-good', { file: record }))
  return 0
}
