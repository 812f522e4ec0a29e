import {
  checkEdition,
  type Game,
  legalMoves,
  newGame,
  play,
  qualityAsked,
  STANDARD,
  seededRandom,
} from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { outcomeOf, wateredBy } from '../src/board/outcome.ts'
import { lightsAt } from '../src/table/tip/lights-at.ts'
import type { Tip } from '../src/table/tip/tip.ts'
import { tipOf } from '../src/table/tip/tip-of.ts'
import { randomGames } from './games.ts'
import { markupOf, PANEL_NAMES } from './panels.ts'
import { tableOf } from './table-model.ts'

/** The text of a tooltip’s row; undefined if there is none. */
const row = (tip: Tip | undefined, label: string): string | undefined => {
  const rows = tip?.rows.filter((one) => one.label === label) ?? []
  return rows.length === 0 ? undefined : rows.flatMap(({ parts }) => parts.map(({ words }) => words)).join(', ')
}

/** A random game up to a decision of this kind. */
function asked(decision: string, players: 2 | 3 | 4 = 3, palace = false): Game {
  for (let n = 0; n < 40; n++) {
    const game = newGame({ players, palace, seed: `tips ${n}` })
    const random = seededRandom(`tips ${n}`)
    for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
      if (game.position.decision === decision && game.position.round > 2) return game
      play(game, moves[random(moves.length)])
    }
  }
  throw new Error(`nobody is asked for ${decision}`)
}

describe('a tooltip', () => {
  it('of a canal says what a cube costs and brings, which squares it waters and who has cubes around them', () => {
    const table = tableOf(asked('irrigate'))
    let waters = 0
    for (const choice of table.choices) {
      const tip = tipOf(table, choice.target)
      expect(tip?.legal).toBe(true)
      expect(row(tip, 'costs')).toMatch(/^1 cube \(\d+ left\)$/)
      expect(row(tip, 'brings')).toMatch(/points/)
      const watered = wateredBy(outcomeOf(table.game, choice.move))
      if (watered.length === 0) continue
      waters++
      for (const square of watered) {
        expect(row(tip, 'waters')).toContain(`${square}: `)
        expect(row(tip, 'waters')).toContain(`quality ${qualityAsked(square)}`)
        expect(row(tip, 'bonus')).toContain(`${square} (`)
        expect(lightsAt(table, choice.target)).toContain(`square ${square}`)
      }
    }
    expect(waters).toBeGreaterThan(0)
  })

  it('of a canal that can’t be filled says why', () => {
    const table = tableOf(asked('irrigate'))
    const full = Object.entries(table.state.canals).find(
      ([side, cubes]) => cubes.length > 0 && !table.choiceAt.has(`canal ${side}` as 'canal a1-b1'),
    )
    const tip = tipOf(table, `canal ${full?.[0]}`)
    expect(tip?.legal).toBeUndefined()
    expect(row(tip, 'missing')).toBeTruthy()
    expect(row(tip, 'costs')).toBeUndefined()
  })

  it('of a square says what its tile is worth and asks, or who planted it', () => {
    const table = tableOf(asked('plant'))
    for (const choice of table.choices) {
      const tip = tipOf(table, choice.target)
      expect(row(tip, 'brings')).toMatch(/point/)
      expect(row(tip, 'asks')).toMatch(/yours is \d/)
      expect(row(tip, 'water')).toBe('irrigated')
      expect(row(tip, 'missing')).toBeUndefined()
    }
    const tiles = Object.keys(table.state.garden).map((square) => tipOf(table, `square ${square}`))
    expect(tiles.some((tip) => row(tip, 'missing') !== undefined)).toBe(true)
  })

  it('of a city says what is missing: how many camels it takes, and how many there are', () => {
    const table = tableOf(newGame({ players: 3, seed: 'far' }))
    const far = table.box.edition.cities.map(({ id }) => tipOf(table, `city ${id}`))
    const missing = far.flatMap((tip) => row(tip, 'missing') ?? [])
    expect(missing.some((words) => /^\d+ camels needed, you have \d+$/.test(words))).toBe(true)
    for (const tip of far) expect(row(tip, 'costs')).toMatch(/camel/)
    expect(tipOf(table, 'cost uruk')?.about).toContain('Dashed')
  })

  it('of a city says which goods are paid, and where wine pays for one that is missing', () => {
    let byWine = 0
    for (const game of randomGames(6)) {
      if (game.position.decision !== 'action') continue
      const table = tableOf(game)
      for (const choice of table.choices.filter(({ move }) => move.kind === 'caravan')) {
        // R7.7 Who holds both is asked, and pays later.
        if (outcomeOf(game, choice.move).after.decision === 'pay') continue
        const paid = choice.effects.find(({ seat }) => seat === table.deciding)?.goods.wine ?? 0
        expect(/wine instead of/.test(row(tipOf(table, choice.target), 'costs') ?? '')).toBe(paid < 0)
        if (paid < 0) byWine++
      }
    }
    expect(byWine).toBeGreaterThan(0)
  })

  it('of a row says what its next field brings, wherever the row is pointed at', () => {
    const table = tableOf(asked('field'))
    for (const { target } of table.choices) expect(tipOf(table, `${target} 0`)).toEqual(tipOf(table, target))
  })

  it('names the plants, and the extras on some of their cards', () => {
    const table = tableOf(newGame({ players: 3, seed: 'plants' }))
    const titles = Object.keys(table.state.plants).map((city) => tipOf(table, `plant ${city}`)?.title)
    for (const plant of ['Iris', 'Reed', 'Lily'])
      expect(titles.filter((title) => title?.startsWith(`${plant}: `))).toHaveLength(1)
    expect(row(tipOf(table, 'plant ur'), 'now')).toMatch(/quality \d/)
    expect(row(tipOf(table, 'plant ur'), 'then')).toMatch(/quality \d/)
  })

  it('of a temple says who gets what, and who would get it now', () => {
    const table = tableOf(asked('temple'))
    const tip = tipOf(table, 'temple marduk')
    expect(tip?.title).toBe('Marduk')
    expect(row(tip, 'first')).toBe('scores 2 points')
    expect(row(tip, 'second')).toBe('scores 1 point')
    expect(row(tip, 'now')).toBeTruthy()
    expect(row(tip, 'costs')).toContain('1 cube')
    expect(row(tipOf(tableOf(newGame({ players: 2, seed: 'two' })), 'temple marduk'), 'second')).toBeUndefined()
  })

  it('of court cards has the values of the edition', () => {
    const values = STANDARD.court.banker.map((card) => ({ ...card, talents: 7, points: 8 }))
    const edition = checkEdition(
      JSON.parse(JSON.stringify({ ...STANDARD, id: 'tips', court: { ...STANDARD.court, banker: values } })),
    )
    if (!edition.ok) throw new Error('no edition')
    const table = tableOf(newGame({ players: 4, seed: 'values', edition: edition.value }))
    expect(row(tipOf(table, 'court banker 2'), 'brings')).toBe('7 talents, 8 points, every round')
    const standard = tableOf(newGame({ players: 4, seed: 'values' }))
    expect(row(tipOf(standard, 'court banker 2'), 'brings')).toBe('2 talents, every round')
    expect(row(tipOf(standard, 'court banker 2'), 'left')).toMatch(/^\d left$/)
    expect(tipOf(standard, 'court caravaneer')?.title).toBe('Caravaneer I')
  })

  it('of a trade card says its price, and how many talents are missing', () => {
    const game = newGame({ players: 3, seed: 'poor' })
    const poor = tableOf(game)
    expect(row(tipOf(poor, 'card 0 0'), 'costs')).toBe('nothing')
    play(game, legalMoves(game).find((move) => move.startsWith('recruit')) ?? '')
    const table = tableOf(game)
    const seats = table.state.seats.map((seat) => ({ ...seat, talents: 0 }))
    const broke = { ...table, choiceAt: new Map(), state: { ...table.state, seats } }
    const missing = table.state.groups.flatMap((cards, group) =>
      cards.flatMap((_, place) => row(tipOf(broke, `card ${group} ${place}`), 'missing') ?? []),
    )
    expect(missing.some((words) => /needed, you have 0/.test(words))).toBe(true)
  })

  it('explains every piece of the panels, or leaves it to what it lies on', () => {
    const table = tableOf(newGame({ players: 4, palace: true, seed: 'tips' }))
    const silent = new Set<string>()
    for (const name of PANEL_NAMES)
      for (const [, at] of markupOf(name, table).matchAll(/data-(?:at|about)="([^"]+)"/g))
        if (tipOf(table, at) === undefined) silent.add(at.replace(/\d/g, '#'))
    expect([...silent].sort()).toEqual(['reserve', 'seat #'])
  })

  it('can be said in every language at every decision', () => {
    for (const language of LANGUAGES) {
      const text = createText(language)
      let n = 0
      for (const game of randomGames(2)) {
        if (n++ % 9 > 0) continue
        const table = tableOf(game)
        const said = { ...table, text, view: viewOf(game, text) }
        for (const { target } of table.choices) {
          const tip = tipOf(said, target)
          const words = tip?.rows.flatMap(({ parts }) => parts.map((one) => one.words)) ?? []
          for (const one of words) expect(one, `${language} ${target}`).not.toMatch(/undefined|NaN|[{}]|^$/)
        }
      }
    }
  })
})
