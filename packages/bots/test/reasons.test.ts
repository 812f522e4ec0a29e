import { readFileSync } from 'node:fs'
import { type Game, legalMoves, type MoveCode, parseMove, RULE_VALUES, SQUARES, STANDARD } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { everyZone, moves, type Sketch, table } from '../../engine/test/table.ts'
import { reasonsFor } from '../src/explain/reasons.ts'
import { REASON_CODES, type Reason } from '../src/index.ts'

const BLUE = 0

const RED = 1

const BLACK = 2

const lineOf = (texts: readonly string[], own = texts.length) => ({
  moves: texts.map((text) => parseMove(text) as MoveCode),
  own,
})

const seenCodes = new Set<string>()

/** All reasons for a turn in the current position, in no particular order. */
function why(game: Game, turn: readonly string[], other?: readonly string[]): Reason[] {
  const rival = other === undefined ? undefined : lineOf(other)
  const reasons = reasonsFor(game.position, lineOf(turn), rival, Number.POSITIVE_INFINITY)
  for (const { code } of reasons) seenCodes.add(code)
  return reasons
}

/** The facts of one code, without their side. */
const facts = (reasons: readonly Reason[], code: Reason['code']) =>
  reasons.filter((reason) => reason.code === code).map(({ side: _, shared: __, ...fact }) => fact)

const sides = (reasons: readonly Reason[], code: Reason['code']) =>
  reasons.filter((reason) => reason.code === code).map(({ side }) => side)

/** Two players; Blue begins and has the first cube in the garden: a1 and b1 are irrigated. */
const wet = (sketch: Sketch = {}): Game => table({ players: 2, canals: { 'a1-b1': ['blue'] }, ...sketch })

/** Two players late in the game: every zone is irrigated. */
const late = (sketch: Sketch = {}): Game => table({ players: 2, canals: everyZone('blue', 'red'), ...sketch })

describe('what a turn brings and costs', () => {
  test('R6.4 an engineer scores 2 points', () => {
    const reasons = why(table({ players: 2 }), ['recruit 1 engineer', 'irrigate a1-b1'])
    expect(facts(reasons, 'points')).toEqual([{ code: 'points', points: 2, source: 'R6.4' }])
    expect(sides(reasons, 'points')).toEqual(['for'])
  })

  test('R7.4 two sold goods score 6 points, and are not a price', () => {
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

  test('R9.1 a spent gardener is part of the price', () => {
    const game = table({
      players: 2,
      canals: { 'a1-b1': ['blue'], 'b1-b2': ['blue'] },
      seats: { blue: { goods: { salt: 1 }, gardeners: 1 } },
    })
    const reasons = why(game, ['caravan eshnunna', 'plant b2', 'court banker'])
    expect(facts(reasons, 'pays')).toEqual([{ code: 'pays', talents: 0, camels: 1, goods: ['salt'], gardeners: 1 }])
  })

  test('R10.2 the first in Ishtar who takes the camel gives the second the talent', () => {
    const game = table({ players: 3, temples: { ishtar: ['red', 'blue'] } })
    moves(game, 'pass', 'pass', 'pass', 'temple marduk')
    expect(game.position.player).toBe(BLUE)
    const reasons = why(game, ['ishtar camel'], ['ishtar talent'])
    expect(facts(reasons, 'stock')).toEqual([{ code: 'stock', talents: 0, camels: 1, goods: [] }])
    expect(facts(reasons, 'gives')).toEqual([{ code: 'gives', seat: RED, talents: 1, camels: 0, goods: [] }])
    expect(sides(reasons, 'gives')).toEqual(['against'])
  })

  test('R7.7 paying with the good keeps the wine that would also do', () => {
    const game = wet({ seats: { blue: { goods: { salt: 1, wine: 1 } } } })
    moves(game, 'caravan eshnunna')
    const reasons = why(game, ['pay salt', 'plant a1'], ['pay wine', 'plant a1'])
    expect(facts(reasons, 'keeps-goods')).toEqual([{ code: 'keeps-goods', goods: ['wine'] }])
  })

  test('marks a reason that also holds for the other choice', () => {
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
    // Players who have it don't need it: R8.1 levels are climbed one at a time.
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

  test('R8.4 a player can own several gardeners; the last one is gone for everyone', () => {
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

  test('R9.3 a majority brings the bonus', () => {
    const reasons = why(wet({ seats: { blue: { goods: { salt: 1 } } } }), ['caravan eshnunna', 'plant a1'])
    expect(facts(reasons, 'bonus')).toEqual([{ code: 'bonus', square: 'a1', points: 1, seat: BLUE }])
    expect(sides(reasons, 'bonus')).toEqual(['for'])
  })

  test('R9.3 the first cube at a square has the majority there', () => {
    const reasons = why(table({ players: 2 }), ['recruit 1 engineer', 'irrigate a2-a3'])
    expect(facts(reasons, 'majority')).toEqual([{ code: 'majority', squares: ['a2', 'a3'] }])
  })

  test('R9.3 a cube beside an opponent’s makes a tie, one more wins the majority', () => {
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

  test('R3.8, R9.1 a newly irrigated square is open to anyone who can pay for a plant', () => {
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

  test('R9.1 a planted square is gone for those who could have planted it', () => {
    const seats = { blue: { goods: { salt: 1 } }, red: { goods: { salt: 1 } } }
    const reasons = why(wet({ seats }), ['caravan eshnunna', 'plant a1'])
    expect(facts(reasons, 'takes-square')).toEqual([{ code: 'takes-square', square: 'a1', seats: [RED] }])
    const poor = why(wet({ seats: { ...seats, red: {} } }), ['caravan eshnunna', 'plant a1'])
    expect(facts(poor, 'takes-square')).toEqual([])
  })

  test('R7.2 the caravan can move out of reach, and into reach', () => {
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

describe('a sale in Babylon', () => {
  const game = wet({ caravan: 'ninoua', seats: { blue: { goods: { salt: 2 }, camels: 6 } } })
  const kept = (own: string[], other: string[]) => facts(why(game, own, other), 'keeps-sale')

  test('R7.4 is worth less, or nothing, after goods are paid elsewhere', () => {
    expect(kept(['recruit 2 merchant'], ['caravan eshnunna', 'plant a1'])).toEqual([{ code: 'keeps-sale', points: 6 }])
    expect(kept(['caravan eshnunna', 'plant a1'], ['recruit 2 merchant'])).toEqual([])
  })

  test('R7.4 is not kept by who sells, nor compared with selling', () => {
    expect(kept(['caravan babylon', 'sell salt salt', 'irrigate a1-a2'], ['caravan eshnunna', 'plant a1'])).toEqual([])
    expect(kept(['recruit 2 merchant'], ['caravan babylon', 'sell salt salt', 'irrigate a1-a2'])).toEqual([])
    expect(kept(['pass'], ['caravan eshnunna', 'plant a1'])).toEqual([])
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
    // R10.2 Of single cubes the one furthest right is ahead: Red, then Blue before the push; Blue, then White after it.
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
  test('R5.2 passing brings a talent per turn while others go on, and keeps the rest', () => {
    const line = ['pass', 'recruit 1 engineer', 'irrigate a1-b1', 'recruit 2 merchant', 'pass']
    const { position } = table({ players: 2 })
    const reasons = reasonsFor(position, lineOf(line, 1))
    for (const { code } of reasons) seenCodes.add(code)
    // Red acts twice, and Blue gets a talent after each turn. When Red passes, the phase is over.
    expect(facts(reasons, 'pass')).toEqual([{ code: 'pass', talents: 2, others: 1 }])
    expect(facts(reasons, 'keeps')).toEqual([{ code: 'keeps', talents: 4, camels: 1 }])
  })

  test('R11.3 nothing but goods is worth keeping in the last round', () => {
    const kept = (sketch: Sketch) => facts(why(table({ players: 2, ...sketch }), ['pass']), 'keeps')
    expect(kept({ round: RULE_VALUES.lastRound - 1 })).toHaveLength(1)
    expect(kept({ round: RULE_VALUES.lastRound })).toEqual([])
    expect(kept({ round: RULE_VALUES.lastRound, seats: { red: { passed: true } } })).toEqual([])
    const squares = SQUARES.filter((square) => !STANDARD.emptySquares[2].includes(square))
    const planted = (left: number) => {
      const taken = squares.slice(0, squares.length - left).map((square) => [square, 'red'])
      return kept({ canals: everyZone('blue', 'red'), planted: Object.fromEntries(taken) })
    }
    expect(planted(STANDARD.endTiles[2] + 1)).toHaveLength(1)
    expect(planted(STANDARD.endTiles[2])).toEqual([])
  })

  test('R5.2 the last to pass ends the phase', () => {
    const game = table({ players: 2, seats: { red: { passed: true } } })
    expect(facts(why(game, ['pass']), 'last-pass')).toEqual([{ code: 'last-pass' }])
    expect(facts(why(game, ['pass']), 'pass')).toEqual([])
  })

  test('R5.1, R5.3 without talents and camels only passing is left if every group costs something', () => {
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

  test('R12.3 on the same place the earlier one is ahead', () => {
    const game = table({ players: 2, palace: true, seats: { red: { track: 2 } } })
    expect(facts(why(game, ['noble']), 'track')).toEqual([{ code: 'track', place: 2, from: 2, to: 2 }])
  })

  test('R12.3 the powers First player and Procession take something from another player', () => {
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
  expect(REASON_CODES.filter((code) => !seenCodes.has(code))).toEqual([])
})
