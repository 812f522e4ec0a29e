import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOVE_KINDS } from '../../src/core/move.ts'
import { MOVES_OF, makeMove } from '../../src/core/move-code.ts'
import {
  addLine,
  describeMove,
  formatMove,
  formatRecord,
  fromState,
  type Game,
  GLYPHS,
  type Glyph,
  GOODS,
  gameFrom,
  isOver,
  legalMoves,
  lineThrough,
  type Move,
  moveCode,
  moveText,
  newGame,
  nodeAt,
  parseMove,
  parseRecord,
  remarkAt,
  rewind,
  STANDARD,
  seededRandom,
  treeOf,
  withHeaders,
  withTree,
} from '../../src/index.ts'
import { gameAt, must, playing, points, stateOf, TIMEOUT, tries, type World, worlds } from './worlds.ts'

describe('A move as text', () => {
  test('names goods in the order barley, dates, salt, palm, wine, and in no other', () => {
    const goods = fc.array(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom('sell', 'discard'), goods, (verb, named) => {
        const inOrder = named.every((good, i) => i === 0 || GOODS.indexOf(named[i - 1]) <= GOODS.indexOf(good))
        const isMove = inOrder && (verb === 'discard' || named.length <= 2)
        expect(parseMove([verb, ...named].join(' ')) !== undefined).toBe(isMove)
      }),
      tries(500),
    )
  })

  test('every move except discards round-trips, and no two are written alike', () => {
    const all = MOVE_KINDS.flatMap((kind) => MOVES_OF[kind])
    const texts = all.map(formatMove)
    expect(texts.map(parseMove)).toEqual(all)
    expect(new Set(texts).size).toBe(all.length)
  })

  test('so does every discard of up to 15 of each good', () => {
    const counts = fc.array(fc.nat(15), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(counts, (goods) => {
        fc.pre(goods.some((count) => count > 0))
        const move = makeMove(
          'discard',
          goods.reduce((handful, count, good) => handful + (count << (4 * good)), 0),
        )
        expect(parseMove(formatMove(move))).toBe(move)
        expect(formatMove(move).split(' ')).toHaveLength(1 + goods.reduce((sum, count) => sum + count, 0))
      }),
      tries(500),
    )
  })
})

describe('A move as data', () => {
  const goods = fc.array(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 12 })

  test('every move except discards round-trips through its description, by text and by code', () => {
    for (const code of MOVE_KINDS.flatMap((kind) => MOVES_OF[kind])) {
      const move = describeMove(code)
      expect(describeMove(formatMove(code))).toEqual(move)
      expect(moveCode(move)).toBe(code)
      expect(moveText(move)).toBe(formatMove(code))
    }
  })

  test('so does every discard, in any order of its goods', () => {
    fc.assert(
      fc.property(goods, (named) => {
        const inOrder = GOODS.flatMap((good) => named.filter((one) => one === good))
        const text = ['discard', ...inOrder].join(' ')
        expect(moveText({ kind: 'discard', goods: named })).toBe(text)
        expect(describeMove(text)).toEqual({ kind: 'discard', goods: inOrder })
      }),
      tries(500),
    )
  })

  test('names what the text names', () => {
    const moves: readonly [string, Move][] = [
      ['pass', { kind: 'pass' }],
      ['recruit 2 engineer', { kind: 'recruit', group: 2, trade: 'engineer' }],
      ['caravan uruk', { kind: 'caravan', city: 'uruk' }],
      ['noble', { kind: 'noble' }],
      ['field bottom', { kind: 'field', row: 'bottom' }],
      ['temple marduk', { kind: 'temple', temple: 'marduk' }],
      ['irrigate b2-b3', { kind: 'irrigate', side: 'b2-b3' }],
      ['sell salt wine', { kind: 'sell', goods: ['salt', 'wine'] }],
      ['pay palm', { kind: 'pay', good: 'palm' }],
      ['court gardener', { kind: 'court', court: 'gardener' }],
      ['good dates', { kind: 'good', good: 'dates' }],
      ['plant d4', { kind: 'plant', square: 'd4' }],
      ['take wine', { kind: 'take', good: 'wine' }],
      ['ishtar talent', { kind: 'ishtar', gift: 'talent' }],
      ['exchange wine barley', { kind: 'exchange', give: 'wine', get: 'barley' }],
      ['keep', { kind: 'keep' }],
      ['discard barley barley', { kind: 'discard', goods: ['barley', 'barley'] }],
      ['power advance', { kind: 'power', power: 'advance' }],
      ['free courtier', { kind: 'free', trade: 'courtier' }],
    ]
    expect(moves.map(([, { kind }]) => kind)).toEqual(MOVE_KINDS)
    for (const [text, move] of moves) expect(describeMove(text)).toEqual(move)
  })

  test('text that is not a move is refused', () => {
    for (const text of ['', 'pass ', 'recruit 0 farmer', 'sell wine salt', 'plant e1'])
      expect(() => describeMove(text)).toThrow(`not a move: "${text}"`)
  })
})

function rebuilt(game: Game) {
  const position = fromState(JSON.parse(JSON.stringify(stateOf(game))), STANDARD)
  if (!position.ok) throw new Error(position.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
  return position.value
}

/** Plays the same moves on a game and on one restored from its state; they never diverge. */
function playBoth(game: Game, seed: string, world: World, decisions: number): void {
  const one = gameFrom(game.position, seed)
  const other = gameFrom(rebuilt(game), seed)
  for (const { move } of playing(world, decisions, one)) {
    must(other, move)
    expect(stateOf(other), move).toEqual(stateOf(one))
    expect(legalMoves(other), move).toEqual(legalMoves(one))
  }
}

describe('A position as JSON', () => {
  test('at every action the state sets up a game with that state', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        for (const { game } of playing(world)) {
          if (game.position.decision !== 'action') continue
          const copy = gameFrom(rebuilt(game), '')
          expect(stateOf(copy)).toEqual(stateOf(game))
          expect(legalMoves(copy)).toEqual(legalMoves(game))
        }
      }),
      tries(20),
    )
  })

  test('and that game continues like the first', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(points, fc.string(), ([world, decisions], seed) => {
        const game = gameAt(world, decisions)
        for (const _ of playing(world, 100, game)) if (game.position.decision === 'action') break
        if (game.position.decision === 'action') playBoth(game, seed, world, 150)
      }),
      tries(60),
    )
  })

  test('neither a state nor the record of an unfinished game contains the seed', { timeout: TIMEOUT }, () => {
    const secret = 'a seed that nobody may guess'
    fc.assert(
      fc.property(worlds, (world) => {
        const game = newGame({ ...world, seed: secret })
        for (const _ of playing(world, undefined, game)) {
          expect(JSON.stringify(stateOf(game))).not.toContain(secret)
          expect(JSON.stringify(game.position)).not.toContain(secret)
        }
        const early = gameAt({ ...world, seed: secret }, 40)
        expect(formatRecord(withHeaders(early, { seed: secret }))).not.toContain(secret)
        expect(formatRecord(withHeaders(game, { seed: secret }))).toContain(JSON.stringify(secret))
      }),
      tries(12),
    )
  })
})

const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ' ').trimEnd())
interface Remark {
  readonly every: number
  readonly tenths: number
  readonly glyph: Glyph
  readonly comments: string[]
}
const remarks: fc.Arbitrary<Remark> = fc.record({
  every: fc.integer({ min: 1, max: 9 }),
  tenths: fc.nat(36_000),
  glyph: fc.constantFrom(...GLYPHS),
  comments: fc.array(line, { minLength: 1, maxLength: 3 }),
})

/** Adds think times, signs and comments to some turns; a record keeps them on the last decision of a turn. */
function remarked(game: Game, { every, tenths, glyph, comments }: Remark): Game {
  const lastEnds = isOver(game) || game.position.decision === 'action'
  const entries = game.entries.map((entry, i) => {
    const ends = game.entries[i + 1]?.opens ?? lastEnds
    return i % every === 0 && ends ? { ...entry, time: tenths / 10, glyph, comments } : entry
  })
  return { ...game, entries }
}

function reread(text: string): Game {
  const read = parseRecord(text)
  if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.problem}`)
  return read.game
}

describe('A game as a record', () => {
  test('round-trips at any point, with names, remarks and think times', { timeout: TIMEOUT }, () => {
    const names = fc.array(fc.string({ unit: 'binary' }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(points, names, remarks, fc.string({ unit: 'binary' }), ([world, decisions], four, remark, seed) => {
        const headers = { date: '2026-01-01', names: four.slice(0, world.players), seed }
        const game = remarked(withHeaders(gameAt(world, decisions), headers), remark)
        const text = formatRecord(game)
        const copy = reread(text)
        expect(formatRecord(copy)).toBe(text)
        expect(stateOf(copy)).toEqual(stateOf(game))
        expect(copy.entries).toEqual(game.entries)
        expect(copy.tally).toEqual(game.tally)
        expect(copy.headers).toEqual(isOver(game) ? headers : { date: headers.date, names: headers.names })
      }),
      tries(60),
    )
  })

  test('the tree of its variations and its record say the same', { timeout: TIMEOUT }, () => {
    const branches = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(12)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(points, branches, fc.constantFrom(...GLYPHS), ([world, decisions], tried, glyph) => {
        const game = gameAt(world, decisions % 60)
        let tree = treeOf(game)
        const lines = [game.entries]
        for (const [line, at, length] of tried) {
          const from = lines[line % lines.length]
          const other = rewind({ ...game, entries: from }, at % (from.length + 1))
          const random = seededRandom(`${line} ${at}`)
          for (let i = 0; i <= length && !isOver(other); i++)
            must(other, legalMoves(other)[random(legalMoves(other).length)])
          tree = addLine(tree, other.entries)
          lines.push(other.entries)
        }
        for (const line of lines) expect(lineThrough(tree, line).slice(0, line.length)).toEqual(line)
        const marked = remarkAt(tree, lines[lines.length - 1], { glyph, comments: ['here'] })
        const again = reread(formatRecord(withTree(game, marked)))
        expect(formatRecord(again)).toBe(formatRecord(withTree(game, marked)))
        // What stood within a turn stands at its end now.
        expect(formatRecord(withTree(game, treeOf(again)))).toBe(formatRecord(again))
        for (const line of lines) expect(line.length === 0 || nodeAt(treeOf(again), line)).toBeTruthy()
      }),
      tries(40),
    )
  })

  test('so does one that started from a position', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(points, fc.nat(200), ([world, decisions], more) => {
        const middle = gameAt(world, decisions)
        for (const _ of playing(world, 100, middle)) if (middle.position.decision === 'action') break
        if (middle.position.decision !== 'action') return
        const game = gameFrom(middle.position, 'position')
        for (const _ of playing(world, more, game));
        const text = formatRecord(game)
        const copy = reread(text)
        expect(formatRecord(copy)).toBe(text)
        expect(stateOf(copy)).toEqual(stateOf(game))
        expect(copy.tally).toEqual(game.tally)
      }),
      tries(40),
    )
  })

  test('a damaged one is rejected with its line or read as another game, and never throws', {
    timeout: TIMEOUT,
  }, () => {
    const damage = fc.record({ at: fc.nat(), cut: fc.nat(12), put: fc.oneof(fc.string({ maxLength: 6 }), line) })
    const whole = [
      gameAt({ players: 3, palace: true, seed: 'damage', way: 'trader' }, 250),
      newGame({ players: 2, seed: '' }),
    ]
    const texts = [
      ...whole,
      gameFrom(gameAt({ players: 4, palace: true, seed: 'd', way: 'busy' }, 0).position, 'x'),
    ].map(formatRecord)
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(damage, { minLength: 1, maxLength: 3 }), (text, damages) => {
        const spoiled = damages.reduce((now, { at, cut, put }) => {
          const place = at % now.length
          return now.slice(0, place) + put + now.slice(place + cut)
        }, text)
        const read = parseRecord(spoiled)
        if (read.ok) expect(formatRecord(reread(formatRecord(read.game)))).toBe(formatRecord(read.game))
        else expect(read.fault.line).toBeGreaterThanOrEqual(1)
      }),
      tries(400),
    )
  })
})
