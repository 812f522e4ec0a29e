import { fromState, gameFrom, legalMoves, newGame, play, STANDARD, toState } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { choiceOf, narrate, promptOf, viewOf } from '../src/index.ts'

/** A game in which four neutral cubes fill the temple of Marduk. */
function withFullTemple() {
  const state = toState(newGame({ players: 2, seed: 'procession' }).position)
  state.temples.marduk = ['neutral', 'neutral', 'neutral', 'neutral']
  state.reserve.neutral -= 4
  const read = fromState(state, STANDARD)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return gameFrom(read.value, 'procession')
}

describe('R10.1 the procession', () => {
  const atProcession = (
    cubes: number,
    language: (typeof LANGUAGES)[number] = 'en',
    game = newGame({ players: 2, seed: 'procession' }),
  ) => {
    play(game, 'pass')
    play(game, 'pass')
    game.position.seats[game.position.player].cubes = cubes
    return viewOf(game, createText(language))
  }

  it('asks for the temple of the cube', () => {
    expect(promptOf(atProcession(1))).toContain('Which temple gets your cube?')
    expect(choiceOf(atProcession(1), 'temple marduk')).toBe('Marduk')
  })

  it('asks a leader without a cube which temple gets nothing', () => {
    expect(promptOf(atProcession(0))).toContain('Which temple gets nothing?')
    expect(legalMoves(atProcession(0).game)).toContain('temple marduk')
    expect(choiceOf(atProcession(0), 'temple marduk')).toBe('Marduk: gets nothing')
  })

  it('mentions no pushed-out cube when the leader has no cube', () => {
    expect(choiceOf(atProcession(0, 'en', withFullTemple()), 'temple marduk')).toBe('Marduk: gets nothing')
    expect(choiceOf(atProcession(1, 'en', withFullTemple()), 'temple marduk')).toContain('pushes out a neutral cube')
  })

  it.each(LANGUAGES)('has its own wording for that in %s', (language) => {
    expect(promptOf(atProcession(0, language))).not.toBe(promptOf(atProcession(1, language)))
    expect(choiceOf(atProcession(0, language), 'temple ishtar')).toMatch(/^Ishtar/)
  })
})

it.each(LANGUAGES)('the only person at a table is not called by name or colour in %s', (language) => {
  const view = viewOf(newGame({ players: 3, seed: 'alone' }), createText(language))
  const seat = view.game.position.player
  const asked = promptOf(view, seat)
  expect(asked).toBe(view.text.t('prompt.action'))
  expect(asked).not.toContain(view.names[seat])
  // Where several people sit around a screen, or it is somebody else’s decision, the prompt says whose.
  const other = (seat + 1) % 3
  for (const named of [promptOf(view), promptOf(view, other)]) {
    expect(named).toContain(view.names[seat])
    expect(named).toContain(asked)
  }
})

it('R12.3 a free recruitment names its trade', () => {
  const game = newGame({ players: 2, palace: true, seed: 'free' })
  const { text, names } = viewOf(game, createText('en'))
  expect(narrate({ game, text, names }, [{ type: 'free', seat: 0, trade: 'engineer' }])).toBe(
    'Blue recruits an engineer for free.',
  )
})
