import { cloneGame, type Game, newGame, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DESKTOP } from '../src/garden/geometry.ts'
import { placeAt } from '../src/garden/glow/garden-places.ts'
import { Places } from '../src/garden/places/Places.tsx'
import { gardenViewOf } from '../src/garden/view.ts'
import { Tabs } from '../src/table/layout/Tabs.tsx'
import { randomGames } from './games.ts'
import { tableOf } from './table-model.ts'

const text = createText('en')

/** The first position in which this is asked. */
function asked(decision: string): Game {
  for (const game of randomGames(9)) if (game.position.decision === decision) return cloneGame(game)
  throw new Error(`nobody was asked for ${decision}`)
}

/** Where Tab stops in the garden. */
function stops(game: Game): string[] {
  const table = tableOf(game)
  const garden = gardenViewOf(
    toState(game.position),
    game.position.box,
    Array.from({ length: 16 }, () => undefined),
  )
  const legal = table.choices.flatMap(({ target }) => placeAt(target) ?? [])
  const scene = { geometry: DESKTOP, ids: 'x' }
  const html = renderToStaticMarkup(createElement(Places, { scene, table, garden, legal }))
  return [...html.matchAll(/data-at="([^"]*)" tabindex="0"/gi)].map(([, target]) => target)
}

const targetsOf = (game: Game) => tableOf(game).choices.map(({ target }) => target)

it('Tab enters the squares and the canals, whether something is legal there or not', () => {
  expect(stops(newGame({ players: 2, seed: 'stops' }))).toEqual(['square a1', 'canal a1-b1'])
  const irrigating = asked('irrigate')
  const canals = targetsOf(irrigating).filter((target) => target.startsWith('canal '))
  expect(new Set(stops(irrigating))).toEqual(new Set(['square a1', ...canals]))
  const planting = asked('plant')
  const squares = targetsOf(planting).filter((target) => target.startsWith('square '))
  expect(new Set(stops(planting))).toEqual(new Set([...squares, 'canal a1-b1']))
})

it('a tab says that something can be chosen on it, unless it is the one that is open', () => {
  const table = tableOf(asked('temple'))
  const words = text.t('table.tab.choose')
  const tabs = (tab: 'fields' | 'garden') =>
    renderToStaticMarkup(createElement(Tabs, { table, tab, unread: 0, onChange() {} })).split('<button')
  const marked = tabs('garden').filter((button) => button.includes(words))
  expect(marked).toHaveLength(1)
  expect(marked[0]).toContain(text.t('table.tab.fields'))
  expect(tabs('fields').some((button) => button.includes(words))).toBe(false)
})
