import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOVE_KINDS } from '../../src/core/move.ts'
import { MOVES_OF, makeMove, oneOf } from '../../src/core/move-code.ts'
import {
  apply,
  formatMove,
  type Game,
  isOver,
  legalMoves,
  type MoveCode,
  newGame,
  parseMove,
  play,
  type Refusal,
  STANDARD,
  whyRefused,
} from '../../src/index.ts'
import { openSides, plantable } from './garden.ts'
import { contents, gameAt, playing, points, stateOf, TIMEOUT, tries, worlds } from './worlds.ts'

/** Every set of goods up to a size; the box has seven of each good. */
function handfuls(size: number): number[] {
  let found = [0]
  for (let good = 0; good < 5; good++)
    found = found.flatMap((handful) => Array.from({ length: 8 }, (_, count) => handful + count * oneOf(good)))
  const sizeOf = (handful: number) => [0, 4, 8, 12, 16].reduce((sum, bits) => sum + ((handful >> bits) & 15), 0)
  return found.filter((handful) => sizeOf(handful) > 0 && sizeOf(handful) <= size)
}

const discards = (size: number): MoveCode[] => handfuls(size).map((handful) => makeMove('discard', handful))
const OTHERS: MoveCode[] = MOVE_KINDS.flatMap((kind) => MOVES_OF[kind])
/** Every move of the notation; of the discards only the smaller ones. */
const GRAMMAR: string[] = [...OTHERS, ...discards(8)].map(formatMove)
const SHORT_GRAMMAR: string[] = [...OTHERS, ...discards(3)].map(formatMove)

/** Does a refusal name a clause and moves that could be played instead? A game that is over has none. */
function isSound({ code, clause, instead }: Refusal, legal: readonly string[]): boolean {
  if (code === 'game-over') return instead.length === 0
  return clause !== undefined && instead.length > 0 && instead.every((move) => legal.includes(move))
}

/** Tries every move on a game: accepted if and only if it is listed; a refused move changes nothing. */
function tryAll(game: Game, grammar: readonly string[]): void {
  const legal = legalMoves(game)
  const before = contents(game)
  const accepted: string[] = []
  const unsound: string[] = []
  for (const move of new Set([...grammar, ...legal])) {
    const refusal = whyRefused(game, move)
    if (refusal === undefined) {
      accepted.push(move)
      continue
    }
    const played = play(game, move)
    if (played.ok || !isDeepStrictEqual(played.refusal, refusal) || !isSound(refusal, legal)) unsound.push(move)
  }
  expect(unsound).toEqual([])
  expect(accepted.sort()).toEqual(legal)
  for (const move of legal) expect(apply(game, move).ok, move).toBe(true)
  expect(contents(game)).toBe(before)
}

describe('Legal moves', () => {
  test('of all moves in notation, the listed ones are accepted, and the rest are refused without effect', {
    timeout: TIMEOUT,
  }, () => {
    const every = fc.tuple(worlds, fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(every, ([world, offset]) => {
        let count = offset
        for (const { game } of playing(world)) if (count++ % 13 === 0 || isOver(game)) tryAll(game, SHORT_GRAMMAR)
      }),
      tries(30),
    )
  })

  test('the same with discards of every size', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        let discardCount = 0
        for (const { game } of playing({ ...world, way: 'hoarder' }))
          if (game.position.decision === 'discard' && discardCount++ % 12 === 0) tryAll(game, GRAMMAR)
      }),
      tries(6),
    )
  })

  test('are listed once each, sorted by code unit, and empty only when the game is over', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        for (const { game } of playing(world)) {
          const legal = legalMoves(game)
          expect(legal).toEqual([...new Set(legal)].sort())
          expect(legal.length > 0).toBe(!isOver(game))
        }
      }),
      tries(60),
    )
  })

  test('R3.5, R3.8, R9.1 the zones and squares on offer match a second implementation of the garden', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        for (const { game } of playing(world)) {
          const state = stateOf(game)
          const { decision, caravan, plants, seats } = state
          const offered = () => legalMoves(game).map((move) => move.split(' ')[1])
          if (decision?.kind === 'irrigate') expect(offered()).toEqual(openSides(state).sort())
          const card = plants[caravan]
          if (decision?.kind !== 'plant' || card === undefined) continue
          const { quality } = STANDARD.plants[card.card][card.face]
          expect(offered()).toEqual(plantable(state, quality, seats[decision.player].gardeners).sort())
        }
      }),
      tries(80),
    )
  })
})

describe('Text that is not a move', () => {
  const game = newGame({ players: 4, palace: true, seed: 'garbage' })

  test('is refused without throwing', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'toString',
        'discard',
        'discard ',
        'sell',
        'recruit',
        'recruit 5 farmer',
      ),
    )
    fc.assert(
      fc.property(text, (garbage) => {
        fc.pre(!legalMoves(game).includes(garbage))
        const before = contents(game)
        const refusal = whyRefused(game, garbage)
        expect(refusal?.code).toBe(parseMove(garbage) === undefined ? 'not-a-move' : refusal?.code)
        expect(play(game, garbage)).toEqual({ ok: false, refusal })
        expect(contents(game)).toBe(before)
      }),
      tries(500),
    )
  })

  test('must match exactly: case, spaces and order matter', { timeout: TIMEOUT }, () => {
    const spoil = fc.constantFrom<(move: string) => string>(
      (move) => move.toUpperCase(),
      (move) => ` ${move}`,
      (move) => `${move} `,
      (move) => `${move}\n`,
      (move) => move.replace(' ', '  '),
      (move) => move.replace(' ', '\t'),
      (move) => `${move} ${move}`,
      (move) => move.split(' ').reverse().join(' '),
      (move) => move.slice(0, -1),
    )
    fc.assert(
      fc.property(points, spoil, ([world, decisions], spoiled) => {
        const at = gameAt(world, decisions)
        const before = contents(at)
        for (const move of legalMoves(at)) {
          const text = spoiled(move)
          if (text === move) continue
          expect(whyRefused(at, text)?.code, text).toBeDefined()
          expect(play(at, text).ok, text).toBe(false)
        }
        expect(contents(at)).toBe(before)
      }),
      tries(150),
    )
  })
})
