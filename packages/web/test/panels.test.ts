import { cloneGame, GOODS, newGame, RULE_VALUES, tilesLeft } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import type { TableModel } from '../src/board/model.ts'
import { logRounds } from '../src/panels/log-lines.ts'
import { randomGames } from './games.ts'
import { markupOf, PANEL_NAMES, type PanelName } from './panels.ts'
import { tableOf } from './table-model.ts'

const text = createText('en')

/** The text shown at a place with pieces. */
function textAt(html: string, at: string): string {
  const start = html.indexOf(`data-at="${at}"`)
  if (start < 0) throw new Error(`nothing lies at ${at}`)
  return html.slice(html.indexOf('>', start) + 1, start + 1200).replace(/<[^>]*>/g, ' ')
}

/** Where each kind of choice glows. */
const PLACES: Readonly<Record<string, PanelName>> = {
  card: 'Groups',
  row: 'Fields',
  temple: 'Temples',
  city: 'Ring',
  court: 'Ring',
  power: 'Palace',
  noble: 'Palace',
}

const panelOf = (table: TableModel, target: string): PanelName | undefined => {
  if (target.startsWith('prompt ishtar')) return 'Reserve'
  const [place] = target.split(' ')
  if (place !== 'good') return PLACES[place]
  const kind = table.state.decision?.kind
  return kind === 'pay' ? 'Players' : kind === 'take' ? 'Reserve' : 'Ring'
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

/** A target button with its content. */
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

/** The same table while nobody has a decision to make. */
const atRest = (table: TableModel): TableModel => ({ ...table, choices: [], choiceAt: new Map() })

/** How many positions of each kind of decision are checked. */
const ENOUGH = 4

describe('what is legal', () => {
  it('glows as a button with its price and gain; nothing else does', () => {
    const seen = new Map<string, number>()
    for (const game of randomGames(9)) {
      const kind = game.position.decision ?? ''
      const times = seen.get(kind) ?? 0
      if (times >= ENOUGH) continue
      const table = tableOf(game)
      const shown = table.choices.filter(({ target }) => panelOf(table, target) !== undefined)
      if (shown.length === 0) continue
      seen.set(kind, times + 1)
      const panels = Object.fromEntries(PANEL_NAMES.map((name) => [name, markupOf(name, table)])) as Record<
        PanelName,
        string
      >
      for (const { target, name, detail } of shown) {
        const said = `<span role="group" aria-label="${escaped(detail === '' ? name : `${name} – ${detail}`)}"`
        expect(panels[panelOf(table, target) as PanelName], `${target} (${kind})`).toContain(said)
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

/** The panels that consist of target buttons, whatever the decision. */
const WITH_TARGETS = ['Groups', 'Fields', 'Temples', 'Ring', 'Palace'] as const

describe('a target button', () => {
  it('describes its pieces whether or not it can be chosen', () => {
    const heard = new Set<string>()
    let n = 0
    for (const game of randomGames(9)) {
      if (n++ % 97 !== 0) continue
      const table = tableOf(game)
      for (const name of WITH_TARGETS) {
        const before = new Map(buttonsIn(markupOf(name, atRest(table))).map(({ target, content }) => [target, content]))
        for (const { target, attributes, content } of buttonsIn(markupOf(name, table))) {
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

  it('is a tab stop if it is legal; in a panel without one, the first button is', () => {
    let n = 0
    let without = 0
    for (const game of randomGames(6)) {
      if (n++ % 23 !== 0) continue
      const table = tableOf(game)
      for (const name of WITH_TARGETS) {
        const buttons = buttonsIn(markupOf(name, table))
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

  it('is shown on the players’ cards', () => {
    for (const table of positions()) {
      const html = markupOf('Players', table)
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

  it('is shown in the reserve and on the remaining court cards', () => {
    for (const table of positions()) {
      const { reserve } = table.state
      const stocks = markupOf('Reserve', table)
      expect(textAt(stocks, 'reserve talents')).toMatch(new RegExp(`^\\s*${reserve.talents} `))
      expect(textAt(stocks, 'reserve camels')).toMatch(new RegExp(`^\\s*${reserve.camels} `))
      expect(textAt(stocks, 'reserve neutral')).toMatch(new RegExp(`^\\s*${reserve.neutral} `))
      for (const good of GOODS)
        expect(textAt(stocks, `reserve ${good}`)).toMatch(new RegExp(`^\\s*${reserve.goods[good]} `))
      expect(markupOf('BarTiles', table)).toContain(`>${tilesLeft(table.game.position)} left<`)
      const ring = markupOf('Ring', table)
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

  it('is shown in temples, fields, groups and cities', () => {
    for (const table of positions()) {
      const { state } = table
      const cubes = (html: string) => [...html.matchAll(/#icon-cube-(\w+)/g)].map((match) => match[1])
      expect(cubes(markupOf('Temples', table))).toEqual(Object.values(state.temples).flat())
      expect(cubes(markupOf('Fields', table))).toEqual(Object.values(state.fields).flat())
      const groups = markupOf('Groups', table)
      const turned = state.groups.flat().filter((card) => card.turned).length
      expect(groups.split('is-turned').length - 1).toBe(turned)
      // R1.4 Including which cards have been turned over.
      const trades = [...groups.matchAll(/#icon-(farmer|priest|engineer|merchant|courtier)/g)].map((match) => match[1])
      expect(trades).toEqual(state.groups.flat().map(({ trade }) => trade))
      const ring = markupOf('Ring', table)
      expect(ring.split('data-at="caravan"')[0].split('data-at="city ').at(-1)).toContain(`${state.caravan}"`)
    }
  })

  it('shows no second reward with two players (R10.2)', () => {
    const second = text.t('table.reward.marduk-second', RULE_VALUES)
    expect(markupOf('Temples', tableOf(newGame({ players: 2, seed: 's' })))).not.toContain(second)
    expect(markupOf('Temples', tableOf(newGame({ players: 3, seed: 's' })))).toContain(second)
  })

  it('includes the palace only with the expansion', () => {
    expect(markupOf('Palace', tableOf(newGame({ players: 3, seed: 's' })))).toBe('')
    const table = tableOf(newGame({ players: 3, palace: true, seed: 's' }))
    expect(markupOf('Palace', table).split('#icon-mark-').length - 1).toBe(6)
    expect(markupOf('Phases', table)).toContain(text.t('table.phase.palace'))
  })

  it('is described in the log, line by line', () => {
    const [, , later] = positions()
    const html = markupOf('Log', later)
    const lines = logRounds(later.log).flatMap(({ lines, ending }) => [...lines, ...ending])
    expect(html.split('class="log-line').length - 1).toBe(lines.length)
    expect(html.split('class="log-round"').length - 1).toBe(later.state.round)
  })
})
