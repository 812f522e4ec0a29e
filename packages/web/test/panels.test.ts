import { cloneGame, GOODS, newGame, tilesLeft } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TableModel } from '../src/board/model.ts'
import { randomGames } from './games.ts'
import { tableOf } from './table-model.ts'

const text = createText('en')

type Part = (props: { table: TableModel }) => ReactNode

const FILES = {
  players: 'Players',
  groups: 'Groups',
  fields: 'Fields',
  temples: 'Temples',
  ring: 'Ring',
  reserve: 'Reserve',
  palace: 'Palace',
} as const
type Name = keyof typeof FILES

const parts = {} as Record<Name | 'log' | 'phases' | 'tiles', Part>

beforeAll(async () => {
  const load = async (file: string) => (await import(`../src/panels/${file}.tsx`)) as Record<string, Part>
  for (const [file, name] of Object.entries(FILES)) parts[file as Name] = (await load(file))[name]
  parts.log = (await load('log')).Log
  parts.phases = (await load('phases')).Phases
  parts.tiles = (await load('bar-info')).BarTiles
})

const markup = (name: keyof typeof parts, table: TableModel) =>
  renderToStaticMarkup(createElement(parts[name], { table }))

/** The text that stands in a place where pieces lie. */
function textAt(html: string, at: string): string {
  const start = html.indexOf(`data-at="${at}"`)
  if (start < 0) throw new Error(`nothing lies at ${at}`)
  return html.slice(html.indexOf('>', start) + 1, start + 1200).replace(/<[^>]*>/g, ' ')
}

/** Where choices of each kind glow. */
const PLACES: Readonly<Record<string, Name>> = {
  card: 'groups',
  row: 'fields',
  temple: 'temples',
  city: 'ring',
  court: 'ring',
  power: 'palace',
  noble: 'palace',
}

const panelOf = (table: TableModel, target: string): Name | undefined => {
  if (target.startsWith('prompt ishtar')) return 'reserve'
  const [place] = target.split(' ')
  if (place !== 'good') return PLACES[place]
  const kind = table.state.decision?.kind
  return kind === 'pay' ? 'players' : kind === 'take' ? 'reserve' : 'ring'
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

/** A spot with all that is in it. */
interface Button {
  readonly target: string
  readonly attributes: string
  readonly content: string
}

const buttonsIn = (html: string): Button[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, content]) => ({
    target: /data-at="([^"]*)"/.exec(attributes)?.[1] ?? '',
    attributes,
    content,
  }))

/** The same table while nobody has to decide anything. */
const atRest = (table: TableModel): TableModel => ({ ...table, choices: [], choiceAt: new Map() })

/** How often each kind of decision is looked at. */
const ENOUGH = 12

describe('what is legal', () => {
  it('glows as a button that says what it costs and brings; nothing else does', () => {
    const seen = new Map<string, number>()
    for (const game of randomGames(9)) {
      const kind = game.position.decision ?? ''
      const times = seen.get(kind) ?? 0
      if (times >= ENOUGH) continue
      const table = tableOf(game)
      const shown = table.choices.filter(({ target }) => panelOf(table, target) !== undefined)
      if (shown.length === 0) continue
      seen.set(kind, times + 1)
      const panels = Object.fromEntries(
        (Object.keys(FILES) as Name[]).map((name) => [name, markup(name, table)]),
      ) as Record<Name, string>
      for (const { target, name, detail } of shown) {
        const said = `<span role="group" aria-label="${escaped(detail === '' ? name : `${name}: ${detail}`)}"`
        expect(panels[panelOf(table, target) as Name], `${target} (${kind})`).toContain(said)
      }
      const glowing = Object.values(panels).join('').split('is-legal').length - 1
      const pieces = Object.values(panels)
        .join('')
        .split('<button')
        .filter((button) => !button.includes('aria-disabled')).length
      expect(glowing).toBe(pieces - 1)
      expect(glowing).toBeGreaterThanOrEqual(shown.length)
    }
    expect([...seen.keys()].sort()).toEqual(
      ['action', 'court', 'field', 'good', 'ishtar', 'pay', 'power', 'take', 'temple'].sort(),
    )
  })
})

/** The panels that are made of spots, whatever is asked. */
const SPOTTED = ['groups', 'fields', 'temples', 'ring', 'palace'] as const

describe('a spot', () => {
  it('says what lies there while it can be chosen, as it does otherwise', () => {
    const heard = new Set<string>()
    let n = 0
    for (const game of randomGames(9)) {
      if (n++ % 47 !== 0) continue
      const table = tableOf(game)
      for (const name of SPOTTED) {
        const before = new Map(buttonsIn(markup(name, atRest(table))).map(({ target, content }) => [target, content]))
        for (const { target, attributes, content } of buttonsIn(markup(name, table))) {
          if (!attributes.includes('is-legal') || !before.has(target)) continue
          const id = /aria-describedby="([^"]*)"/.exec(attributes)?.[1]
          const shown = content.slice(content.indexOf(`<span id="${id}" class="spot-shown">`))
          expect(`<span class="spot-shown">${shown}`, target).toBe(before.get(target))
          heard.add(target.split(' ')[0])
        }
      }
    }
    expect([...heard].sort()).toEqual(['card', 'city', 'court', 'noble', 'power', 'row', 'temple'])
  })

  it('is a stop of Tab if it is legal; in a panel without one the first spot is', () => {
    let [n, without] = [0, 0]
    for (const game of randomGames(6)) {
      if (n++ % 23 !== 0) continue
      const table = tableOf(game)
      for (const name of SPOTTED) {
        const buttons = buttonsIn(markup(name, table))
        const stops = buttons.filter(({ attributes }) => attributes.includes('tabindex="0"'))
        const legal = buttons.filter(({ attributes }) => attributes.includes('is-legal'))
        if (legal.length === 0) without++
        expect(stops, `${name} after ${game.entries.length} decisions`).toEqual(
          legal.length === 0 ? buttons.slice(0, 1) : legal,
        )
      }
    }
    expect(without).toBeGreaterThan(50)
  })
})

describe('the state of the table', () => {
  const positions = () => {
    const games: TableModel[] = []
    let n = 0
    for (const game of randomGames(6)) if (n++ % 97 === 0) games.push(tableOf(cloneGame(game)))
    return games
  }

  it('stands on the players’ cards', () => {
    for (const table of positions()) {
      const html = markup('players', table)
      table.state.seats.forEach((seat, i) => {
        const at = (what: string) => textAt(html, `seat ${i} ${what}`)
        expect(at('score')).toMatch(new RegExp(`^\\s*${seat.score} `))
        expect(at('talents')).toMatch(new RegExp(`^\\s*${seat.talents} `))
        expect(at('camels')).toMatch(new RegExp(`^\\s*${seat.camels} `))
        expect(at('cubes')).toMatch(new RegExp(`^\\s*${seat.cubes} `))
        expect(at('gardener')).toMatch(new RegExp(`^\\s*${seat.gardeners} `))
        const own = html.split('<article')[i + 1]
        expect(own.split('class="tile-mark').length - 1).toBe(seat.tiles.length)
        for (const good of GOODS) {
          const held = own.split(`data-at="seat ${i} good ${good}"`).length - 1
          expect(held > 0).toBe(seat.goods[good] > 0)
        }
        expect(own.includes('#icon-passed')).toBe(seat.passed)
        expect(own.includes('#icon-first')).toBe(table.state.firstPlayer === i)
        expect(own.includes('is-deciding')).toBe(table.state.decision?.player === i)
      })
    }
  })

  it('stands in the reserve and on the court cards left', () => {
    for (const table of positions()) {
      const { reserve } = table.state
      const stocks = markup('reserve', table)
      expect(textAt(stocks, 'reserve talents')).toMatch(new RegExp(`^\\s*${reserve.talents} `))
      expect(textAt(stocks, 'reserve camels')).toMatch(new RegExp(`^\\s*${reserve.camels} `))
      expect(textAt(stocks, 'reserve neutral')).toMatch(new RegExp(`^\\s*${reserve.neutral} `))
      for (const good of GOODS)
        expect(textAt(stocks, `reserve ${good}`)).toMatch(new RegExp(`^\\s*${reserve.goods[good]} `))
      expect(markup('tiles', table)).toContain(`<b>${tilesLeft(table.game.position)}</b> /`)
      const ring = markup('ring', table)
      const left = (kind: string, level: number) => textAt(ring, `court ${kind} ${level}`)
      reserve.banker.forEach(
        (count, i) => void expect(left('banker', i + 1)).toMatch(new RegExp(`^\\s*I+\\s+${count}\\s`)),
      )
      reserve.palace.forEach(
        (count, i) => void expect(left('palace', i + 1)).toMatch(new RegExp(`^\\s*[IV]+\\s+${count}\\s`)),
      )
      expect(left('gardener', 0)).toMatch(new RegExp(`^\\s*${reserve.gardeners}\\s`))
      reserve.caravaneerGoods.forEach((good) => void expect(ring.split('court-goods-on')[1]).toContain(`#icon-${good}`))
    }
  })

  it('lies in temples, fields, groups and cities', () => {
    for (const table of positions()) {
      const { state } = table
      const cubes = (html: string) => [...html.matchAll(/#icon-cube-(\w+)/g)].map((match) => match[1])
      expect(cubes(markup('temples', table))).toEqual(Object.values(state.temples).flat())
      expect(cubes(markup('fields', table))).toEqual(Object.values(state.fields).flat())
      const groups = markup('groups', table)
      const turned = state.groups.flat().filter((card) => card.turned).length
      expect(groups.split('is-turned').length - 1).toBe(turned)
      // R1.4 Also which cards have been turned over.
      const trades = [...groups.matchAll(/#icon-(farmer|priest|engineer|merchant|courtier)/g)].map((match) => match[1])
      expect(trades).toEqual(state.groups.flat().map(({ trade }) => trade))
      const ring = markup('ring', table)
      expect(ring.split('data-at="caravan"')[0].split('data-at="city ').at(-1)).toContain(`${state.caravan}"`)
    }
  })

  it('tells with two players of no second reward, which there is not (R10.2)', () => {
    const second = text.t('table.reward.marduk-second')
    expect(markup('temples', tableOf(newGame({ players: 2, seed: 's' })))).not.toContain(second)
    expect(markup('temples', tableOf(newGame({ players: 3, seed: 's' })))).toContain(second)
  })

  it('shows the palace with the expansion only', () => {
    expect(markup('palace', tableOf(newGame({ players: 3, seed: 's' })))).toBe('')
    const table = tableOf(newGame({ players: 3, palace: true, seed: 's' }))
    expect(markup('palace', table).split('#icon-mark-').length - 1).toBe(6)
    expect(markup('phases', table)).toContain(text.t('table.phase.palace'))
  })

  it('is told in the log, line by line', () => {
    const [, , later] = positions()
    const html = markup('log', later)
    expect(html.split('class="log-line').length - 1).toBe(later.log.length)
    expect(html.split('class="log-round"').length - 1).toBe(later.state.round)
  })
})
