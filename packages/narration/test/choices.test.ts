import {
  CITIES,
  describeMove,
  type Game,
  isOver,
  legalMoves,
  newGame,
  play,
  type Random,
  SIDES,
  seededRandom,
} from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { choiceOf, moveName, moveNames, promptOf, viewOf } from '../src/index.ts'

const english = createText('en')

/** Plays a random move, preferring the caravan so that every kind of decision occurs. */
function step(game: Game, random: Random): string {
  const legal = legalMoves(game)
  const caravans = legal.filter((move) => move.startsWith('caravan'))
  const moves = caravans.length > 0 ? caravans : legal
  const move = moves[random(moves.length)]
  play(game, move)
  return move
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every choice has a distinct label, the same from a move as data and as text', () => {
    const text = createText(language)
    const game = newGame({ players: 3, palace: true, seed: 'words' })
    const random = seededRandom('words')
    const seen = new Set<string>()
    while (!isOver(game)) {
      const view = viewOf(game, text)
      const legal = legalMoves(game)
      const { kind } = describeMove(legal[0])
      if (!seen.has(kind)) {
        seen.add(kind)
        expect(promptOf(view)).not.toMatch(/undefined|\{|^$/)
        const choices = legal.map((move) => choiceOf(view, move))
        for (const words of choices) expect(words).not.toMatch(/undefined|\{|NaN|^$/)
        expect(new Set(choices).size).toBe(legal.length)
        expect(legal.map((move) => choiceOf(view, describeMove(move)))).toEqual(choices)
        expect(moveNames(text, legal)).toBe(legal.map((move) => moveName(text, describeMove(move))).join(', '))
      }
      step(game, random)
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})

describe('a choice shows its price and gain', () => {
  const choice = (game: Game, move: string) => choiceOf(viewOf(game, english), move)

  it('R5.3 as many talents as cards of the group are turned over', () => {
    const game = newGame({ players: 2, seed: 'cost' })
    const [recruit] = legalMoves(game).filter((move) => move.startsWith('recruit 1'))
    expect(choice(game, recruit)).toMatch(/\(free\)/)
    game.position.turned = 0b011
    expect(choice(game, recruit)).toMatch(/2 talents/)
  })

  it('R7.4 three points for each good sold', () => {
    const game = newGame({ players: 2, seed: 'sale' })
    expect(choice(game, 'sell wine')).toBe('1 wine: 3 points')
    expect(choice(game, 'sell salt wine')).toBe('1 salt, 1 wine: 6 points')
  })

  it('R9.3 the irrigation bonus goes to the player with the most cubes around the square', () => {
    const game = newGame({ players: 2, seed: 'bonus' })
    game.position.caravan = CITIES.indexOf('khorsabad')
    const bonus = () => /irrigation bonus of .*$/.exec(choice(game, 'plant a1'))?.[0]
    expect(bonus()).toBeUndefined()
    // A cube is stored as its seat number from 1; each side has two zones.
    game.position.canals[2 * SIDES.indexOf('a1-b1')] = 1
    expect(bonus()).toBe('irrigation bonus of 2 points (Blue)')
    game.position.canals[2 * SIDES.indexOf('a1-a2')] = 2
    expect(bonus()).toBeUndefined()
  })

  it('rejects a text that is no move', () => {
    expect(() => moveName(english, 'plant e5')).toThrow('not a move')
  })
})
