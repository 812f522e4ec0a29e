import { readFileSync } from 'node:fs'
import {
  clonePosition,
  type Event,
  formatMove,
  fromState,
  type Game,
  gameFrom,
  legalMoves,
  type MoveCode,
  newGame,
  parseMove,
  play,
  seededRandom,
  toState,
} from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { everyZone, moves, type Sketch, table, wander } from '../../engine/test/table.ts'
import { templeRanks } from '../src/explain/ranks.ts'
import { reasonsFor } from '../src/explain/reasons.ts'
import { goesOn } from '../src/explain/turn.ts'
import { explain, explainAnalysis, parseWeights, REASON_CODES, type Reason, weightsUrl } from '../src/index.ts'

const BLUE = 0
const RED = 1
const BLACK = 2

const lineOf = (texts: readonly string[], own = texts.length) => ({
  moves: texts.map((text) => parseMove(text) as MoveCode),
  own,
})

const told = new Set<string>()

/** Every reason for a turn from where a game stands, in no order. */
function why(game: Game, turn: readonly string[], other?: readonly string[]): Reason[] {
  const rival = other === undefined ? undefined : lineOf(other)
  const reasons = reasonsFor(game.position, lineOf(turn), rival, Number.POSITIVE_INFINITY)
  for (const { code } of reasons) told.add(code)
  return reasons
}

/** The facts of one code, without the side that they take. */
const facts = (reasons: readonly Reason[], code: Reason['code']) =>
  reasons.filter((reason) => reason.code === code).map(({ side: _, shared: __, ...fact }) => fact)

const sides = (reasons: readonly Reason[], code: Reason['code']) =>
  reasons.filter((reason) => reason.code === code).map(({ side }) => side)

/** Two players; Blue, who begins, has the first cube in the garden: a1 and b1 are irrigated. */
const wet = (sketch: Sketch = {}): Game => table({ players: 2, canals: { 'a1-b1': ['blue'] }, ...sketch })

/** Two players late in the game: every zone is irrigated. */
const late = (sketch: Sketch = {}): Game => table({ players: 2, canals: everyZone('blue', 'red'), ...sketch })

describe('what a turn brings and costs', () => {
  test('R6.4 an engineer scores 2 points', () => {
    const reasons = why(table({ players: 2 }), ['recruit 1 engineer', 'irrigate a1-b1'])
    expect(facts(reasons, 'points')).toEqual([{ code: 'points', points: 2, source: 'R6.4' }])
    expect(sides(reasons, 'points')).toEqual(['for'])
  })

  test('R7.4 two goods that are sold score 6 points, and are no price', () => {
    const game = table({ players: 2, caravan: 'ninoua', seats: { blue: { goods: { salt: 1, wine: 1 } } } })
    const reasons = why(game, ['caravan babylon', 'sell salt wine', 'irrigate a1-b1'])
    expect(facts(reasons, 'points')).toEqual([{ code: 'points', points: 6, source: 'R7.4' }])
    expect(facts(reasons, 'pays')).toEqual([{ code: 'pays', talents: 0, camels: 1, goods: [], gardeners: 0 }])
  })

  test('R6.1 a farmer in the top row brings the good of its first field', () => {
    const reasons = why(table({ players: 2 }), ['recruit 1 farmer', 'field top'])
    expect(facts(reasons, 'stock')).toEqual([{ code: 'stock', talents: 0, camels: 0, goods: ['salt'] }])
  })

  test('R5.3 the second card of a group costs a talent', () => {
    const game = table({ players: 2, groups: ['*farmer priest engineer', 'merchant farmer priest'] })
    const reasons = why(game, ['recruit 1 engineer', 'irrigate a1-b1'])
    expect(facts(reasons, 'pays')).toEqual([{ code: 'pays', talents: 1, camels: 0, goods: [], gardeners: 0 }])
    expect(sides(reasons, 'pays')).toEqual(['against'])
    expect(facts(why(game, ['recruit 2 merchant']), 'pays')).toEqual([])
  })

  test('R9.1 a gardener that is spent is part of the price', () => {
    const game = table({
      players: 2,
      canals: { 'a1-b1': ['blue'], 'b1-b2': ['blue'] },
      seats: { blue: { goods: { salt: 1 }, gardeners: 1 } },
    })
    const reasons = why(game, ['caravan eshnunna', 'plant b2', 'court banker'])
    expect(facts(reasons, 'pays')).toEqual([{ code: 'pays', talents: 0, camels: 1, goods: ['salt'], gardeners: 1 }])
  })

  test('R10.2 who is first in Ishtar and takes the camel gives the second the talent', () => {
    const game = table({ players: 3, temples: { ishtar: ['red', 'blue'] } })
    moves(game, 'pass', 'pass', 'pass', 'temple marduk')
    expect(game.position.player).toBe(BLUE)
    const reasons = why(game, ['ishtar camel'], ['ishtar talent'])
    expect(facts(reasons, 'stock')).toEqual([{ code: 'stock', talents: 0, camels: 1, goods: [] }])
    expect(facts(reasons, 'gives')).toEqual([{ code: 'gives', seat: RED, talents: 1, camels: 0, goods: [] }])
    expect(sides(reasons, 'gives')).toEqual(['against'])
  })

  test('R7.7 who pays with the good keeps the wine that would do as well', () => {
    const game = wet({ seats: { blue: { goods: { salt: 1, wine: 1 } } } })
    moves(game, 'caravan eshnunna')
    const reasons = why(game, ['pay salt', 'plant a1'], ['pay wine', 'plant a1'])
    expect(facts(reasons, 'keeps-goods')).toEqual([{ code: 'keeps-goods', goods: ['wine'] }])
  })

  test('a reason that the other choice has too is marked', () => {
    const game = wet({ seats: { blue: { goods: { salt: 1, wine: 1 } } } })
    moves(game, 'caravan eshnunna')
    const reasons = why(game, ['pay salt', 'plant a1'], ['pay wine', 'plant a1'])
    expect(reasons.find(({ code }) => code === 'points')?.shared).toBe(true)
    expect(reasons.find(({ code }) => code === 'keeps-goods')?.shared).toBeUndefined()
  })
})

describe('court cards', () => {
  const rich = { goods: { barley: 1, salt: 1 }, camels: 6 }

  test('R4.2 a Banker I is worth a talent every round', () => {
    const game = table({ players: 4, seats: { blue: rich } })
    const reasons = why(game, ['caravan susa', 'court banker'])
    expect(facts(reasons, 'banker')).toEqual([{ code: 'banker', level: 1, talents: 1, points: 0 }])
    expect(facts(reasons, 'last-card')).toEqual([])
  })

  test('R8.1 with 2 players the only Banker I leaves none for the other', () => {
    const game = table({ players: 2, seats: { blue: rich } })
    const last = { code: 'last-card', court: 'banker', level: 1, seats: [RED] }
    expect(facts(why(game, ['caravan susa', 'court banker']), 'last-card')).toEqual([last])
    // Who has it already does not need it: R8.1 levels are climbed one at a time.
    const climbed = table({ players: 3, seats: { blue: rich, red: { banker: 1 } } })
    const reasons = why(climbed, ['caravan susa', 'court banker'])
    expect(facts(reasons, 'last-card')).toEqual([{ ...last, seats: [BLACK] }])
  })

  test('R7.2, R10.3 a Caravaneer I makes 2 spaces free and keeps 2 goods', () => {
    const game = table({ players: 4, seats: { blue: rich } })
    const reasons = why(game, ['caravan susa', 'court caravaneer'])
    expect(facts(reasons, 'caravaneer')).toEqual([{ code: 'caravaneer', level: 1, spaces: 2, keeps: 2 }])
  })

  test('R8.2 a Palace II scores 3 points, once', () => {
    const game = table({ players: 4, seats: { blue: { ...rich, palace: 1 } } })
    const reasons = why(game, ['caravan palmyra', 'court palace'])
    expect(facts(reasons, 'palace-card')).toEqual([{ code: 'palace-card', level: 2, points: 3 }])
    expect(facts(reasons, 'points')).toEqual([])
  })

  test('R8.4 one player can own several gardeners; the last is gone for all', () => {
    const game = table({ players: 2, seats: { blue: { ...rich, gardeners: 1 } } })
    const reasons = why(game, ['caravan palmyra', 'court gardener'])
    expect(facts(reasons, 'gardener')).toEqual([{ code: 'gardener', gardeners: 2 }])
    expect(facts(reasons, 'last-card')).toEqual([{ code: 'last-card', court: 'gardener', level: 0, seats: [RED] }])
  })
})

describe('the garden', () => {
  test('E11 (R9.3) White plants b2 and Black gets the irrigation bonus of 2', () => {
    const game = table({
      players: 4,
      turn: 'white',
      caravan: 'uruk',
      garden: { b2: 't10', b4: 't11' },
      planted: { b1: 'red' },
      canals: { 'a1-b1': ['black'], 'a2-b2': ['black'], 'b2-b3': ['black'], 'b2-c2': ['red'] },
      plants: { mari: ['reed', 1], eshnunna: ['lily', 0] },
      seats: { white: { goods: { barley: 1, palm: 1 } } },
    })
    const reasons = why(game, ['caravan mari', 'plant b2'])
    expect(facts(reasons, 'bonus')).toEqual([{ code: 'bonus', square: 'b2', points: 2, seat: BLACK }])
    expect(sides(reasons, 'bonus')).toEqual(['against'])
    expect(facts(reasons, 'points')).toEqual([{ code: 'points', points: 4, source: 'R9.2' }])
  })

  test('R9.3 the own majority brings the bonus', () => {
    const reasons = why(wet({ seats: { blue: { goods: { salt: 1 } } } }), ['caravan eshnunna', 'plant a1'])
    expect(facts(reasons, 'bonus')).toEqual([{ code: 'bonus', square: 'a1', points: 1, seat: BLUE }])
    expect(sides(reasons, 'bonus')).toEqual(['for'])
  })

  test('R9.3 the first cube at a square has the majority there', () => {
    const reasons = why(table({ players: 2 }), ['recruit 1 engineer', 'irrigate a2-a3'])
    expect(facts(reasons, 'majority')).toEqual([{ code: 'majority', squares: ['a2', 'a3'] }])
  })

  test('R9.3 a cube beside that of another makes a tie, one more beside a tie has the majority', () => {
    const red = table({ players: 2, canals: { 'a1-b1': ['red'] } })
    const tie = why(red, ['recruit 1 engineer', 'irrigate b1-b2'])
    expect(facts(tie, 'breaks')).toEqual([{ code: 'breaks', squares: ['b1'], seat: RED }])
    expect(facts(tie, 'majority')).toEqual([{ code: 'majority', squares: ['b2'] }])
    const both = table({ players: 2, canals: { 'a1-b1': ['red'], 'b1-b2': ['blue'] } })
    const won = why(both, ['recruit 1 engineer', 'irrigate b1-c1'])
    // c1 has no tile with 2 players.
    expect(facts(won, 'majority')).toEqual([{ code: 'majority', squares: ['b1'] }])
    expect(facts(won, 'breaks')).toEqual([])
  })

  test('R3.8, R9.1 a square that is irrigated now is open to who can pay for a plant', () => {
    const turn = ['recruit 1 engineer', 'irrigate a2-a3']
    const able = table({ players: 2, seats: { red: { goods: { salt: 1 } } } })
    const reasons = why(able, turn)
    expect(facts(reasons, 'opens')).toEqual([
      { code: 'opens', square: 'a2', points: 2, seats: [RED] },
      { code: 'opens', square: 'a3', points: 2, seats: [RED] },
    ])
    expect(sides(reasons, 'opens')).toEqual(['against', 'against'])
    expect(facts(why(table({ players: 2 }), turn), 'opens')).toEqual([])
    const passed = table({ players: 2, seats: { red: { goods: { salt: 1 }, passed: true } } })
    expect(facts(why(passed, turn), 'opens')).toEqual([])
  })

  test('R9.1 a square that is planted is gone for those who could have planted it', () => {
    const seats = { blue: { goods: { salt: 1 } }, red: { goods: { salt: 1 } } }
    const reasons = why(wet({ seats }), ['caravan eshnunna', 'plant a1'])
    expect(facts(reasons, 'takes-square')).toEqual([{ code: 'takes-square', square: 'a1', seats: [RED] }])
    const poor = why(wet({ seats: { ...seats, red: {} } }), ['caravan eshnunna', 'plant a1'])
    expect(facts(poor, 'takes-square')).toEqual([])
  })

  test('R7.2 the caravan can be moved out of reach, and into it', () => {
    const seats = { blue: { goods: { barley: 1 }, camels: 2 }, red: { goods: { salt: 1 } } }
    const away = why(wet({ seats }), ['caravan susa', 'court banker'])
    // From Babylon Eshnunna is one space away, from Susa eight: Red has one camel.
    expect(facts(away, 'out-of-reach')).toEqual([{ code: 'out-of-reach', square: 'a1', points: 4, seat: RED }])
    expect(sides(away, 'out-of-reach')).toEqual(['for'])
    const palm = { blue: { goods: { barley: 1 }, camels: 2 }, red: { goods: { palm: 1 } } }
    const near = why(wet({ seats: palm }), ['caravan susa', 'court banker'])
    expect(facts(near, 'in-reach')).toEqual([{ code: 'in-reach', square: 'a1', points: 4, seat: RED }])
    expect(sides(near, 'in-reach')).toEqual(['against'])
  })

  test('R11.2 with 2 players the fifth tile reaches the favour of 5, the sixth is one short of 10', () => {
    const four = { a2: 'blue', a3: 'blue', b2: 'blue', b3: 'blue' } as const
    const salt = { seats: { blue: { goods: { salt: 1 } } } }
    const fifth = why(late({ ...salt, planted: four }), ['caravan eshnunna', 'plant a1'])
    expect(facts(fifth, 'favour')).toEqual([{ code: 'favour', tiles: 5, points: 5 }])
    const sixth = why(late({ ...salt, planted: { ...four, a4: 'blue' } }), ['caravan eshnunna', 'plant a1'])
    expect(facts(sixth, 'favour')).toEqual([])
    expect(facts(sixth, 'favour-near')).toEqual([{ code: 'favour-near', missing: 1, points: 10 }])
  })

  test('R11.1 with 2 players the tile that leaves 3 ends the game, the one before brings the end near', () => {
    const salt = { seats: { blue: { goods: { salt: 1 } } } }
    const eight = {
      a2: 'red',
      a3: 'blue',
      b2: 'red',
      b3: 'blue',
      a4: 'red',
      b4: 'blue',
      c2: 'red',
      c3: 'blue',
    } as const
    const near = why(late({ ...salt, planted: eight }), ['caravan eshnunna', 'plant a1'])
    expect(facts(near, 'end-near')).toEqual([{ code: 'end-near', tiles: 1 }])
    expect(facts(near, 'ends')).toEqual([])
    const last = why(late({ ...salt, planted: { ...eight, d3: 'red' } }), ['caravan eshnunna', 'plant a1'])
    expect(facts(last, 'ends')).toEqual([{ code: 'ends' }])
  })
})

describe('the next turn', () => {
  test('R7.6 the salt of the top row pays for the plant in Eshnunna', () => {
    const reasons = why(wet(), ['recruit 1 farmer', 'field top'])
    expect(facts(reasons, 'prepares')).toEqual([{ code: 'prepares', square: 'a1', points: 4, city: 'eshnunna' }])
    expect(facts(why(wet(), ['recruit 1 farmer', 'field bottom']), 'prepares')).toEqual([])
  })

  test('R7.5 with a second camel Susa is in reach, and its court cards', () => {
    const game = table({ players: 2, seats: { blue: { goods: { barley: 1 } } } })
    expect(facts(why(game, ['recruit 2 merchant']), 'prepares-card')).toEqual([
      {
        code: 'prepares-card',
        cards: [
          { court: 'banker', level: 1 },
          { court: 'caravaneer', level: 1 },
        ],
        city: 'susa',
      },
    ])
  })

  test('R7.4 a first good can be sold if the caravan reaches Babylon', () => {
    const game = table({ players: 2, caravan: 'ninoua' })
    const reasons = why(game, ['recruit 1 farmer', 'field top'])
    expect(facts(reasons, 'prepares-sale')).toEqual([{ code: 'prepares-sale', points: 3 }])
    expect(facts(why(table({ players: 2 }), ['recruit 1 farmer', 'field top']), 'prepares-sale')).toEqual([])
  })
})

describe('fields, temples and trade cards', () => {
  test('E3 (R6.2) Blue fills the bottom row, and Red gets the gardener', () => {
    const game = table({ players: 4, fields: { bottom: ['red', 'blue', 'red', 'red'], top: ['white', 'black'] } })
    const reasons = why(game, ['recruit 1 farmer', 'field bottom'])
    expect(facts(reasons, 'row')).toEqual([{ code: 'row', row: 'bottom', seat: RED, card: true }])
    expect(sides(reasons, 'row')).toEqual(['against'])
    expect(facts(why(game, ['recruit 1 farmer', 'field top']), 'row')).toEqual([])
  })

  test('R6.2 on a tie nobody gets it; where none is left there is none to get', () => {
    const tie = table({ players: 4, fields: { bottom: ['red', 'blue', 'red', 'black'] } })
    const tied = why(tie, ['recruit 1 farmer', 'field bottom'])
    expect(facts(tied, 'row')).toEqual([{ code: 'row', row: 'bottom', seat: null, card: false }])
    const gone = table({
      players: 2,
      fields: { bottom: ['red', 'blue', 'red', 'blue'] },
      seats: { red: { gardeners: 2 } },
    })
    const reasons = why(gone, ['recruit 1 farmer', 'field bottom'])
    expect(facts(reasons, 'row')).toEqual([{ code: 'row', row: 'bottom', seat: BLUE, card: false }])
  })

  test('R6.2 the second cube leads in a row that lacks two', () => {
    const game = table({ players: 2, fields: { top: ['red', 'blue'] } })
    const reasons = why(game, ['recruit 1 farmer', 'field top'])
    expect(facts(reasons, 'row-lead')).toEqual([{ code: 'row-lead', row: 'top', missing: 2 }])
  })

  test('E4 (R6.3) Black pushes the red cube out of Ishtar', () => {
    const game = table({ players: 4, turn: 'black', temples: { ishtar: ['white', 'blue', 'neutral', 'red'] } })
    const reasons = why(game, ['recruit 1 priest', 'temple ishtar'])
    expect(facts(reasons, 'pushed-out')).toEqual([{ code: 'pushed-out', temple: 'ishtar', seat: RED }])
    // R10.2 Of single cubes the one furthest right is ahead: first Red and then Blue, now Blue and then White.
    const changed = reasons.filter(({ code }) => code === 'temple')
    expect(changed).toHaveLength(3)
    const place = { code: 'temple', temple: 'ishtar' }
    expect(changed).toContainEqual({ ...place, seat: RED, from: 1, to: 0, side: 'for' })
    expect(changed).toContainEqual({ ...place, seat: BLUE, from: 2, to: 1, side: 'against' })
    expect(changed).toContainEqual({ ...place, seat: 3, from: 0, to: 2, side: 'against' })
  })

  test('R10.2 two cubes are ahead of one', () => {
    const game = table({ players: 2, temples: { marduk: ['blue', 'red'] } })
    const reasons = why(game, ['recruit 1 priest', 'temple marduk'])
    expect(facts(reasons, 'temple')).toEqual([
      { code: 'temple', temple: 'marduk', seat: BLUE, from: 0, to: 1 },
      { code: 'temple', temple: 'marduk', seat: RED, from: 1, to: 0 },
    ])
    expect(sides(reasons, 'temple')).toEqual(['for', 'for'])
  })

  test('R5.3 the last engineer is gone for this round; another farmer costs a talent from now on', () => {
    const game = table({ players: 2, groups: ['farmer farmer engineer', 'merchant priest priest'] })
    expect(facts(why(game, ['recruit 1 engineer', 'irrigate a1-b1']), 'last-trade')).toEqual([
      { code: 'last-trade', trade: 'engineer', cost: null },
    ])
    expect(facts(why(game, ['recruit 1 farmer', 'field top']), 'last-trade')).toEqual([
      { code: 'last-trade', trade: 'farmer', cost: 1 },
    ])
    const alone = table({ players: 2, seats: { red: { passed: true } } })
    expect(facts(why(alone, ['recruit 1 engineer', 'irrigate a1-b1']), 'last-trade')).toEqual([])
  })
})

describe('passing', () => {
  test('R5.2 who passes gets a talent when the turn comes again while another goes on, and keeps the rest', () => {
    const line = ['pass', 'recruit 1 engineer', 'irrigate a1-b1', 'recruit 2 merchant', 'pass']
    const { position } = table({ players: 2 })
    const reasons = reasonsFor(position, lineOf(line, 1))
    for (const { code } of reasons) told.add(code)
    // Red acts twice; after each of these turns Blue's would come. When Red passes, nobody is in any more.
    expect(facts(reasons, 'pass')).toEqual([{ code: 'pass', talents: 2, others: 1 }])
    expect(facts(reasons, 'keeps')).toEqual([{ code: 'keeps', talents: 4, camels: 1 }])
  })

  test('R5.2 the last to pass ends the phase', () => {
    const game = table({ players: 2, seats: { red: { passed: true } } })
    expect(facts(why(game, ['pass']), 'last-pass')).toEqual([{ code: 'last-pass' }])
    expect(facts(why(game, ['pass']), 'pass')).toEqual([])
  })

  test('R5.1, R5.3 without talents and camels only passing is left where every group costs something', () => {
    const groups = ['*farmer priest engineer', '*merchant farmer priest']
    const game = table({ players: 2, groups, seats: { blue: { talents: 0, camels: 0 } } })
    expect(legalMoves(game)).toEqual(['pass'])
    expect(facts(why(game, ['pass']), 'only')).toEqual([{ code: 'only' }])
    expect(facts(why(table({ players: 2 }), ['pass']), 'only')).toEqual([])
  })
})

describe('the Palace', () => {
  test('R12.5, R12.3 the noble overtakes on the track: first to choose a power next round', () => {
    const game = table({ players: 2, palace: true, seats: { red: { track: 1 } } })
    const reasons = why(game, ['noble'])
    expect(facts(reasons, 'track')).toEqual([{ code: 'track', place: 2, from: 2, to: 1 }])
  })

  test('R12.3 among those on one place the earlier is ahead', () => {
    const game = table({ players: 2, palace: true, seats: { red: { track: 2 } } })
    expect(facts(why(game, ['noble']), 'track')).toEqual([{ code: 'track', place: 2, from: 2, to: 2 }])
  })

  test('R12.3 the powers First player and Procession take something from somebody', () => {
    const game = table({ players: 3, palace: true, first: 'blue' })
    moves(game, 'pass', 'pass', 'pass', 'temple marduk')
    // R10.4 Red has the first-player card now; with all at place 0 the order is Red, Black, Blue.
    expect([game.position.phase, game.position.player, game.position.firstPlayer]).toEqual(['palace', RED, RED])
    const first = why(game, ['power first'])
    expect(facts(first, 'power')).toEqual([{ code: 'power', power: 'first', instead: null }])
    const procession = why(game, ['power procession'])
    // R10.1 The last in turn order is Blue.
    expect(facts(procession, 'power')).toEqual([{ code: 'power', power: 'procession', instead: BLUE }])
    moves(game, 'power procession')
    expect(facts(why(game, ['power first']), 'power')).toEqual([{ code: 'power', power: 'first', instead: RED }])
  })
})

test('docs/analysis.md explains every code', () => {
  const docs = readFileSync(new URL('../../../docs/analysis.md', import.meta.url), 'utf8')
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'))
  expect(REASON_CODES.filter((code) => !rows.some((row) => row.split('|')[1].includes(`\`${code}\``)))).toEqual([])
})

afterAll(() => {
  expect(REASON_CODES.filter((code) => !told.has(code))).toEqual([])
})

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

/** A random move, and how the turn goes on from it at random. */
function randomTurn(game: Game, random: (n: number) => number): { turn: string[]; events: Event[]; after: Game } {
  const after = gameFrom(game.position, 'after')
  const seat = game.position.player
  const turn: string[] = []
  const events: Event[] = []
  do {
    const legal = legalMoves(after)
    const move = legal[random(legal.length)]
    turn.push(move)
    const played = play(after, move)
    if (played.ok) events.push(...played.events)
  } while (goesOn(after.position, seat))
  return { turn, events, after }
}

/** Could a seat plant a square if it were to act, with the table as it lies? Asked by way of the public state. */
function couldPlant(game: Game, seat: number, square: string): boolean {
  const { position } = game
  const state = { ...toState(position), decision: { kind: 'action', player: seat } }
  const turned = fromState(JSON.parse(JSON.stringify(state)), position.box.edition)
  if (!turned.ok) throw new Error(turned.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
  return legalMoves(gameFrom(turned.value, 'could'))
    .filter((move) => move.startsWith('caravan'))
    .some((move) => {
      const there = gameFrom(turned.value, 'could')
      play(there, move)
      while (there.position.decision === 'pay') play(there, legalMoves(there)[0])
      return legalMoves(there).includes(`plant ${square}`)
    })
}

/** What a reason says that somebody can or cannot plant after the turn. */
function plantingsIn(reason: Reason, own: number): { seat: number; square: string; can: boolean }[] {
  switch (reason.code) {
    case 'opens':
      return reason.seats.map((seat) => ({ seat, square: reason.square, can: true }))
    case 'prepares':
      return [{ seat: own, square: reason.square, can: true }]
    case 'in-reach':
    case 'out-of-reach':
      return [{ seat: reason.seat, square: reason.square, can: reason.code === 'in-reach' }]
    default:
      return []
  }
}

describe('in random games', () => {
  test.each(KINDS)('the numbers agree with what happens: $players players, palace $palace', ({ players, palace }) => {
    const game = newGame({ players, palace, seed: `agree ${players}` })
    const random = seededRandom('turns')
    let checked = 0
    for (let i = 0; i < 300 && legalMoves(game).length > 0; i++) {
      const { turn, events, after } = randomTurn(game, random)
      const seat = game.position.player
      const reasons = why(game, turn)
      const ownPoints = reasons.reduce((sum, reason) => {
        if (reason.code === 'points' || reason.code === 'palace-card') return sum + reason.points
        return reason.code === 'bonus' && reason.seat === seat ? sum + reason.points : sum
      }, 0)
      const scored = events.filter((event) => event.type === 'score' && event.seat === seat && event.clause !== 'R4.2')
      expect(ownPoints).toBe(scored.reduce((sum, event) => sum + (event.type === 'score' ? event.points : 0), 0))
      for (const reason of reasons) {
        if (reason.code === 'row')
          expect(events).toContainEqual({ type: 'row-full', row: reason.row, most: reason.seat })
        if (after.position.phase !== 'actions') continue
        for (const { seat: other, square, can } of plantingsIn(reason, seat)) {
          expect(couldPlant(after, other, square), JSON.stringify(reason)).toBe(can)
          checked++
        }
      }
      for (const move of turn) play(game, move)
    }
    expect(checked).toBeGreaterThan(2)
  })

  test('R10.2 places in the temples are those that the end of the round rewards', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = wander(newGame({ players: 3, seed }), seed, 60)
      for (let left = 400; left > 0 && legalMoves(game).length > 0; left--) {
        const before = clonePosition(game.position)
        const played = play(game, legalMoves(game)[left % legalMoves(game).length])
        const ranked = (played.ok ? played.events : []).filter((event) => event.type === 'temple-ranked')
        // The procession changes the temples before they are ranked; later decisions do not.
        if (before.reason === 'procession') continue
        for (const event of ranked) {
          if (event.type !== 'temple-ranked') continue
          const ranks = templeRanks(before, event.temple)
          expect([ranks.indexOf(1), ranks.indexOf(2)]).toEqual([event.first, event.second ?? -1])
        }
      }
    }
  })
})

const netFor = (game: Game) => parseWeights(readFileSync(weightsUrl(game.position.box))).net

describe('explain', () => {
  test.each(KINDS)('every line is legal: $players players, palace $palace', ({ players, palace }) => {
    const game = newGame({ players, palace, seed: 'lines' })
    const net = netFor(game)
    for (let i = 0; i < 25; i++) {
      const before = JSON.stringify(toState(game.position))
      const budget = { iterations: [0, 1, 24][i % 3] }
      const told = explain(game.position, { net, random: seededRandom(`${i}`), budget })
      expect(JSON.stringify(toState(game.position))).toBe(before)
      expect(told.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
      expect(told.choices.length).toBe(Math.min(3, told.choices.length, legalMoves(game).length))
      expect(told.choices.length).toBeGreaterThan(0)
      for (const { move, line, own } of told.choices) {
        expect(line[0]).toBe(move)
        const again = gameFrom(game.position, 'again')
        line.forEach((text, n) => {
          if (n > 0 && n <= own) expect(goesOn(again.position, told.seat)).toBe(n < own)
          expect(play(again, text).ok, `${move}: ${text}`).toBe(true)
        })
        if (again.position.round === game.position.round && own === line.length)
          expect(goesOn(again.position, told.seat)).toBe(false)
      }
      const legal = legalMoves(game)
      for (const move of randomTurn(game, (n) => (i * 7919) % n).turn) if (legal.length > 0) play(game, move)
    }
  })

  test('is plain data that survives JSON, and the same for the same random numbers whatever the game’s seed', () => {
    const { position } = wander(newGame({ players: 3, palace: true, seed: 'json' }), 'json', 40)
    const told = (seed: string) => {
      const game = gameFrom(position, seed)
      return explain(game.position, { net: netFor(game), random: seededRandom('x'), budget: { iterations: 40 } })
    }
    expect(JSON.parse(JSON.stringify(told('one')))).toEqual(told('two'))
  })

  test('R11.1 finds the planting that wins in the last turn, and says why', () => {
    const squares = ['a2', 'a3', 'b2', 'b3', 'a4', 'b4', 'c2', 'c3', 'd3']
    const planted = Object.fromEntries(squares.map((square, i) => [square, i < 4 ? 'blue' : 'red'] as const))
    // Blue can pay for no trade card. Red ends with 33 points, 5 for five tiles and at most 2 from Marduk.
    const game = late({
      planted,
      groups: ['*farmer priest engineer', '*merchant farmer priest'],
      seats: { blue: { score: 35, talents: 0, goods: { salt: 1 } }, red: { score: 33, passed: true } },
    })
    expect(legalMoves(game)).toEqual(['caravan eshnunna', 'pass'])
    const budget = { iterations: 200 }
    const { choices } = explain(game.position, { net: netFor(game), random: seededRandom('win'), budget })
    const [best] = choices
    const pass = choices.find(({ move }) => move === 'pass')
    expect(best.move).toBe('caravan eshnunna')
    expect(best.line[1]).toMatch(/^plant [ab]1$/)
    expect(best.chance).toBeGreaterThan(0.9)
    // A search that is sure may not even have looked at the other move.
    expect(pass?.chance ?? 0).toBeLessThan(best.chance)
    expect(best.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['ends', 'favour']))
    expect(best.reasons.length).toBeLessThanOrEqual(6)
  })

  test('explains what a bot has thought already', () => {
    const game = table({ players: 2 })
    const [move, other] = ['recruit 1 engineer', 'pass'].map((text) => parseMove(text) as MoveCode)
    const considered = { visits: 1, chance: 0.5, margin: 0, value: 0.5 }
    const analysis = {
      iterations: 2,
      moves: [
        { ...considered, move },
        { ...considered, move: other },
      ],
      line: [move],
    }
    const [best, second] = explainAnalysis(game.position, analysis, { net: netFor(game), random: seededRandom('') })
    expect(best.own).toBe(2)
    expect(best.line[1]).toMatch(/^irrigate /)
    expect(best.reasons.map(({ code }) => code)).toContain('points')
    expect(second.line).toEqual([formatMove(other)])
  })

  test('has nothing to explain once the game is over', () => {
    const game = wander(newGame({ players: 2, seed: 'over' }), 'over')
    expect(() => explain(game.position, { net: netFor(game), random: seededRandom('') })).toThrow('over')
  })
})
