import { describe, expect, test } from 'vitest'
import {
  bonusSeat,
  CITIES,
  camelsTo,
  cardsIn,
  cityKind,
  cloneGame,
  describeMove,
  type Event,
  favourFor,
  type Game,
  gardenersFor,
  isOver,
  legalMoves,
  type Move,
  newGame,
  nextCard,
  nextField,
  openBox,
  opensTurn,
  type PlayerCount,
  play,
  pushedFrom,
  qualityAsked,
  qualityIn,
  recruitCost,
  SQUARES,
  STANDARD,
  salePoints,
  seededRandom,
  TEMPLES,
  templeRanks,
  tileGains,
  toState,
  wantedIn,
} from '../src/index.ts'

type Of<T extends Event['type']> = Extract<Event, { type: T }>
const all = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Of<T> => event.type === type)
const sum = (events: readonly { readonly count: number }[]) => events.reduce((total, { count }) => total + count, 0)
const points = (events: readonly Event[], clause: string) =>
  all(events, 'score').flatMap((event) => (event.clause === clause ? [event.points] : []))

const seen = new Set<string>()

/** Compares the announced price and gain of a move with its events. */
function compare({ position: pos }: Game, move: Move, events: readonly Event[]): void {
  const seat = pos.player
  seen.add(move.kind)
  switch (move.kind) {
    case 'recruit':
      expect(sum(all(events, 'talents').filter(({ clause }) => clause === 'R5.3'))).toBe(
        0 - recruitCost(pos, move.group - 1),
      )
      return
    case 'caravan': {
      expect(sum(all(events, 'camels').filter(({ clause }) => clause === 'R7.2'))).toBe(-camelsTo(pos, seat, move.city))
      const paid = -sum(all(events, 'goods').filter(({ clause }) => clause === 'R7.7'))
      expect(paid).toBeLessThanOrEqual(wantedIn(pos, move.city).length)
      expect(wantedIn(pos, move.city).length > 0).toBe(cityKind(move.city) !== 'babylon')
      return
    }
    case 'sell':
      expect(points(events, 'R7.4')).toEqual([salePoints(move.goods.length)])
      return
    case 'field': {
      const { good, left, last } = nextField(pos, move.row)
      const got = all(events, 'goods').filter(({ clause }) => clause === 'R6.1')
      expect(got.map((event) => event.good)).toEqual(left ? [good] : [])
      expect(all(events, 'row-full')).toHaveLength(last ? 1 : 0)
      return
    }
    case 'temple': {
      if (pos.seats[seat].cubes === 0) return
      const out = all(events, 'pushed-out').filter(({ temple }) => temple === move.temple)
      const pushed = pushedFrom(pos, move.temple)
      expect(out.map((event) => event.seat ?? 'neutral')).toEqual(pushed === undefined ? [] : [pushed])
      return
    }
    case 'court':
      expect(all(events, 'court')[0]).toMatchObject({ level: nextCard(pos, seat, move.court)?.level })
      if (pos.reason === 'city')
        expect(cardsIn(pos, seat, CITIES[pos.caravan]).map(({ kind }) => kind)).toContain(move.court)
      return
    case 'plant':
      expect(points(events, 'R9.2')).toEqual([tileGains(pos, move.square)?.points])
      expect(sum(all(events, 'gardeners-spent'))).toBe(gardenersFor(pos, move.square))
      for (const bonus of all(events, 'irrigation-bonus'))
        expect(bonus.seat ?? undefined).toBe(bonusSeat(pos, move.square))
      return
    default:
      return
  }
}

describe('Prices and gains', () => {
  test('match what is paid and taken when the move is played', () => {
    for (let i = 0; i < 6; i++) {
      const game = newGame({ players: ([2, 3, 4] as const)[i % 3], palace: i > 2, seed: `prices ${i}` })
      const random = seededRandom(`prices ${i}`)
      while (!isOver(game)) {
        const legal = legalMoves(game)
        const caravans = legal.filter((text) => text.startsWith('caravan'))
        const chosen = caravans.length > 0 ? caravans : legal
        const text = chosen[random(chosen.length)]
        const before = cloneGame(game)
        const played = play(game, text)
        if (!played.ok) throw new Error(played.refusal.code)
        compare(before, describeMove(text), played.events)
        expect(game.entries.at(-1)?.opens).toBe(opensTurn(before.position))
      }
    }
    for (const kind of ['recruit', 'caravan', 'sell', 'field', 'temple', 'court', 'plant']) expect(seen).toContain(kind)
  })

  test('R9.2 a tile names its good and its court card; a square without a tile gives nothing', () => {
    const { position } = newGame({ players: 2, seed: 'tiles' })
    const place = (id: string) => {
      position.garden[0] = position.box.tiles.findIndex((tile) => tile.id === id)
      return tileGains(position, 'a1')
    }
    expect(place('t01')).toEqual({ points: 1, talents: 0, camels: 0, goods: 0, court: 'any' })
    expect(place('t03')).toEqual({ points: 2, talents: 0, camels: 0, goods: 0, court: 'banker' })
    expect(place('t17')).toEqual({ points: 6, talents: 0, camels: 0, goods: 2 })
    expect(tileGains(position, 'd1')).toBeUndefined()
  })

  test('R8 the next card of each kind says what it does, and is gone when the reserve has none', () => {
    const { position } = newGame({ players: 2, seed: 'cards' })
    expect(nextCard(position, 0, 'banker')).toEqual({ kind: 'banker', level: 1, talents: 1, points: 0 })
    expect(nextCard(position, 0, 'caravaneer')).toEqual({ kind: 'caravaneer', level: 1, bonus: 2, keeps: 2 })
    expect(nextCard(position, 0, 'palace')).toEqual({ kind: 'palace', level: 1, points: 2 })
    expect(nextCard(position, 0, 'gardener')).toEqual({ kind: 'gardener', level: 0 })
    position.reserve.cards.fill(0)
    expect(nextCard(position, 0, 'gardener')).toBeUndefined()
    expect(cardsIn(position, 0, 'susa')).toEqual([])
  })

  test('R3.2, R7.6 the quality that a square asks for, and that of a plant', () => {
    expect(SQUARES.map(qualityAsked).join('')).toBe('1111122212331233')
    const { position } = newGame({ players: 2, seed: 'quality' })
    expect(qualityIn(position, 'khorsabad')).toBe(2)
  })

  test('R10.2 the temples would reward the most cubes, then the cube further right; with two players the first alone', () => {
    let second = 0
    for (const players of [2, 3, 4] as const) {
      const game = newGame({ players, seed: `temples ${players}` })
      const random = seededRandom('temples')
      while (!isOver(game)) {
        const legal = legalMoves(game)
        play(game, legal[random(legal.length)])
        const { temples, seats } = toState(game.position)
        for (const temple of TEMPLES) {
          const strength = (seat: number) => {
            const own = temples[temple].flatMap((cube, place) => (cube === seats[seat].color ? [place] : []))
            return own.length === 0 ? 0 : 10 * own.length + Math.max(...own)
          }
          const ranked = seats
            .map((_, seat) => seat)
            .filter((seat) => strength(seat) > 0)
            .sort((a, b) => strength(b) - strength(a))
          const ranks = templeRanks(game.position, temple)
          expect(ranks).toEqual(ranked.slice(0, players === 2 ? 1 : 2))
          if (ranks.length > 1) second++
        }
      }
    }
    expect(second).toBeGreaterThan(0)
  })

  describe('R11.2 the favour for so many tiles', () => {
    const at = (players: PlayerCount, tiles: number) => favourFor(openBox(STANDARD, players, false), tiles)

    test('names the next step until the last one is reached', () => {
      expect(at(4, 2)).toEqual({ now: 0, next: { tiles: 3, points: 5 } })
      expect(at(4, 3)).toEqual({ now: 5, next: { tiles: 5, points: 10 } })
      expect(at(4, 5)).toEqual({ now: 10, next: undefined })
    })

    test('depends on the number of players', () => {
      expect(at(3, 3).next).toEqual({ tiles: 4, points: 5 })
      expect(at(2, 6)).toEqual({ now: 5, next: { tiles: 7, points: 10 } })
    })
  })
})
