import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formatRecord, isOver, parseRecord, RULES_VERSIONS, type State, seedFits, toState } from '../../src/index.ts'
import { RECORDS, RECORDS_OF, readGame, readGolden, stepsOf } from './replay.ts'

/**
 * Games of scripted players, made by packages/lab/src/golden.ts. Any rule change shows up here as a different position,
 * list of legal moves or score; `tally` has the points by clause.
 */
interface GoldenGame {
  readonly file: string
  readonly decisions: number
  readonly rounds: number
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly tally: readonly Readonly<Record<string, number>>[]
  /** SHA-256 over the state and the legal moves of every position, and over the events of every move. */
  readonly positions: string
  readonly events: string
}

const INDEX = ['index.jsonl', 'rules-2/index.jsonl'].flatMap((file) =>
  readGolden(file)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenGame),
)

function digest(file: string): GoldenGame {
  const game = readGame(readGolden(file))
  const positions = createHash('sha256')
  const events = createHash('sha256')
  const addPosition = (state: State, legal: readonly string[]) =>
    positions.update(`${JSON.stringify(state)}\n${legal.join()}\n`)
  for (const step of stepsOf(game)) {
    addPosition(step.before, step.legal)
    events.update(`${JSON.stringify(step.events)}\n`)
  }
  const end = toState(game.position)
  addPosition(end, [])
  const { round, seats, winners } = end
  return {
    file,
    decisions: game.entries.length,
    rounds: round,
    scores: seats.map((seat) => seat.score),
    winners: winners ?? [],
    tally: game.tally,
    positions: positions.digest('hex'),
    events: events.digest('hex'),
  }
}

describe('Golden games', () => {
  test('the index names every record once, in order', () => {
    expect(INDEX.map(({ file }) => file)).toEqual(RECORDS)
  })

  test('every version of the rules has its own, and those of version 1 are unchanged', () => {
    for (const { id } of RULES_VERSIONS) {
      expect(RECORDS_OF[id].length, id).toBeGreaterThanOrEqual(30)
      for (const file of RECORDS_OF[id]) expect(readGolden(file).split('\n')[1], file).toBe(`rules ${id}`)
    }
    expect(RECORDS_OF[1]).toHaveLength(128)
    const all = createHash('sha256')
    for (const file of RECORDS_OF[1]) all.update(readGolden(file))
    expect(all.digest('hex')).toBe('6c9f9eb79d2a9e60772734c4a3cdaf844ba7c49adaaf7a34c2fbef92ff72fd61')
  })

  test('there are at least twenty for every number of players, with and without the expansion', () => {
    for (const players of [2, 3, 4])
      for (const kind of ['base', 'palace']) {
        const files = RECORDS.filter((file) => file.startsWith(`${players}p-${kind}-`))
        expect(files.length, `${players}p-${kind}`).toBeGreaterThanOrEqual(20)
      }
  })

  test.each(INDEX)('$file replays to the same points by the same clauses', (expected) => {
    expect(digest(expected.file)).toEqual(expected)
  })

  test.each(RECORDS)('%s round-trips, and its seed determines setup and deals', (file) => {
    const text = readGolden(file)
    const read = parseRecord(text)
    if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.problem}`)
    const { game } = read
    expect(formatRecord(game)).toBe(text)
    expect(isOver(game)).toBe(true)
    expect(seedFits(game, game.headers.seed ?? '')).toBe('setup' in game.start)
  })
})
