import { type Cube, legalMoves, newGame, play } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/text'
import { choiceOf, promptOf, tell } from '@amyitis/words'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../src/views/view.ts'

const FOUR: Cube[] = ['neutral', 'neutral', 'neutral', 'neutral']

describe('R10.1 the procession', () => {
  const atProcession = (cubes: number | undefined, language: (typeof LANGUAGES)[number] = 'en') => {
    const game = newGame({ players: 2, seed: 'procession' })
    play(game, 'pass')
    play(game, 'pass')
    if (cubes !== undefined) game.position.seats[game.position.player].cubes = cubes
    return viewOf(game, createText(language), (text) => text)
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

  it('speaks of no cube that is pushed out of a full temple by nobody', () => {
    const view = atProcession(0)
    const full = { ...view, state: { ...view.state, temples: { ...view.state.temples, marduk: FOUR } } }
    expect(choiceOf(full, 'temple marduk')).toBe('Marduk: gets nothing')
    const withCube = atProcession(1)
    const pushing = { ...withCube, state: { ...withCube.state, temples: { ...withCube.state.temples, marduk: FOUR } } }
    expect(choiceOf(pushing, 'temple marduk')).toContain('pushes out a neutral cube')
  })

  it.each(LANGUAGES)('has its own words for that in %s', (language) => {
    expect(promptOf(atProcession(0, language))).not.toBe(promptOf(atProcession(1, language)))
    expect(choiceOf(atProcession(0, language), 'temple ishtar')).toMatch(/^Ishtar/)
  })
})

it('R12.3 a free recruitment names its trade', () => {
  const game = newGame({ players: 2, palace: true, seed: 'free' })
  const { text, names } = viewOf(game, createText('en'), (plain) => plain)
  expect(tell({ game, text, names }, [{ type: 'free', seat: 0, trade: 'engineer' }])).toBe(
    'Blue recruits an engineer for free.',
  )
})
