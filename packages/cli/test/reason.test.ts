import { LEVELS, REASON_CODES, type Reason, type ReasonCode } from '@amyitis/bots'
import { formatMove, legalMoves, MOVE_KINDS, MOVES_OF, newGame, play } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/text'
import { moveName, reasonOf } from '@amyitis/words'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../src/terminal/width.ts'
import { levelLine, levelLines } from '../src/views/level.ts'

/** Blue decides; at least one reason of every code, and all that are told in several ways. */
const SAMPLES: Readonly<Record<ReasonCode, readonly Reason[]>> = {
  points: [
    { code: 'points', points: 1, source: 'R12.4', side: 'for' },
    { code: 'points', points: 6, source: 'R7.4', side: 'for' },
  ],
  stock: [{ code: 'stock', talents: 1, camels: 2, goods: ['dates', 'dates', 'wine'], side: 'for' }],
  pays: [{ code: 'pays', talents: 0, camels: 1, goods: ['dates'], gardeners: 1, side: 'against' }],
  gives: [{ code: 'gives', seat: 1, talents: 1, camels: 0, goods: [], side: 'against' }],
  keeps: [{ code: 'keeps', talents: 3, camels: 1, side: 'for' }],
  'keeps-goods': [{ code: 'keeps-goods', goods: ['wine'], side: 'for' }],
  banker: [{ code: 'banker', level: 3, talents: 2, points: 2, side: 'for' }],
  caravaneer: [{ code: 'caravaneer', level: 2, spaces: 4, keeps: 4, side: 'for' }],
  'palace-card': [{ code: 'palace-card', level: 6, points: 10, side: 'for' }],
  gardener: [1, 2].map((gardeners) => ({ code: 'gardener', gardeners, side: 'for' })),
  'last-card': [{ code: 'last-card', court: 'banker', level: 1, seats: [1, 2], side: 'for' }],
  bonus: [0, 1].map((seat) => ({ code: 'bonus', square: 'b2', points: 2, seat, side: seat === 0 ? 'for' : 'against' })),
  majority: [{ code: 'majority', squares: ['a1', 'b1'], side: 'for' }],
  breaks: [{ code: 'breaks', squares: ['b1'], seat: 1, side: 'for' }],
  opens: [{ code: 'opens', square: 'b2', points: 3, seats: [2], side: 'against' }],
  'takes-square': [{ code: 'takes-square', square: 'b2', seats: [1, 2], side: 'for' }],
  'in-reach': [{ code: 'in-reach', square: 'a1', points: 4, seat: 1, side: 'against' }],
  'out-of-reach': [{ code: 'out-of-reach', square: 'a1', points: 4, seat: 1, side: 'for' }],
  favour: [{ code: 'favour', tiles: 5, points: 5, side: 'for' }],
  'favour-near': [{ code: 'favour-near', missing: 1, points: 10, side: 'for' }],
  ends: [{ code: 'ends', side: 'for' }],
  'end-near': [1, 2].map((tiles) => ({ code: 'end-near', tiles, side: 'for' })),
  prepares: [{ code: 'prepares', square: 'a1', points: 4, city: 'eshnunna', side: 'for' }],
  'prepares-card': [
    {
      code: 'prepares-card',
      cards: [
        { court: 'palace', level: 1 },
        { court: 'gardener', level: 0 },
      ],
      city: 'palmyra',
      side: 'for',
    },
  ],
  'prepares-sale': [{ code: 'prepares-sale', points: 6, side: 'for' }],
  row: [
    { code: 'row', row: 'top', seat: 0, card: true, side: 'for' },
    { code: 'row', row: 'top', seat: 1, card: true, side: 'against' },
    { code: 'row', row: 'top', seat: 1, card: false, side: 'against' },
    { code: 'row', row: 'top', seat: null, card: false, side: 'for' },
  ],
  'row-lead': [{ code: 'row-lead', row: 'bottom', missing: 2, side: 'for' }],
  temple: [0, 1].flatMap((seat) =>
    (
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [2, 0],
      ] as const
    ).map(([from, to]) => ({ code: 'temple', temple: 'ishtar', seat, from, to, side: 'for' }) as const),
  ),
  'pushed-out': [0, 1].map((seat) => ({ code: 'pushed-out', temple: 'marduk', seat, side: 'for' })),
  'last-trade': [null, 1].map((cost) => ({ code: 'last-trade', trade: 'engineer', cost, side: 'for' })),
  only: [{ code: 'only', side: 'for' }],
  pass: [0, 1, 2].map((talents) => ({ code: 'pass', talents, others: 1, side: 'for' })),
  'last-pass': [{ code: 'last-pass', side: 'for' }],
  track: [
    { code: 'track', place: 2, from: 3, to: 1, side: 'for' },
    { code: 'track', place: 2, from: 2, to: 2, side: 'for' },
  ],
  power: (['first', 'procession'] as const).flatMap((power) =>
    [null, 1].map((instead) => ({ code: 'power', power, instead, side: 'for' }) as const),
  ),
}

const all = REASON_CODES.flatMap((code) => SAMPLES[code])

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createText(language)
  const names = ['Blue', 'Red', 'Black'].map((_, seat) => text.name('color', (['blue', 'red', 'black'] as const)[seat]))
  const say = (reason: Reason) => reasonOf({ text, names }, reason, 0)

  it('every reason is a sentence, and no two are the same', () => {
    const said = all.map(say)
    for (const sentence of said) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(sentence).not.toMatch(/undefined|\{|\}|NaN|\.\.$/)
    }
    expect(new Set(said).size).toBe(said.length)
  })

  it('reasons about another name that one, and reasons about oneself nobody', () => {
    for (const reason of all) {
      const others = ('seats' in reason ? reason.seats : 'seat' in reason ? [reason.seat] : []).filter(
        (seat): seat is number => seat !== null && seat > 0,
      )
      const lost = reason.code === 'row' && !reason.card
      if (!lost) for (const seat of others) expect(say(reason)).toContain(names[seat])
      if (others.length === 0 && reason.code !== 'power')
        for (const name of names) expect(say(reason)).not.toMatch(new RegExp(`(^| )${name}\\b`, 'u'))
    }
  })

  it('every move has a name', () => {
    const names = MOVE_KINDS.flatMap((kind) => MOVES_OF[kind])
      .map(formatMove)
      .map((move) => moveName(text, move))
    for (const name of [...names, moveName(text, 'discard salt salt')]) expect(name).not.toMatch(/undefined|\{|^$/)
  })

  it('every bot has a line of its own that fits a terminal', () => {
    expect(new Set(LEVELS.map((level) => levelLine(text, level))).size).toBe(LEVELS.length)
    for (const line of levelLines(text)) expect(widthOf(line)).toBeLessThanOrEqual(80)
    for (const level of LEVELS) expect(levelLines(text).some((line) => line.startsWith(`  ${level} `))).toBe(true)
  })
})

it('says what the specification asks for, in plain words', () => {
  const text = createText('en')
  const say = (reason: Reason) => reasonOf({ text, names: ['Blue', 'Red', 'Black'] }, reason, 0)
  expect(say(SAMPLES.bonus[0])).toBe('Brings the irrigation bonus at b2: 2 points.')
  expect(say(SAMPLES.opens[0])).toBe('Opens b2 (3 points) for Black.')
  expect(say(SAMPLES['last-card'][0])).toBe('The last Banker I: none is left for Red and Black.')
  expect(say(SAMPLES.ends[0])).toBe('Ends the game with this round.')
  expect(say(SAMPLES.pays[0])).toBe('Costs 1 camel, 1 date, and 1 gardener.')
})

it('a move is named without what it costs and brings', () => {
  const game = newGame({ players: 2, seed: 'name' })
  const named = legalMoves(game).map((move) => moveName(createText('en'), move))
  expect(named).toContain('pass')
  expect(named.some((name) => /^\w+ from group [12]$/.test(name))).toBe(true)
  expect(play(game, 'pass').ok).toBe(true)
})
