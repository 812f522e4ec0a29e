import { isOver, legalMoves, newGame, play, type State, seededRandom, toState } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { namelessSeat, playersOf } from '../src/board/players.ts'
import type { GameHead } from '../src/game/saved.ts'
import type { SeatedPlayer } from '../src/game/seats.ts'
import { winShareText } from '../src/replay/review/SeatsTable.tsx'
import { Standing } from '../src/replay/review/Standing.tsx'
import { standingText } from '../src/shell/games/game-text.ts'
import { TextProvider } from '../src/text/use-text.ts'
import { markupOf } from './panels.ts'
import { tableOf } from './table-model.ts'

const person = (name = ''): SeatedPlayer => ({ kind: 'human', name })
const bot: SeatedPlayer = { kind: 'bot', level: 'gardener' }
const en = createText('en')

it('the only person without a name is “you”; nobody else is', () => {
  expect(namelessSeat([bot, person()])).toBe(1)
  expect(namelessSeat([bot, person('Ada')])).toBeUndefined()
  expect(namelessSeat([person(), person()])).toBeUndefined()
  expect(namelessSeat([bot, bot])).toBeUndefined()
  expect(namelessSeat([person(), { kind: 'remote', name: 'Ben' }])).toBe(0)
})

describe.each(LANGUAGES)('the log of a whole game alone, in %s', (language) => {
  const text = createText(language)
  const seats = [person(), bot, bot]
  const game = newGame({ players: 3, palace: true, seed: 'alone' })
  const random = seededRandom('alone')
  while (!isOver(game)) {
    const moves = legalMoves(game)
    play(game, moves[random(moves.length)])
  }
  const markup = (you: number | undefined) => {
    const view = { ...viewOf(game, text), you }
    return markupOf('Log', { ...tableOf(game), text, view, players: playersOf(seats, view) })
  }
  const blue = new RegExp(`(?<!\\p{L})${text.name('color', 'blue')}(?!\\p{L})`, 'u')

  it('never calls the reader by a colour', () => {
    expect(markup(undefined)).toMatch(blue)
    const said = markup(namelessSeat(seats))
    expect(said).not.toMatch(blue)
    expect(said).toContain(text.t('event.pass.you'))
    expect(said).toContain(text.t('event.pass', { who: text.name('color', 'red') }))
  })
})

describe('the result of an analysed game', () => {
  const standing = (scores: number[], winners: number[], you?: number) => {
    const { seats, ...state } = toState(newGame({ players: 3, seed: 'standing' }).position)
    const ended: State = { ...state, seats: seats.map((seat, i) => ({ ...seat, score: scores[i] })), winners }
    const players = ['You', 'Kuri', 'Ea'].map((name, i) => ({
      kind: 'human' as const,
      name,
      color: seats[i].color,
      note: '',
      now: name === 'Ea' ? 'Zoe' : undefined,
    }))
    const element = createElement(Standing, { state: ended, players, you })
    return renderToStaticMarkup(createElement(TextProvider, { value: en }, element))
  }

  it('speaks to the reader who won, alone or with others', () => {
    expect(standing([30, 20, 10], [0], 0)).toContain('You win with 30 points')
    expect(standing([30, 30, 10], [0, 1], 0)).toContain('You share the victory with Kuri: 30 points')
    expect(standing([30, 30, 10], [0, 1])).toContain('You and Kuri share the victory')
  })

  it('has today’s names beside those under which the game was played', () => {
    expect(standing([30, 20, 10], [0], 0)).toContain('Ea (now Zoe)')
  })

  it('names no one of several who are level behind the winner', () => {
    expect(standing([20, 25, 20], [1], 0)).toContain('Kuri wins with 25 points</h2><p>5 points ahead</p>')
  })
})

describe('a saved game', () => {
  const head = (seats: SeatedPlayer[], winners: number[]) =>
    ({ seats, summary: { player: undefined, winners } }) as unknown as GameHead

  it('is won by “you” if only one person played', () => {
    expect(standingText(en, head([person(), bot], [0]))).toBe('you won')
    expect(standingText(en, head([person('Ada'), bot], [0]))).toBe('you won')
    expect(standingText(en, head([person(), bot], [0, 1]))).toBe('you shared the victory')
    expect(standingText(en, head([person(), bot], [1]))).toMatch(/^Winner: \w+$/)
    expect(standingText(en, head([person(), person('Ben')], [0]))).toBe('Winner: Blue')
  })
})

it('a small share keeps a decimal', () => {
  expect([0.004, 0.061, 0.1, 0.42].map((share) => winShareText(en, share))).toEqual(['0.4%', '6.1%', '10%', '42%'])
})
