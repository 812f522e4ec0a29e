import { legalMoves, newGame, toState } from '@amyitis/engine'
import { createText } from '@amyitis/text'
import { viewOf } from '@amyitis/words'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { choiceAt, choicesOf } from '../src/board/choices.ts'
import type { TableModel } from '../src/board/model.ts'
import { looksSame } from '../src/panels/part.ts'
import { ruleOf, rulesOfTable } from '../src/table/what/rule-of.ts'
import { randomGames } from './games.ts'

const text = createText('en')
const PARTS = {
  players: 'Players',
  groups: 'Groups',
  fields: 'Fields',
  temples: 'Temples',
  ring: 'Ring',
  reserve: 'Reserve',
  palace: 'Palace',
  'bar-info': 'BarTiles',
} as const

function tableOf(game: ReturnType<typeof newGame>): TableModel {
  const view = viewOf(game, text)
  const choices = choicesOf(view)
  return {
    game,
    state: view.state,
    box: game.position.box,
    text,
    view,
    players: view.names.map((name) => ({ kind: 'human', name, note: '' })),
    deciding: view.state.decision?.player,
    choices,
    events: [],
    log: [],
    looked: undefined,
    chosen: undefined,
    refused: undefined,
    at: (target) => choiceAt(view.state, choices, target),
    look() {},
    choose() {},
    ask() {},
  }
}

describe('what lies on the table', () => {
  it('leads to a rule, every piece and place of it', async () => {
    const table = tableOf(newGame({ players: 4, palace: true, seed: 'what' }))
    const places = new Set<string>()
    for (const [file, name] of Object.entries(PARTS)) {
      const module = (await import(`../src/panels/${file}.tsx`)) as Record<
        string,
        (props: { table: TableModel }) => ReactNode
      >
      const html = renderToStaticMarkup(createElement(module[name], { table }))
      for (const [, at] of html.matchAll(/data-at="([^"]+)"/g)) places.add(at)
    }
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

  it('has nothing of the palace without the expansion', () => {
    expect(rulesOfTable({ palace: false }).some((clause) => clause.startsWith('R12.'))).toBe(false)
    const rules = rulesOfTable({ palace: true })
    expect(rules).toContain('R12.3')
    expect(new Set(rules).size).toBe(rules.length)
    expect(rules.indexOf('R9.1')).toBeLessThan(rules.indexOf('R10.1'))
  })
})

describe('a part of the table', () => {
  const table = tableOf(newGame({ players: 2, seed: 'part' }))
  const partWith = (...places: string[]) => ({ places, sees: ({ state }: TableModel) => state.round })
  const card = table.choices.find(({ target }) => target.startsWith('card'))

  it('stays as it is while something else is looked at', () => {
    expect(looksSame({ table }, { table: { ...table, looked: card } }, partWith('city', 'court'))).toBe(true)
  })

  it('stays as it is while what it shows stays', () => {
    const later = { ...table.state, round: table.state.round + 1 }
    expect(looksSame({ table }, { table: { ...table, view: { ...table.view } } }, partWith())).toBe(true)
    expect(
      looksSame({ table }, { table: { ...table, state: later, view: { ...table.view, state: later } } }, partWith()),
    ).toBe(false)
  })

  it('is drawn anew if something in it is looked at, tapped or refused, or can be chosen', () => {
    const refused = { target: 'card 0 0', refusal: { code: 'not-asked', clause: undefined, instead: [] } } as const
    expect(looksSame({ table }, { table: { ...table, looked: card } }, partWith('card'))).toBe(false)
    expect(looksSame({ table }, { table: { ...table, chosen: card } }, partWith('card'))).toBe(false)
    expect(looksSame({ table }, { table: { ...table, refused } }, partWith('card'))).toBe(false)
    expect(looksSame({ table }, { table: { ...table, choices: [] } }, partWith('card'))).toBe(false)
    expect(looksSame({ table }, { table: { ...table, choices: [] } }, partWith('temple'))).toBe(true)
  })
})
