import { readFileSync, statSync } from 'node:fs'
import {
  type City,
  type Event,
  formatMove,
  type Game,
  isOver,
  newGame,
  play,
  rewind,
  scores,
  seededRandom,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import {
  createBot,
  formatOpenings,
  GAME_KINDS,
  hasPalace,
  isOpeningTurn,
  OPENING_LENGTH,
  OPENING_TURNS,
  OpeningReader,
  type OpeningTurn,
  openingsUrl,
  openOpeningGame,
  parseOpenings,
  partsOf,
  playersOf,
} from '../src/index.ts'

/** For all kinds together. */
const MAX_BYTES = 300_000
/** Of each kind. */
const MIN_OPENINGS = 500

/** The first turns of everybody, by seat, from the events of a game. */
function read(game: Game): readonly (readonly OpeningTurn[])[] {
  const again = rewind(game, 0)
  const reader = new OpeningReader(again.position.seats.length)
  for (const { move } of game.entries) {
    const played = play(again, formatMove(move))
    if (played.ok) for (const event of played.events) reader.event(event)
  }
  return reader.turns
}

/** The same from the moves. */
function fromMoves({ entries }: Game, seat: number): string[] {
  const turns: string[] = []
  for (const { seat: mover, move } of entries) {
    if (mover !== seat) continue
    const [kind, name, trade] = formatMove(move).split(' ')
    const last = turns.length - 1
    if (kind === 'recruit') turns.push(trade)
    else if (kind === 'noble' || kind === 'pass') turns.push(kind)
    else if (kind === 'caravan') turns.push(name)
    else if (kind === 'power') turns.push(`power-${name}`)
    else if (kind === 'court' && /^(susa|uruk|palmyra|ninoua)$/.test(turns[last])) turns[last] += `-${name}`
  }
  return turns.slice(0, OPENING_LENGTH)
}

describe('the turns of an opening', () => {
  test.each(GAME_KINDS)('are those that were played: %s', (kind) => {
    const game = newGame({ players: playersOf(kind), palace: hasPalace(kind), seed: 'openings' })
    const bot = createBot('gardener', { random: seededRandom('openings') })
    while (!isOver(game)) play(game, formatMove(bot.choose(game.position)))
    const turns = read(game)
    expect(turns.flat().every(isOpeningTurn)).toBe(true)
    expect(turns).toEqual(game.position.seats.map((_, seat) => fromMoves(game, seat)))
  })

  test('a court card of a tile or a row of fields is not what the caravan fetched', () => {
    const reader = new OpeningReader(2)
    const journey = (to: City): Event => ({ type: 'caravan', seat: 0, from: 'babylon', to, spaces: 1 })
    const card: Event = { type: 'court', seat: 0, kind: 'gardener', level: 1 }
    const events: readonly Event[] = [
      journey('ur'),
      { type: 'tile', seat: 0, square: 'a1', tile: 't01' },
      card,
      { type: 'recruit', seat: 1, group: 0, card: 0, trade: 'farmer' },
      card,
      journey('palmyra'),
      card,
      { type: 'pass', seat: 1 },
    ]
    for (const event of events) reader.event(event)
    expect(reader.turns).toEqual([
      ['ur', 'palmyra-gardener'],
      ['farmer', 'pass'],
    ])
  })

  test('have parts', () => {
    expect(partsOf('farmer')).toEqual({ action: 'farmer' })
    expect(partsOf('susa-banker')).toEqual({ action: 'caravan', city: 'susa', court: 'banker' })
    expect(partsOf('ur')).toEqual({ action: 'caravan', city: 'ur', court: undefined })
    expect(partsOf('power-first')).toEqual({ action: 'power', power: 'first' })
    expect(isOpeningTurn('ur-banker')).toBe(false)
  })
})

describe('a collection of openings', () => {
  test('is read as it was written', () => {
    const collection = {
      kind: '2p-palace',
      rules: '2',
      iterations: 9,
      weights: 'abc',
      fewest: 3,
      games: [
        { lines: [OPENING_TURNS, ['pass']], scores: [40, 39], moves: '01-2' },
        { lines: [['noble'], ['farmer', 'uruk-caravaneer']], scores: [7, 0], moves: undefined },
      ],
    } as const
    expect(parseOpenings(formatOpenings(collection))).toEqual(collection)
  })

  test('that is damaged is refused', () => {
    expect(() => parseOpenings('openings 5p 2 9 abc 3\n')).toThrow('no such kind of game')
    expect(() => parseOpenings('openings 2p 0 9 abc 3\n')).toThrow()
    expect(() => parseOpenings('openings 2p 2 9 abc 3\na! b 1 2\n')).toThrow('no such turn')
  })
})

describe('the published openings', () => {
  const published = GAME_KINDS.map((kind) => parseOpenings(readFileSync(openingsUrl(kind), 'utf8')))

  test('cover every kind of game, and are small', () => {
    expect(published.map(({ kind }) => kind)).toEqual(GAME_KINDS)
    for (const { kind, games } of published) {
      expect(games.length * playersOf(kind), kind).toBeGreaterThanOrEqual(MIN_OPENINGS)
      const parts = games.flatMap(({ lines, scores: points }) => [lines.length, points.length])
      expect(new Set(parts)).toEqual(new Set([playersOf(kind)]))
    }
    expect(GAME_KINDS.reduce((sum, kind) => sum + statSync(openingsUrl(kind)).size, 0)).toBeLessThanOrEqual(MAX_BYTES)
  })

  test.each(published)('can be replayed: $kind', (collection) => {
    const game = openOpeningGame(collection, 1)
    if (game === undefined) throw new Error('the first game has no moves')
    const { firstPlayer } = rewind(game, 0).position
    const players = game.position.seats.length
    const at = (place: number) => (firstPlayer + place) % players
    const turns = read(game)
    const [{ lines, scores: points }] = collection.games
    expect(points.map((_, place) => scores(game)[at(place)])).toEqual(points)
    expect(lines.map((line, place) => turns[at(place)].slice(0, line.length))).toEqual(lines)
  })
})
