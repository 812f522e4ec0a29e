import { createBot } from '@amyitis/bots'
import {
  DECISIONS,
  formatMove,
  isOver,
  legalMoves,
  MOVE_KINDS,
  MOVES_OF,
  newGame,
  play,
  REFUSALS,
  type RefusalCode,
  seededRandom,
  withHeaders,
} from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { choiceOf, moveName, moveNames, promptOf, refusalOf, viewOf } from '../src/index.ts'
import { faultsOf, isSentence, NAMES } from './prose.ts'

/** Every position of some whole games, which together have every kind of decision. */
function* positions() {
  for (const [players, palace] of [
    [2, false],
    [4, true],
  ] as const) {
    const start = newGame({ players, palace, seed: 'every decision' })
    const game = withHeaders(start, { names: NAMES[palace ? 0 : 1].slice(0, players) })
    const random = seededRandom('every decision')
    const bot = createBot('gardener', { random })
    while (!isOver(game)) {
      yield game
      const legal = legalMoves(game)
      const move =
        random(3) === 0 ? legal[random(legal.length)] : formatMove(bot.think(game.position, { iterations: 1 }).move)
      play(game, move)
    }
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createText(language)

  it.each(MOVE_KINDS)('every move has a name that reads well: %s', (kind) => {
    const named = MOVES_OF[kind].map((move) => moveName(text, formatMove(move)))
    expect(named.filter((name) => name === '')).toEqual([])
    expect([...new Set(named)].flatMap((name) => faultsOf(language, name))).toEqual([])
  })

  it('every refusal is a sentence with its clause', () => {
    for (const [code, clause] of Object.entries(REFUSALS) as [RefusalCode, string | undefined][]) {
      const sentence = refusalOf(text, { code, clause } as Parameters<typeof refusalOf>[1])
      expect(isSentence(sentence.replace(/ \(R[\d.]+\)$/, '')), sentence).toBe(true)
      expect(sentence.endsWith(`(${clause})`)).toBe(clause !== undefined)
      expect(faultsOf(language, sentence)).toEqual([])
    }
  })

  it('every question and every choice reads well in whole games', () => {
    const decisions = new Set<string>()
    const faults = new Set<string>()
    for (const game of positions()) {
      const view = viewOf(game, text)
      decisions.add(view.state.decision?.kind ?? '')
      const sentences = [promptOf(view), ...legalMoves(game).map((move) => choiceOf(view, move))]
      expect(sentences.filter((one) => one === '')).toEqual([])
      for (const fault of sentences.flatMap((one) => faultsOf(language, one))) faults.add(fault)
    }
    expect([...faults]).toEqual([])
    expect([...decisions].sort()).toEqual([...DECISIONS].sort())
  })
})

it('the name of a move has neither price nor gain', () => {
  const named = legalMoves(newGame({ players: 2, seed: 'name' })).map((move) => moveName(createText('en'), move))
  expect(named).toContain('pass')
  expect(named.some((name) => /^\w+ from group [12]$/.test(name))).toBe(true)
})

it('a list of moves has commas', () => {
  expect(moveNames(createText('en'), ['pass', 'keep'])).toBe(
    [moveName(createText('en'), 'pass'), moveName(createText('en'), 'keep')].join(', '),
  )
})
