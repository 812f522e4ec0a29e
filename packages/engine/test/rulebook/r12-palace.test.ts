import { describe, expect, test } from 'vitest'
import {
  COLORS,
  type Event,
  type Game,
  legalMoves,
  newGame,
  openBox,
  type PlayerCount,
  STANDARD,
  TRADES,
  whyRefused,
} from '../../src/index.ts'
import { choices, expectRefused, flood, moves, type Sketch, seat, state, table } from '../table.ts'

/** A game at the start of round 2, after everybody passed and a procession into Marduk. */
function roundTwo(wanted: Sketch = {}): Game {
  const game = table({ ...wanted, palace: true })
  while (state(game).phase === 'actions') moves(game, 'pass')
  moves(game, 'temple marduk')
  while (state(game).round === 1) moves(game, legalMoves(game)[0])
  return game
}

/** The players take these powers in order. */
const powers = (game: Game, ...chosen: string[]): Event[] => chosen.flatMap((power) => moves(game, `power ${power}`))
const chooser = (game: Game) => state(game).decision?.player

/** The seats in the order in which they choose a power. */
function order(game: Game): (number | undefined)[] {
  const choosers: (number | undefined)[] = []
  for (const power of ['procession', 'advance', 'first', 'recruit']) {
    if (state(game).phase !== 'palace') break
    choosers.push(chooser(game))
    moves(game, `power ${power}`)
    if (power === 'recruit') moves(game, 'free courtier')
  }
  return choosers
}

describe('R12 The Palace expansion', () => {
  test.each([
    [2, 2, 12],
    [3, 3, 17],
    [4, 4, 22],
  ] as [PlayerCount, number, number][])(
    'R12.1 With %i players %i courtier cards are added to the trade cards, which makes %i',
    (players, courtiers, all) => {
      const courtier = TRADES.indexOf('courtier')
      const { trades } = openBox(STANDARD, players, true)
      expect(trades.filter((trade) => trade === courtier)).toHaveLength(courtiers)
      expect(trades).toHaveLength(all)
      expect(openBox(STANDARD, players, false).trades).not.toContain(courtier)
    },
  )

  test.each([2, 3, 4] as const)(
    'R12.1 With %i players there is one group of three cards for each, dealt with the courtiers',
    (players) => {
      const dealtWith = (palace: boolean) =>
        Array.from({ length: 20 }, (_, seed) => {
          const { groups } = state(newGame({ players, palace, seed: String(seed) }))
          expect(groups.map((group) => group.length)).toEqual(new Array(players).fill(3))
          return groups.flat().filter((card) => card.trade === 'courtier').length
        })
      expect(Math.max(...dealtWith(true))).toBeGreaterThan(0)
      expect(Math.max(...dealtWith(false))).toBe(0)
    },
  )

  test('R12.2 Everyone starts beside the track, at 0', () => {
    const game = newGame({ players: 4, palace: true, seed: 'track' })
    expect(state(game).seats.map(({ track }) => track)).toEqual([0, 0, 0, 0])
  })

  test('R12.2 The track never ends, and being ahead on it scores no points', () => {
    const game = table({ palace: true, seats: { blue: { track: 99, talents: 4 } } })
    const events = moves(game, 'noble')
    expect(seat(game, 'blue')).toMatchObject({ track: 101, score: 0 })
    expect(events.filter((event) => event.type === 'score')).toEqual([])
  })

  test('R12.2 At the end of the game places on the track are worth nothing', () => {
    const game = table({
      palace: true,
      round: 30,
      seats: { blue: { track: 12, score: 5 }, red: { score: 6 }, black: { track: 3 }, white: { track: 1 } },
    })
    moves(game, 'pass', 'pass', 'pass', 'pass', 'temple ishtar')
    while (state(game).decision !== null) moves(game, legalMoves(game)[0])
    expect(seat(game, 'blue').score).toBe(5)
    expect(state(game).winners).toEqual([1])
  })

  describe('R12.3 The palace phase', () => {
    test('R12.3 There is none in the first round, nor ever in the base game', () => {
      expect(state(newGame({ players: 3, palace: true, seed: 'first' }))).toMatchObject({ round: 1, phase: 'actions' })
      const base = table()
      moves(base, 'pass', 'pass', 'pass', 'pass', 'temple marduk')
      expect(state(base)).toMatchObject({ round: 2, phase: 'actions', powers: {} })
    })

    test('R12.3 From round 2 on it comes in every round, after phase I and before phase II', () => {
      const game = roundTwo({ seats: { black: { banker: 1 } } })
      expect(state(game)).toMatchObject({ round: 2, phase: 'palace', decision: { kind: 'power' }, powers: {} })
      expect(seat(game, 'black').talents).toBe(5)
      expect(state(game).groups).toHaveLength(4)
      while (state(game).round === 2) moves(game, state(game).phase === 'actions' ? 'pass' : legalMoves(game)[0])
      expect(state(game)).toMatchObject({ round: 3, phase: 'palace', powers: {} })
    })

    test.each([3, 4] as const)('R12.3 With %i players each takes one power', (players) => {
      const game = roundTwo({ players })
      expect(state(game).powerOrder).toHaveLength(players)
      const choosers = order(game)
      expect([...choosers].sort()).toEqual(COLORS.slice(0, players).map((_, who) => who))
      expect(state(game).phase).toBe('actions')
      expect(state(game).powerOrder).toBeUndefined()
    })

    test('R12.3 With 2 players each takes two, alternating: the one ahead, the other, the one ahead, the other', () => {
      const game = roundTwo({ players: 2, seats: { blue: { track: 1 }, red: { track: 3 } } })
      expect(state(game).powerOrder).toEqual([1, 0, 1, 0])
      expect(order(game)).toEqual([1, 0, 1, 0])
      expect(state(game).powers).toEqual({ procession: 1, advance: 0, first: 1, recruit: 0 })
    })

    test('R12.3 power-taken: a power that has been taken in this round cannot be taken again', () => {
      const game = roundTwo()
      expect(legalMoves(game)).toEqual(['power advance', 'power first', 'power procession', 'power recruit'])
      moves(game, 'power procession')
      expectRefused(game, 'power procession', 'power-taken', 'R12.3')
      expect(whyRefused(game, 'power procession')?.instead).toEqual(['power advance', 'power first', 'power recruit'])
      expectRefused(game, 'pass', 'not-asked', 'R12.3')
    })

    test('R12.3 With 2 players the four powers are all taken, none twice', () => {
      const game = roundTwo({ players: 2 })
      powers(game, 'advance')
      expectRefused(game, 'power advance', 'power-taken', 'R12.3')
      powers(game, 'procession')
      expectRefused(game, 'power advance', 'power-taken', 'R12.3')
      powers(game, 'first')
      expect(legalMoves(game)).toEqual(['power recruit'])
    })

    test('R12.3 The player furthest ahead on the track chooses first', () => {
      const game = roundTwo({
        seats: { blue: { track: 2 }, red: { track: 0 }, black: { track: 7 }, white: { track: 4 } },
      })
      expect(state(game).powerOrder).toEqual([2, 3, 0, 1])
      expect(order(game)).toEqual([2, 3, 0, 1])
    })

    test('R12.3 Among players on the same position, the one who got there first is ahead', () => {
      const game = table({ palace: true, first: 'black' })
      moves(game, 'noble', 'noble', 'pass', 'noble')
      expect(state(game).seats.map(({ track }) => track)).toEqual([0, 2, 2, 2])
      expect(state(game).seats.map(({ trackRank }) => trackRank)).toEqual([undefined, 2, 0, 1])
      moves(game, 'pass', 'pass', 'pass', 'temple marduk')
      expect(state(game).powerOrder).toEqual([2, 3, 1, 0])
    })

    test('R12.3 A player who leaves a position lets those behind move up, and is last where others already are', () => {
      const game = table({
        palace: true,
        seats: {
          blue: { track: 2, trackRank: 0 },
          red: { track: 2, trackRank: 1 },
          black: { track: 2, trackRank: 2 },
          white: { track: 4 },
        },
      })
      moves(game, 'noble')
      expect(state(game).seats.map(({ track, trackRank }) => [track, trackRank])).toEqual([
        [4, 1],
        [2, 0],
        [2, 1],
        [4, 0],
      ])
    })

    test('R12.3 Among those at 0 turn order decides, counted from the player who has the first-player card', () => {
      for (const first of COLORS) {
        const game = roundTwo({ first })
        const start = (COLORS.indexOf(first) + 1) % 4
        expect(state(game).firstPlayer).toBe(start)
        expect(state(game).powerOrder).toEqual([0, 1, 2, 3].map((i) => (start + i) % 4))
      }
    })

    test('R12.3 This order does not change during the phase, whatever the powers do', () => {
      // Red begins round 2; all are at 0.
      const game = roundTwo()
      expect(state(game).powerOrder).toEqual([1, 2, 3, 0])
      moves(game, 'power procession', 'power first')
      expect(state(game).firstPlayer).toBe(2)
      expect(state(game).powerOrder).toEqual([3, 0])
      moves(game, 'power advance')
      expect(state(game).powerOrder).toEqual([0])
      expect(chooser(game)).toBe(0)

      const two = roundTwo({ players: 2 })
      expect(state(two).powerOrder).toEqual([1, 0, 1, 0])
      moves(two, 'power procession', 'power advance')
      expect(seat(two, 'blue').track).toBe(1)
      expect(chooser(two)).toBe(1)
    })
  })

  describe('R12.3 The power First player', () => {
    test('R12.3 First player: take the card immediately and begin phase II of this round', () => {
      const game = roundTwo()
      expect(state(game).firstPlayer).toBe(1)
      moves(game, 'power advance')
      expect(moves(game, 'power first')).toEqual([
        { type: 'power', seat: 2, power: 'first' },
        { type: 'first-player', seat: 2 },
      ])
      expect(state(game).firstPlayer).toBe(2)
      moves(game, 'power procession', 'power recruit', 'free merchant')
      expect(state(game)).toMatchObject({ phase: 'actions', decision: { kind: 'action', player: 2 } })
    })

    test('R12.3 Players at 0 are immediately in turn order from the new first player', () => {
      const game = roundTwo()
      const ranks = () => state(game).seats.map(({ trackRank }) => trackRank)
      expect(ranks()).toEqual([3, 0, 1, 2])
      moves(game, 'power procession', 'power first')
      expect(ranks()).toEqual([2, 3, 0, 1])
      moves(game, 'power advance')
      expect(ranks()).toEqual([1, 2, 0, undefined])
    })

    test('R12.3 With 3 players and this power left over, the card stays where it is', () => {
      const game = roundTwo({ players: 3 })
      moves(game, 'power procession', 'power advance', 'power recruit', 'free courtier')
      expect(state(game)).toMatchObject({ firstPlayer: 1, decision: { kind: 'action', player: 1 } })
    })
  })

  describe('R12.3 The power Procession', () => {
    /** The leader of the procession in round 2, which Red begins, after the seats take these powers and pass. */
    function leader(...taken: ['first' | 'procession' | 'advance' | 'recruit', number][]): number | undefined {
      const game = roundTwo()
      while (state(game).phase === 'palace') {
        const power = taken.find(([, who]) => who === chooser(game))?.[0]
        moves(game, `power ${power}`)
        if (power === 'recruit') moves(game, 'free courtier')
      }
      while (state(game).phase === 'actions') moves(game, 'pass')
      expect(state(game).decision).toMatchObject({ kind: 'temple', reason: 'procession' })
      return chooser(game)
    }

    test('R12.3 Procession: the player who took it leads the procession of this round instead of the last player', () => {
      // Blue would lead, being last.
      expect(leader(['first', 1], ['procession', 2], ['advance', 3], ['recruit', 0])).toBe(2)
      expect(leader(['first', 1], ['procession', 3], ['advance', 2], ['recruit', 0])).toBe(3)
    })

    test('R12.3 The last player may take it, too, and leads as they would have', () => {
      expect(leader(['first', 1], ['procession', 0], ['advance', 2], ['recruit', 3])).toBe(0)
    })

    test('R12.3 A first-player card that moves does not take the procession away', () => {
      // With Blue first, White would be last; with Black first, Red would.
      expect(leader(['first', 0], ['procession', 1], ['advance', 2], ['recruit', 3])).toBe(1)
      expect(leader(['first', 2], ['procession', 0], ['advance', 1], ['recruit', 3])).toBe(0)
    })

    test('R12.3 With 2 players one may be first player and lead the procession as well', () => {
      const game = roundTwo({ players: 2 })
      moves(game, 'power first', 'power advance', 'power procession', 'power recruit', 'free merchant')
      expect(state(game).powers).toMatchObject({ first: 1, procession: 1 })
      moves(game, 'pass', 'pass')
      expect(state(game).decision).toEqual({ kind: 'temple', player: 1, reason: 'procession' })
    })

    test('R12.3, R10.1 When nobody has taken it, the last in turn order leads, counted from the new first player', () => {
      const game = roundTwo({ players: 3 })
      // Red begins; White does not play; Black takes the card, so Red is last.
      moves(game, 'power advance', 'power first', 'power recruit', 'free courtier', 'pass', 'pass', 'pass')
      expect(state(game).decision).toEqual({ kind: 'temple', player: 1, reason: 'procession' })
    })

    test('R12.3 It applies to this round only', () => {
      const game = roundTwo({ players: 3 })
      moves(game, 'power procession', 'power advance', 'power recruit', 'free courtier', 'pass', 'pass', 'pass')
      expect(chooser(game)).toBe(1)
      while (state(game).round === 2) moves(game, legalMoves(game)[0])
      expect(state(game)).toMatchObject({ firstPlayer: 2, powers: {} })
      moves(game, 'power advance', 'power recruit', 'free courtier', 'power first', 'pass', 'pass', 'pass')
      const { firstPlayer } = state(game)
      expect(chooser(game)).toBe((firstPlayer + 2) % 3)
    })
  })

  describe('R12.3 The power Free recruitment', () => {
    const free = (wanted: Sketch = {}) => {
      const game = roundTwo({ ...wanted, seats: { ...wanted.seats, blue: { track: 1, ...wanted.seats?.blue } } })
      moves(game, 'power recruit')
      return game
    }
    const nothingTurned = (game: Game) =>
      state(game)
        .groups.flat()
        .every((card) => !card.turned)

    test('R12.3 Immediately carry out any one trade, but not the noble', () => {
      const game = free()
      expect(state(game).decision).toEqual({ kind: 'free', player: 0 })
      expect(legalMoves(game)).toEqual([
        'free courtier',
        'free engineer',
        'free farmer',
        'free merchant',
        'free priest',
      ])
      expectRefused(game, 'noble', 'not-asked', 'R12.3')
      expectRefused(game, 'free noble', 'not-a-move', undefined)
    })

    test('R12.3 A free farmer places a cube in the fields and takes the good', () => {
      const game = free()
      moves(game, 'free farmer')
      expect(state(game)).toMatchObject({ phase: 'palace', decision: { kind: 'field', player: 0, reason: 'free' } })
      moves(game, 'field bottom')
      expect(seat(game, 'blue')).toMatchObject({ goods: { barley: 1 }, cubes: 29, talents: 4 })
      expect(nothingTurned(game)).toBe(true)
      expect(chooser(game)).toBe(1)
    })

    test('R12.3 A free priest adds a cube to a temple, and nothing else happens there', () => {
      const game = free()
      const { ishtar, tammouz } = state(game).temples
      moves(game, 'free priest')
      expect(state(game).decision).toEqual({ kind: 'temple', player: 0, reason: 'free' })
      moves(game, 'temple ishtar')
      expect(state(game).temples.ishtar).toEqual(['blue', ...ishtar])
      expect(state(game).temples.tammouz).toEqual(tammouz)
      expect(state(game).decision).toEqual({ kind: 'power', player: 1 })
    })

    test('R12.3 A free engineer irrigates an open zone and scores 2 points', () => {
      const game = free()
      moves(game, 'free engineer')
      expect(state(game).decision).toEqual({ kind: 'irrigate', player: 0, reason: 'free' })
      expect(choices(game, 'irrigate')).toHaveLength(6)
      moves(game, 'irrigate a1-b1')
      expect(seat(game, 'blue')).toMatchObject({ score: 2, cubes: 29 })
      expect(state(game).canals['a1-b1']).toEqual(['blue'])
    })

    test('R12.3 A free merchant brings a camel, a free courtier a step on the track and a point', () => {
      const merchant = free()
      moves(merchant, 'free merchant')
      expect(seat(merchant, 'blue')).toMatchObject({ camels: 2, talents: 4 })
      const courtier = free()
      moves(courtier, 'free courtier')
      expect(seat(courtier, 'blue')).toMatchObject({ track: 2, score: 1, talents: 4 })
      expect(nothingTurned(courtier)).toBe(true)
    })

    test('R12.3, R5.4 farmer-no-cube, priest-no-cube, engineer-no-cube: without a cube none of them can be chosen', () => {
      const game = free({ canals: flood(['blue', 30]) })
      expect(legalMoves(game)).toEqual(['free courtier', 'free merchant'])
      expectRefused(game, 'free farmer', 'farmer-no-cube', 'R5.4')
      expectRefused(game, 'free priest', 'priest-no-cube', 'R5.4')
      expectRefused(game, 'free engineer', 'engineer-no-cube', 'R5.4')
    })

    test('R12.3, R5.4 In version 1 of the rules a free engineer without a cube scores 2 points', () => {
      const game = free({ canals: flood(['blue', 30]), rules: '1' })
      expect(legalMoves(game)).toEqual(['free courtier', 'free engineer', 'free merchant'])
      moves(game, 'free engineer')
      expect(seat(game, 'blue').score).toBe(2)
      expect(chooser(game)).toBe(1)
    })

    test('R12.3, R5.4 merchant-no-camel: without a camel in the reserve the merchant cannot be chosen', () => {
      const game = free({ seats: { blue: { camels: 11 } } })
      expect(state(game).reserve.camels).toBe(0)
      expectRefused(game, 'free merchant', 'merchant-no-camel', 'R5.4')
    })

    test('R12.3 It needs no talent', () => {
      const game = free({ seats: { blue: { talents: 0 } } })
      expect(legalMoves(game)).toHaveLength(5)
    })
  })

  describe('R12.3 The power Advance', () => {
    test('R12.3 Advance: move 1 forward on the track and take 1 talent', () => {
      const game = roundTwo()
      const events = moves(game, 'power advance')
      expect(events).toEqual([
        { type: 'power', seat: 1, power: 'advance' },
        { type: 'track', seat: 1, place: 1 },
        { type: 'talents', seat: 1, count: 1, clause: 'R12.3' },
      ])
      expect(seat(game, 'red')).toMatchObject({ track: 1, talents: 5, score: 0 })
    })

    test('R12.3, R1.5 Without a talent in the reserve only the step is made', () => {
      const game = roundTwo({ seats: { blue: { talents: 18 } } })
      expect(state(game).reserve.talents).toBe(0)
      moves(game, 'power advance')
      expect(seat(game, 'red')).toMatchObject({ track: 1, talents: 4 })
    })
  })

  describe('R12.4 Courtier', () => {
    const COURTIERS = [
      'courtier *priest engineer',
      'merchant farmer priest',
      'engineer courtier farmer',
      'priest farmer merchant',
    ]

    test('R12.4 Move 1 forward on the track and score 1 point', () => {
      const game = table({ palace: true, groups: COURTIERS })
      const events = moves(game, 'recruit 3 courtier')
      expect(events).toContainEqual({ type: 'track', seat: 0, place: 1 })
      expect(events).toContainEqual({ type: 'score', seat: 0, points: 1, clause: 'R12.4' })
      expect(seat(game, 'blue')).toMatchObject({ track: 1, score: 1, talents: 4 })
      expect(state(game).groups[2][1]).toEqual({ trade: 'courtier', turned: true })
    })

    test('R12.4, R5.3 A courtier costs what any card of the group costs, and needs no cube', () => {
      const game = table({ palace: true, groups: COURTIERS, canals: flood(['blue', 30]) })
      expect(choices(game, 'recruit').filter((move) => move.endsWith('courtier'))).toEqual([
        'recruit 1 courtier',
        'recruit 3 courtier',
      ])
      moves(game, 'recruit 1 courtier')
      expect(seat(game, 'blue')).toMatchObject({ track: 1, score: 1, talents: 3 })
    })
  })

  describe('R12.5 Noble', () => {
    test('R12.5 Pay 2 talents and move 2 forward on the track; no card is turned over, and the turn ends', () => {
      const game = table({ palace: true })
      expect(moves(game, 'noble')).toEqual([
        { type: 'talents', seat: 0, count: -2, clause: 'R12.5' },
        { type: 'track', seat: 0, place: 2 },
      ])
      expect(seat(game, 'blue')).toMatchObject({ track: 2, talents: 2, score: 0 })
      expect(state(game).reserve.talents).toBe(16)
      expect(state(game).decision).toEqual({ kind: 'action', player: 1 })
    })

    test('R12.5 It can be chosen as often as the player likes, by anyone', () => {
      const game = table({
        palace: true,
        seats: { blue: { talents: 9 }, red: { passed: true }, black: { passed: true }, white: { talents: 2 } },
      })
      moves(game, 'noble', 'noble', 'noble', 'pass', 'noble', 'noble')
      expect(seat(game, 'blue')).toMatchObject({ track: 8, talents: 1 })
      expect(seat(game, 'white').track).toBe(2)
    })

    test('R12.5 It is always available, even with every trade card turned over', () => {
      const groups = [
        '*farmer *priest *engineer',
        '*merchant *farmer *priest',
        '*engineer *merchant *farmer',
        '*priest *engineer *merchant',
      ]
      const game = table({ palace: true, groups, seats: { blue: { camels: 0, talents: 2 } } })
      expect(legalMoves(game)).toEqual(['noble', 'pass'])
    })

    test('R12.5 noble-talents: it costs 2 talents', () => {
      const game = table({ palace: true, seats: { blue: { talents: 1 } } })
      expectRefused(game, 'noble', 'noble-talents', 'R12.5')
      expect(choices(game, 'noble')).toEqual([])
    })

    test('R12.5 noble-base-game: there is no noble without the expansion', () => {
      const game = table({ seats: { blue: { talents: 9 } } })
      expectRefused(game, 'noble', 'noble-base-game', 'R12.5')
    })
  })

  test('R12.6 After the round the card passes clockwise from the player who took it, and next round the power may move it again', () => {
    const game = roundTwo()
    moves(game, 'power procession', 'power advance', 'power first', 'power recruit', 'free courtier')
    expect(state(game).firstPlayer).toBe(3)
    while (state(game).round === 2) moves(game, state(game).phase === 'actions' ? 'pass' : legalMoves(game)[0])
    expect(state(game)).toMatchObject({ round: 3, phase: 'palace', firstPlayer: 0 })
    expect(legalMoves(game)).toContain('power first')
    const next = chooser(game)
    moves(game, 'power first')
    expect(next).not.toBe(0)
    expect(state(game).firstPlayer).toBe(next)
  })
})
