import { cloneGame, type Game, newGame, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DESKTOP } from '../src/garden/geometry.ts'
import { placeAt } from '../src/garden/glow/garden-places.ts'
import { canalLabel } from '../src/garden/places/labels.ts'
import { Places } from '../src/garden/places/Places.tsx'
import { gardenViewOf } from '../src/garden/view.ts'
import { Tabs } from '../src/table/layout/Tabs.tsx'
import { randomGames } from './games.ts'
import { tableOf } from './table-model.ts'

const text = createText('en')

/** The first position with this decision. */
function asked(decision: string): Game {
  for (const game of randomGames(9)) if (game.position.decision === decision) return cloneGame(game)
  throw new Error(`nobody was asked for ${decision}`)
}

/** The tab stops in the garden. */
function stops(game: Game): string[] {
  const table = tableOf(game)
  const garden = gardenViewOf(
    toState(game.position),
    game.position.box,
    Array.from({ length: 16 }, () => undefined),
  )
  const legal = table.choices.flatMap(({ target }) => placeAt(target) ?? [])
  const scene = { geometry: DESKTOP, ids: 'x', letters: true }
  const html = renderToStaticMarkup(createElement(Places, { scene, table, garden, legal }))
  return [...html.matchAll(/data-at="([^"]*)" tabindex="0"/gi)].map(([, target]) => target)
}

const targetsOf = (game: Game) => tableOf(game).choices.map(({ target }) => target)

it('Tab reaches the squares and the canals, whether or not something is legal there', () => {
  expect(stops(newGame({ players: 2, seed: 'stops' }))).toEqual(['square a1', 'canal a1-b1'])
  const irrigating = asked('irrigate')
  const canals = targetsOf(irrigating).filter((target) => target.startsWith('canal '))
  expect(new Set(stops(irrigating))).toEqual(new Set(['square a1', ...canals]))
  const planting = asked('plant')
  const squares = targetsOf(planting).filter((target) => target.startsWith('square '))
  expect(new Set(stops(planting))).toEqual(new Set([...squares, 'canal a1-b1']))
})

it('a canal calls its owner as the player cards do: a person alone at the screen is “You”', () => {
  const game = newGame({ players: 2, seed: 'owner' })
  const state = toState(game.position)
  const noPlanters = Array.from({ length: 16 }, () => undefined)
  const garden = gardenViewOf(state, game.position.box, noPlanters)
  const cubes = garden.cubes.with(0, [state.seats[0].color])
  const water = { ...garden.water, sides: garden.water.sides.with(0, { ...garden.water.sides[0], fill: 'full' }) }
  const table = tableOf(game)
  const players = table.players.with(0, { ...table.players[0], name: text.t('game.you') })
  const label = canalLabel({ ...table, players }, { ...garden, cubes, water }, 0)
  expect(label).toContain(`${text.t('game.you')} 1`)
  expect(label).not.toContain(table.players[0].name)
})

it('a tab says that it has choices, unless it is the open one', () => {
  const table = tableOf(asked('temple'))
  const words = text.t('table.tab.choose')
  const tabs = (tab: 'fields' | 'garden') =>
    renderToStaticMarkup(createElement(Tabs, { table, tab, unread: 0, onChange() {} })).split('<button')
  const marked = tabs('garden').filter((button) => button.includes(words))
  expect(marked).toHaveLength(1)
  expect(marked[0]).toContain(text.t('table.tab.fields'))
  expect(tabs('fields').some((button) => button.includes(words))).toBe(false)
})
