import { describe, expect, test } from 'vitest'
import { formatMove, parseMove } from '../src/core/move-notation.ts'
import {
  checkEdition,
  type Edition,
  type Event,
  formatRecord,
  isOver,
  legalMoves,
  listLegal,
  MoveList,
  newGame,
  parseRecord,
  play,
  playMove,
  STANDARD,
  seededDealer,
  seededRandom,
  toState,
} from '../src/index.ts'
import { ask } from '../src/table/position.ts'
import { wander, withChange } from './table.ts'

const custom = withChange(STANDARD, 'id', 'custom')

function edition(json: unknown): Edition {
  const checked = checkEdition(json)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  return checked.value
}

/** All events of a random game. */
function eventsOf(own: Edition, seed: string): Event[] {
  const game = newGame({ players: 4, seed, edition: own })
  const random = seededRandom(seed)
  const events: Event[] = []
  while (!isOver(game)) {
    const legal = legalMoves(game)
    const played = play(game, legal[random(legal.length)])
    if (!played.ok) throw new Error(played.refusal.code)
    events.push(...played.events)
  }
  return events
}

describe('R3.3, R3.5 Double sides', () => {
  /** The open sides when these sides have cubes. */
  function openAfter(own: unknown, ...sides: string[]): string[] {
    const { position: pos } = newGame({ players: 2, seed: 'sides', edition: edition(own) })
    const list = new MoveList()
    for (const side of sides) {
      ask(pos, 'irrigate', 0, 'engineer')
      playMove(pos, parseMove(`irrigate ${side}`) as number, seededDealer(''))
    }
    ask(pos, 'irrigate', 0, 'engineer')
    list.clear()
    listLegal(pos, list)
    return list.toArray().map((move) => formatMove(move).slice('irrigate '.length))
  }
  const only = (doublePasses: string) =>
    withChange(withChange(custom, 'doubleSides', { sides: ['a1-b1'] }), 'doublePasses', doublePasses)

  test('any set of sides can be double, including sides of the first floor', () => {
    expect(openAfter(only('none'), 'a1-b1')).toContain('a1-b1')
    expect(openAfter(only('none'), 'a1-b1', 'a1-b1')).not.toContain('a1-b1')
    expect(openAfter(only('none'), 'b1-c1')).not.toContain('b1-c1')
    expect(openAfter(withChange(custom, 'doubleSides', { sides: [] }), 'a1-b1')).not.toContain('a1-b1')
  })

  test('by default a half-irrigated side lets no water pass', () => {
    expect(openAfter(only('none'), 'a1-b1')).not.toContain('a2-b2')
    expect(openAfter(only('none'), 'a1-b1', 'a1-b1')).toContain('a2-b2')
  })

  test('doublePasses "first": its first cube lets water pass, but irrigates no square yet (R3.8)', () => {
    expect(openAfter(only('first'), 'a1-b1')).toEqual(expect.arrayContaining(['a1-b1', 'a2-b2', 'b1-b2']))
    const { position: pos } = newGame({ players: 2, seed: 'sides', edition: edition(only('first')) })
    ask(pos, 'irrigate', 0, 'engineer')
    playMove(pos, parseMove('irrigate a1-b1') as number, seededDealer(''))
    expect(pos.irrigated).toBe(0)
  })
})

describe('R8.1 Levels of court cards', () => {
  const copies = { 2: 4, 3: 4, 4: 4 }
  const more = withChange(
    withChange(custom, 'court.banker', [
      ...STANDARD.court.banker.map((card) => ({ ...card, copies })),
      { level: 4, talents: 3, points: 3, copies },
    ]),
    'court.caravaneer',
    [{ level: 1, bonus: 3, keeps: 3, copies }],
  )

  test('each kind rises to the highest level of the edition, and no further', () => {
    const seeds = Array.from({ length: 30 }, (_, i) => `levels ${i}`)
    const taken = seeds
      .flatMap((seed) => eventsOf(edition(more), seed))
      .filter((event) => event.type === 'court')
      .map(({ kind, level }) => `${kind} ${level}`)
    expect(taken).toContain('banker 4')
    expect(taken).toContain('caravaneer 1')
    expect(taken).not.toContain('caravaneer 2')
  })

  test('without a Caravaneer II no good lies on a card (R2.4), and the record says so', () => {
    const game = wander(newGame({ players: 3, seed: 'one level', edition: edition(more) }), 'one level')
    const { reserve } = toState(newGame({ players: 3, seed: 'one level', edition: edition(more) }).position)
    expect(reserve).toMatchObject({ banker: [4, 4, 4, 4], caravaneer: [4], caravaneerGoods: [] })
    const record = formatRecord(game)
    expect(record).toMatch(/^caravaneers$/m)
    const read = parseRecord(record)
    expect(read.ok && formatRecord(read.game)).toBe(record)
  })
})

describe('R9.2 A tile that gives a particular good', () => {
  const wine = { ...STANDARD.tiles }
  for (const [id, { quality, top }] of Object.entries(STANDARD.tiles))
    wine[id] = { quality, points: 1, good: 'wine', ...(top === true ? { top } : {}) }
  const json = withChange(withChange(custom, 'tiles', wine), 'tokens.goods.wine', 1)

  test('brings it without a decision; if the reserve has none, it is lost (R1.5)', () => {
    const events = ['a', 'b', 'c', 'd'].flatMap((seed) => eventsOf(edition(json), seed))
    const after = events.flatMap((event, i) => (event.type === 'tile' ? [events[i + 2]] : []))
    expect(after).toContainEqual(expect.objectContaining({ type: 'goods', good: 'wine', count: 1, clause: 'R9.2' }))
    expect(after).toContainEqual(expect.objectContaining({ type: 'lost', what: 'goods', clause: 'R9.2' }))
    for (const event of after) expect(['goods', 'lost']).toContain(event.type)
  })
})
