import { chanceFits, parseRecord } from '@amyitis/engine'
import { chanceOf, hashOfSecret, joinSeeds } from '@amyitis/fair'
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
}

type Json = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** From the log of a table: who sat where at last has added what counts. */
function sharesOfLog(events: readonly unknown[]): Json {
  const bodies = events.flatMap((event) => (isJson(event) && isJson(event.body) ? [event.body] : []))
  const seats: unknown[] = []
  for (const { type, seat, added } of bodies) {
    if (type === 'sat') seats[Number(seat)] = added
    if (type === 'stood') delete seats[Number(seat)]
  }
  const { table, secretHash } = bodies.find(({ type }) => type === 'created') ?? {}
  const { secret, seed } = bodies.find(({ type }) => type === 'ended') ?? {}
  return { table, secretHash, secret, seed, added: seats.filter(isText) }
}

function readShares(file: string, text: Text): Shares {
  try {
    const json: unknown = JSON.parse(readText(file, text))
    if (isJson(json)) {
      const { table, secretHash, secret, added, seed } = 'events' in json ? sharesOfLog(listOf(json.events)) : json
      const texts = isText(table) && isText(secretHash) && isText(secret) && (seed === undefined || isText(seed))
      if (texts && listOf(added).every(isText))
        return { table, secretHash, secret, added: listOf(added) as string[], seed }
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
  if (game.headers.seed !== seed) return text.t('verify.shares.record', { file })
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
