import { newGame, toState } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { isTarget, kindOfTarget, partsOf } from '../src/board/target.ts'
import { targetsOn } from './learn-targets.ts'

describe('a target', () => {
  it('names what lies there', () => {
    expect(partsOf('card 2 1')).toEqual({ kind: 'card', group: 2, place: 1 })
    expect(partsOf('canal a1-b1')).toEqual({ kind: 'canal', side: 'a1-b1' })
    expect(partsOf('good wine')).toEqual({ kind: 'good', good: 'wine' })
    expect(partsOf('pass')).toEqual({ kind: 'pass' })
    expect(partsOf('prompt sell salt wine')).toEqual({ kind: 'prompt', move: 'sell salt wine' })
  })

  it('is everything on the table that can be pointed at, and nothing that somebody owns', () => {
    const state = toState(newGame({ players: 4, palace: true, seed: 'targets' }).position)
    for (const place of targetsOn(state)) expect(isTarget(place), place).toBe(!place.startsWith('seat '))
    for (const place of ['reserve wine', 'track 3', 'tiles-left', 'nowhere', '']) expect(isTarget(place)).toBe(false)
  })

  it('stands for what lies in it', () => {
    const field = 'row top 3'
    expect(isTarget(field) && partsOf(field)).toEqual({ kind: 'row', row: 'top' })
    expect(kindOfTarget('temple ishtar')).toBe('temple')
  })
})
