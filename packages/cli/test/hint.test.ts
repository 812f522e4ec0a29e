import { explain } from '@amyitis/bots'
import { type Game, legalMoves, newGame, play, rewind, seededRandom } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { everyZone, table } from '../../engine/test/table.ts'
import { netFor } from '../src/bots.ts'
import { Hints } from '../src/play/hint.ts'
import { inOrder } from '../src/play/menu.ts'
import { widthOf } from '../src/terminal/width.ts'
import { viewOf } from '../src/views/view.ts'
import { amyitis, inNewFolder } from './program.ts'

inNewFolder()

/** Enough to have a choice and a line. */
const BUDGET = { iterations: 60 }

/** Asks for hints as a person does, with the choices as they are numbered. */
function asking(game: Game, language: (typeof LANGUAGES)[number] = 'en') {
  const hints = new Hints(BUDGET)
  return () =>
    hints.next(
      viewOf(game, createText(language), (plain) => plain),
      inOrder(legalMoves(game)),
    )
}

describe('a hint', () => {
  it('says more each time: the kind of action, the move, the reasons', () => {
    const game = newGame({ players: 2, seed: 'hint' })
    const ask = asking(game)
    const kind = ask()
    const which = ask()
    const why = ask()
    expect(kind[0]).toMatch(/^Hint: (recruit|move the caravan|pass)\.$/)
    expect(kind.join(' ')).not.toMatch(/group/)
    const number = Number(/choose number (\d+)/.exec(which[0])?.[1])
    expect(number).toBeGreaterThan(0)
    expect(which[1]).toContain(`${number}  `)
    expect(which.join(' ')).not.toMatch(/^ {2}[+-] /m)
    expect(why[0]).toBe(`Why number ${number}:`)
    expect(why.some((line) => /^ {2}[+-] [A-Z]/.test(line))).toBe(true)
    expect(why.join(' ')).toMatch(/Win chance \d+%/)
    expect(why.join(' ')).toMatch(/Second best: |Just as good: /)
    expect(ask()).toEqual(why)
  })

  it.each([
    [30, 'Proven: if everyone plays their best, you win by 1 point.'],
    [29, 'Proven: if everyone plays their best, you share the win.'],
    [20, 'Proven: even if you play your best, you finish 9 points behind the winner.'],
  ])('says what is proven in the last round: %i points', (score, words) => {
    const squares = ['a2', 'a3', 'b2', 'b3', 'a4', 'b4', 'c2', 'c3', 'd3', 'c4']
    const game = table({
      players: 2,
      planted: Object.fromEntries(squares.map((square, i) => [square, i % 2 === 0 ? 'blue' : 'red'] as const)),
      groups: ['*farmer priest engineer', '*merchant farmer priest'],
      canals: everyZone('blue', 'red'),
      caravan: 'ninoua',
      // Two goods sold in Babylon bring 6 points; Red gets 5 for the favour like Blue, and 2 from Marduk.
      seats: { blue: { score, talents: 0, goods: { dates: 2 } }, red: { score: 33, passed: true } },
    })
    const ask = asking(game)
    ask()
    ask()
    expect(ask().join(' ').replace(/ +/g, ' ')).toContain(words)
    for (const language of LANGUAGES) {
      const other = asking(game, language)
      other()
      other()
      expect(other().join(' ')).toMatch(/Proven: |Prouvé\s: |Bewiesen: |Bizonyított: /)
    }
  })

  it('starts over with the next decision, and after a takeback', () => {
    const game = newGame({ players: 2, seed: 'anew' })
    const hints = new Hints(BUDGET)
    const ask = (now: Game) =>
      hints.next(
        viewOf(now, createText('en'), (plain) => plain),
        inOrder(legalMoves(now)),
      )
    expect(ask(game)[0]).toMatch(/^Hint: /)
    expect(ask(game)[0]).toMatch(/choose number/)
    const [one, other] = legalMoves(game).filter((move) => move.startsWith('recruit'))
    play(game, one)
    expect(ask(game)[0]).not.toMatch(/choose number/)
    const back = rewind(game, 0)
    play(back, other)
    expect(ask(back)[0]).not.toMatch(/choose number/)
  })

  it('names the move if it is the only one', () => {
    const game = newGame({ players: 2, seed: 'only' })
    const { position } = game
    position.seats[position.player].talents = 0
    position.seats[position.player].camels = 0
    position.turned = 0b001001
    expect(legalMoves(game)).toEqual(['pass'])
    const ask = asking(game)
    expect(ask().join(' ')).toMatch(/only one choice here. +1 {2}pass/)
    expect(ask().join(' ')).toMatch(/only one choice/)
    expect(ask().join(' ')).toContain('There’s no other choice.')
  })

  it('gives the best move, whatever the seed of the game', () => {
    const game = newGame({ players: 3, palace: true, seed: 'seed' })
    const { position } = game
    const random = seededRandom('hint 0')
    const { choices } = explain(position, { net: netFor(position.box), random, budget: BUDGET })
    const ask = asking(game)
    ask()
    const number = inOrder(legalMoves(game)).indexOf(choices[0].move) + 1
    expect(ask()[0]).toBe(`Hint: choose number ${number}.`)
  })

  it.each(LANGUAGES)('is available for every kind of decision in %s, at most 80 columns wide', (language) => {
    const game = newGame({ players: 3, palace: true, seed: 'every' })
    const seen = new Set<string>()
    for (let i = 0; i < 600 && legalMoves(game).length > 0; i++) {
      const { decision = '' } = game.position
      if (!seen.has(decision)) {
        seen.add(decision)
        const ask = asking(game, language)
        const lines = [...ask(), ...ask(), ...ask()]
        expect(lines.filter((line) => widthOf(line) > 80)).toEqual([])
        expect(lines.join('\n')).not.toMatch(/undefined|\{\w+\}|NaN/)
      }
      const legal = legalMoves(game)
      // Rather the caravan than passing, so that all of the game is met.
      const moves = legal.filter((move) => move.startsWith('caravan'))
      play(game, (moves.length > 0 ? moves : legal)[(i * 7919) % (moves.length > 0 ? moves : legal).length])
    }
    expect(seen.size).toBeGreaterThan(9)
  })
})

it('hint is a command during a game', () => {
  const args = ['play', '--seats', 'human,gardener', '--seed', 'talk', '--no-save']
  const { code, out, err } = amyitis(args, 'hint\nhint\nhint\nquit\n')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/> hint\nHint: [\s\S]*> hint\nHint: choose number \d+\.[\s\S]*> hint\nWhy number \d+:/)
  expect(out).toContain('Balasi – Picks what’s ripe now and ignores your plans.')
})
