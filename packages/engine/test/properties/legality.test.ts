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

/** Every handful of goods up to a size, none of a kind more than seven times, as the box has it. */
function handfuls(size: number): number[] {
  let found = [0]
  for (let good = 0; good < 5; good++)
    found = found.flatMap((handful) => Array.from({ length: 8 }, (_, count) => handful + count * oneOf(good)))
  const sizeOf = (handful: number) => [0, 4, 8, 12, 16].reduce((sum, bits) => sum + ((handful >> bits) & 15), 0)
  return found.filter((handful) => sizeOf(handful) > 0 && sizeOf(handful) <= size)
}

const discards = (size: number): MoveCode[] => handfuls(size).map((handful) => makeMove('discard', handful))
const OTHERS: MoveCode[] = MOVE_KINDS.flatMap((kind) => MOVES_OF[kind])
/** All that the notation can write; of the discards those of up to so many goods, and whatever is listed. */
const GRAMMAR: string[] = [...OTHERS, ...discards(8)].map(formatMove)
const SHORT_GRAMMAR: string[] = [...OTHERS, ...discards(3)].map(formatMove)

/** Does a refusal name a clause and moves that could be played instead? A game that is over has none. */
function isSound({ code, clause, instead }: Refusal, legal: readonly string[]): boolean {
  if (code === 'game-over') return instead.length === 0
  return clause !== undefined && instead.length > 0 && instead.every((move) => legal.includes(move))
}

/** Tries every move on a game: accepted if and only if it is listed; refused, it changes nothing. */
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

describe('What is legal', () => {
  test('of all that the notation can write, what is listed is accepted, and the rest is refused and changes nothing', {
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
        let asked = 0
        for (const { game } of playing({ ...world, way: 'hoarder' }))
          if (game.position.decision === 'discard' && asked++ % 12 === 0) tryAll(game, GRAMMAR)
      }),
      tries(6),
    )
  })

  test('the list has every move once, sorted by code unit, and is empty only when the game is over', {
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

  test('R3.5, R3.8, R9.1 the zones and squares on offer are those of a second reading of the garden', {
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

describe('Text that is no move', () => {
  const game = newGame({ players: 4, palace: true, seed: 'garbage' })

  test('any text is refused and none throws', () => {
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

  test('a move is matched to the letter: other case, blanks or order make it none', { timeout: TIMEOUT }, () => {
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
