import {
  formatRecord,
  type Game,
  gameFrom,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  play,
  rewind,
  scores,
  seededRandom,
  toState,
  withHeaders,
} from '@amyitis/engine'
import { describe, expect, it, vi } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { packRecord } from '../src/game/link.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import { summaryOf } from '../src/game/saved.ts'
import { formatAddress, parseAddress } from '../src/replay/model/address.ts'
import { openAddress } from '../src/replay/model/open.ts'
import { jumpFrom, roundsOf, turnAround } from '../src/timeline/marks.ts'
import { course, measuresOf, overRounds } from '../src/timeline/measures.ts'
import { pointsAt, SOURCES, sourcesIn, sum } from '../src/timeline/points.ts'
import { dealsOf, gameAt, lengthOf, timelineOf, whatIf, within } from '../src/timeline/timeline.ts'

function randomGame(players: PlayerCount, palace: boolean, seed: string, decisions = Number.POSITIVE_INFINITY): Game {
  const game = newGame({ players, palace, seed })
  const random = seededRandom(`moves of ${seed}`)
  while (!isOver(game) && game.entries.length < decisions) {
    const moves = legalMoves(game)
    play(game, moves[random(moves.length)])
  }
  return game
}

const KINDS = [
  [2, false],
  [3, true],
  [4, false],
] as const

describe.each(KINDS)('the timeline of a game for %i, palace %s', (players, palace) => {
  const game = randomGame(players, palace, 'a')
  const timeline = timelineOf(game)

  it('has the position after every decision', () => {
    for (let n = 0; n <= game.entries.length; n += 7) {
      const again = rewind(game, n)
      expect(toState(timeline.positions[n])).toEqual(toState(again.position))
      expect(gameAt(timeline, n).tally).toEqual(again.tally)
      expect(legalMoves(gameAt(timeline, n))).toEqual(legalMoves(again))
    }
    expect(toState(timeline.positions[lengthOf(timeline)])).toEqual(toState(game.position))
  })

  it('adds up to the scores, from every source that the rules name', () => {
    const points = pointsAt(timeline, lengthOf(timeline))
    expect(points.map(sum)).toEqual(scores(game))
    for (const seat of points) for (const source of Object.keys(seat)) expect(SOURCES).toContain(source)
    expect(sourcesIn(points)).toContain('R9.2')
  })

  it('counts rounds without a gap', () => {
    const rounds = roundsOf(timeline)
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
    expect(rounds[0].from).toBe(0)
    expect(rounds.at(-1)?.to).toBe(lengthOf(timeline))
    rounds.slice(1).forEach(({ from }, i) => {
      expect(from).toBe(rounds[i].to + 1)
    })
  })

  it('follows points and stocks to where they are at the end', () => {
    for (const measure of measuresOf(game.position)) {
      const ends = course(timeline, measure).map((values) => values.at(-1))
      expect(overRounds(timeline, measure).at(-1)?.values).toEqual(ends)
    }
    expect(course(timeline, 'points').map((values) => values.at(-1))).toEqual(scores(game))
    expect(measuresOf(game.position).includes('track')).toBe(palace)
  })
})

describe('jumping on a timeline', () => {
  const timeline = timelineOf(randomGame(3, false, 'jumps', 60))
  const end = lengthOf(timeline)

  it('goes step by step and stays on the line', () => {
    expect(jumpFrom(timeline, 0, 'step', -1)).toBe(0)
    expect(jumpFrom(timeline, 0, 'step', 1)).toBe(1)
    expect(jumpFrom(timeline, end, 'step', 1)).toBe(end)
    expect([-3, 2.9, 1000, Number.NaN].map((n) => within(timeline, n))).toEqual([0, 2, end, 0])
  })

  it('goes from turn to turn, forward and back', () => {
    const turns = [0]
    while (turns[turns.length - 1] < end) turns.push(jumpFrom(timeline, turns[turns.length - 1], 'turn', 1))
    for (const n of turns.slice(0, -1)) expect(timeline.steps[n].opens).toBe(true)
    const back = [end]
    while (back[back.length - 1] > 0) back.push(jumpFrom(timeline, back[back.length - 1], 'turn', -1))
    expect(back.reverse()).toEqual(turns)
    expect(turns.length).toBeLessThan(end)
  })

  it('finds the turn around a decision in the middle of it', () => {
    const middle = timeline.steps.findIndex(({ opens }) => !opens)
    const { from, to } = turnAround(timeline, middle)
    expect(timeline.steps[from].opens).toBe(true)
    expect(from).toBeLessThan(middle)
    expect(timeline.steps.slice(from + 1, to).every(({ opens }) => !opens)).toBe(true)
  })

  it('goes from round to round', () => {
    const [first, second] = roundsOf(timeline)
    expect(jumpFrom(timeline, first.from, 'round', 1)).toBe(second.from)
    expect(jumpFrom(timeline, second.from + 1, 'round', -1)).toBe(second.from)
  })
})

describe('what if?', () => {
  const game = randomGame(2, false, 'if')
  const timeline = timelineOf(game)

  it('leaves the game alone and shares what came before', () => {
    const n = 20
    const record = formatRecord(game)
    const other = legalMoves(gameAt(timeline, n)).find((move) => move !== timeline.steps[n].move) ?? ''
    const line = whatIf(timeline, n, [other], dealsOf(game))
    expect(line.base).toBe(n)
    expect(lengthOf(line)).toBe(n + 1)
    expect(line.positions[n]).toBe(timeline.positions[n])
    expect(line.steps[n].move).toBe(other)
    expect(formatRecord(game)).toBe(record)
  })

  it('plays the same game again from the same moves: the deals are those of the game', () => {
    const moves = timeline.steps.map(({ move }) => move)
    const line = whatIf(timeline, 0, moves, dealsOf(game))
    expect(formatRecord(line.game)).toBe(formatRecord(game))
    expect(line.steps).toEqual(timeline.steps)
    expect(line.game.tally).toEqual(game.tally)
  })

  it('ends where a move is not legal', () => {
    const line = whatIf(timeline, 0, [timeline.steps[0].move, 'plant d4', 'pass'], dealsOf(game))
    expect(lengthOf(line)).toBe(1)
  })

  it('deals the rounds of a game that began in the middle', () => {
    const start = timeline.positions.findIndex(({ decision, round }) => decision === 'action' && round === 3)
    const from = gameFrom(timeline.positions[start], 'others')
    while (from.position.round < 5) play(from, legalMoves(from)[0])
    const again = whatIf(
      timelineOf(from),
      0,
      timelineOf(from).steps.map(({ move }) => move),
      dealsOf(from),
    )
    expect(again.game.position.groups).toEqual(from.position.groups)
  })
})

describe('where a game comes from', () => {
  const game = randomGame(2, true, 'source', 40)
  const record = formatRecord(game)

  it('is a link', async () => {
    const opened = await openAddress(memoryStore(), {
      kind: 'record',
      key: await packRecord(record),
    })
    expect(opened.ok && formatRecord(opened.timeline.game)).toBe(record)
  })

  it('is this browser, with what was played here', async () => {
    const store = memoryStore()
    const seats = [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 'priest' },
    ] as const
    const { head } = createGame({ seats, palace: false, seed: 'kept' })
    const kept = newGame({ players: 2, seed: 'kept' })
    const [move] = legalMoves(kept)
    play(kept, move)
    await store.add({ head: { ...head, count: 1, summary: summaryOf(kept) }, moves: [{ move }] })
    const opened = await openAddress(store, { kind: 'game', key: head.id })
    expect(opened.ok && opened.timeline.steps.map((step) => step.move)).toEqual([move])
    expect(opened.ok && opened.seats).toEqual(seats)
  })

  it('is a server, which knows the players’ names then and now', async () => {
    const named = formatRecord(withHeaders(game, { names: ['Ada', 'Béla'] }))
    const players = [
      { id: 'b', bot: false, name: 'Béla' },
      { id: 'a', bot: false, name: 'Zoe', playedAs: 'Ada' },
    ]
    vi.stubGlobal('document', { baseURI: 'http://amyitis.example/' })
    vi.stubGlobal('fetch', async (url: URL) =>
      url.pathname.endsWith('/record')
        ? new Response(named, { headers: { 'content-type': 'text/plain' } })
        : Response.json({ players, you: {} }),
    )
    const opened = await openAddress(memoryStore(), { kind: 'table', key: 'x' })
    vi.unstubAllGlobals()
    expect(opened.ok && opened.names).toEqual(['Zoe', undefined])
  })

  it('is reported if it is missing or damaged', async () => {
    const open = (kind: 'game' | 'record', key: string) => openAddress(memoryStore(), { kind, key })
    expect(await open('game', 'abc')).toEqual({ ok: false, why: 'missing' })
    expect(await open('record', 'z!')).toEqual({ ok: false, why: 'link' })
    const damaged = await open('record', await packRecord(record.replace(/^(blue|red): .*$/m, '$1: plant d4')))
    expect(damaged).toMatchObject({
      ok: false,
      why: 'record',
      damage: { kind: 'line', fault: { line: expect.any(Number), code: expect.any(String) } },
    })
  })
})

describe('the address of a position', () => {
  it('can be parsed back', () => {
    for (const place of [
      { kind: 'game', key: '0af3', n: 12, view: 'table' },
      { kind: 'record', key: 'zABC-_', n: 0, view: 'review' },
      { kind: 'game', key: '77', n: undefined, view: 'review' },
      { kind: 'study', key: 'a-b', n: 40, view: 'table', forks: [{ after: 8, way: 1 }] },
      {
        kind: 'record',
        key: 'zABC',
        n: 9,
        view: 'table',
        forks: [
          { after: 8, way: 0 },
          { after: 20, way: 12 },
        ],
      },
    ] as const)
      expect(parseAddress(formatAddress(place))).toEqual(place)
  })

  it('may be short', () => {
    expect(parseAddress(['9f', '123'])).toEqual({ kind: 'game', key: '9f', n: 123, view: 'table' })
    expect(parseAddress(['zAbc', '5'])).toEqual({ kind: 'record', key: 'zAbc', n: 5, view: 'table' })
  })

  it('is invalid without a game', () => {
    expect(parseAddress([])).toBeUndefined()
    expect(parseAddress(['game'])).toBeUndefined()
    expect(parseAddress(['game', 'ab', 'x'])?.n).toBeUndefined()
    expect(parseAddress(['game', 'ab', '3', 'v8', 'v1.x'])?.forks).toBeUndefined()
  })
})
