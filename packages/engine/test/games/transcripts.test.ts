import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  type Dealer,
  fromState,
  gameFrom,
  legalMoves,
  play,
  RULES_VERSION,
  type RulesVersion,
  STANDARD,
  type State,
  scores,
  TRADES,
  type Trade,
  toState,
} from '../../src/index.ts'

/**
 * Whole games played by an independent implementation of the rules, one JSON object per line: first the state after the
 * first deal, then each move with the legal moves and scores after it, the deal if it ended a round, and sometimes the
 * state.
 */
interface Line {
  readonly move?: string
  readonly deal?: readonly (readonly Trade[])[]
  readonly legal: readonly string[]
  readonly scores?: readonly number[]
  readonly state?: State
}

const FOLDER = new URL('transcripts/', import.meta.url)
const filesIn = (folder: URL) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
const FILES = filesIn(FOLDER)
/** Games of version 1 in which an engineer without a cube was recruited, or could have been. */
const OLDER = filesIn(new URL('rules-1/', FOLDER)).map((name) => `rules-1/${name}`)
const CHANGED = OLDER.map((name) => name.replace('rules-1/', ''))

function linesOf(file: string): Line[] {
  const text = gunzipSync(readFileSync(new URL(file, FOLDER))).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

/** Deals the cards given in the line; a missing or unused deal is an error. */
function transcriptDealer({ deal }: Line) {
  const used = { deal: false }
  const dealer: Dealer = (_, __, groups) => {
    if (deal === undefined) throw new Error('the engine deals, but the transcript has no deal here')
    used.deal = true
    deal.flat().forEach((trade, card) => {
      groups[card] = TRADES.indexOf(trade)
    })
  }
  return { used, dealer }
}

function replay(file: string, rules: RulesVersion): number {
  const lines = linesOf(file)
  const start = fromState(lines[0].state, STANDARD, rules)
  if (!start.ok) throw new Error(start.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
  const game = gameFrom(start.value, 'never used')
  lines.forEach((line, i) => {
    const where = `line ${i + 1}: ${line.move ?? 'setup'}`
    if (line.move !== undefined) {
      const { used, dealer } = transcriptDealer(line)
      const played = play(game, line.move, dealer)
      expect(played.ok || played.refusal, where).toBe(true)
      expect(used.deal, `${where}: deal`).toBe(line.deal !== undefined)
    }
    expect(legalMoves(game), where).toEqual(line.legal)
    if (line.scores !== undefined) expect(scores(game), where).toEqual(line.scores)
    if (line.state !== undefined) expect(toState(game.position), where).toEqual(line.state)
  })
  expect(lines.at(-1)?.legal).toEqual([])
  expect(toState(game.position).winners).not.toBeNull()
  return lines.length
}

describe('Games of an independent implementation of the rules', () => {
  test('there is one for every number of players, with and without the expansion, in four styles of play', () => {
    const wanted = ['2p', '3p', '4p'].flatMap((players) =>
      ['', '-palace'].flatMap((palace) =>
        ['cubes', 'greedy', 'plant', 'uniform'].map((way) => `${players}${palace}-${way}.jsonl.gz`),
      ),
    )
    expect(FILES).toEqual(wanted.sort())
  })

  test.each(FILES)('%s: legal moves, scores and states match on every line', (file) => {
    expect(replay(file, RULES_VERSION)).toBeGreaterThan(50)
  })

  test.each(OLDER)('%s replays under version 1, and not under version 2', (file) => {
    expect(replay(file, '1')).toBeGreaterThan(50)
    expect(() => replay(file, '2')).toThrow('to deeply equal')
  })

  test('version 1 replays exactly the games that version 2 does not change', () => {
    expect(CHANGED).toHaveLength(6)
    for (const file of FILES.filter((name) => !CHANGED.includes(name))) replay(file, '1')
    for (const file of CHANGED) expect(() => replay(file, '1'), file).toThrow()
  })
})
