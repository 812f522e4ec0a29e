import { legalMoves, newGame, toState } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { ruleOf } from '../src/table/what/rule-of.ts'
import { randomGames } from './games.ts'
import { markupOf, PANEL_NAMES } from './panels.ts'
import { tableOf } from './table-model.ts'

describe('what lies on the table', () => {
  it('leads to a rule, for every piece and place', () => {
    const table = tableOf(newGame({ players: 4, palace: true, seed: 'what' }))
    const places = new Set<string>()
    for (const name of [...PANEL_NAMES, 'BarTiles'] as const)
      for (const [, at] of markupOf(name, table).matchAll(/data-at="([^"]+)"/g)) places.add(at)
    expect(places.size).toBeGreaterThan(100)
    for (const at of places) expect(ruleOf(table.state, at), at).toBeDefined()
  })

  it('leads to the clause that says what it is for', () => {
    const state = toState(newGame({ players: 4, palace: true, seed: 'what' }).position)
    expect(ruleOf(state, 'seat 1 goods')).toBe('R10.3')
    expect(ruleOf(state, 'seat 1 first')).toBe('R10.4')
    expect(ruleOf(state, 'seat 1 favour')).toBe('R11.2')
    expect(ruleOf(state, 'seat 1')).toBe('R1.4')
    expect(ruleOf(state, 'reserve')).toBe('R1.5')
    expect(ruleOf(state, 'reserve wine')).toBe('R7.7')
    expect(ruleOf(state, 'on-card salt')).toBe('R8.3')
    expect(ruleOf(state, 'track 4')).toBe('R12.2')
    expect(ruleOf(state, 'court banker 2')).toBe('R4.2')
    expect(ruleOf(state, 'temple ishtar 0')).toBe('R10.2')
    expect(ruleOf(state, 'square c3')).toBe('R9.1')
    expect(ruleOf(state, 'canal a1-b1')).toBe('R3.5')
    expect(ruleOf(state, 'nowhere')).toBeUndefined()
  })

  it('says so of every choice as well', () => {
    for (const game of randomGames(3)) {
      if (legalMoves(game).length === 0) continue
      const { state, choices } = tableOf(game)
      for (const { target } of choices) expect(ruleOf(state, target), target).toBeDefined()
    }
  })
})
