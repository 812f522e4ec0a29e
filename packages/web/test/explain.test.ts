import { checkEdition, type Edition, newGame, RULE_VALUES, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { explain } from '../src/table/what/explain.ts'
import type { ThingExplanation } from '../src/table/what/explanation.ts'
import { randomGames } from './games.ts'
import { markupOf, PANEL_NAMES } from './panels.ts'
import { tableOf } from './table-model.ts'

const at = (players: 2 | 3 | 4, edition: Edition = STANDARD, palace = false) =>
  tableOf(newGame({ players, palace, seed: 'what', edition }))

/** The values as text: "II: 2 talents (2 left)". */
const values = (found: ThingExplanation | undefined) =>
  found?.cards?.map(({ head, parts, foot }) => {
    const words = parts.map((part) => part.words).join(', ')
    return foot === undefined ? `${head}: ${words}` : `${head}: ${words} (${foot})`
  })

function otherEdition(changes: Partial<Edition>): Edition {
  const checked = checkEdition(JSON.parse(JSON.stringify({ ...STANDARD, id: 'what', ...changes })))
  if (!checked.ok) throw new Error(checked.faults[0].problem)
  return checked.value
}

describe('what is this?', () => {
  it('says what first and second place score with Marduk, and who holds them', () => {
    const found = explain(at(3), 'temple marduk')
    expect(found).toMatchObject({ title: 'Marduk', clause: 'R10.2', icon: 'marduk' })
    expect(found?.ranks?.map(({ words }) => words)).toEqual([
      `scores ${RULE_VALUES.mardukFirst} points`,
      `scores ${RULE_VALUES.mardukSecond} point`,
    ])
    expect(found?.now).toContain('No player has a cube here yet.')
    expect(explain(at(2), 'temple marduk')?.ranks).toHaveLength(1)
  })

  it('says what every level of the Banker pays, and how many are left', () => {
    const found = explain(at(4), 'court banker')
    const left = at(4).state.reserve.banker
    expect(values(found)).toEqual([
      `I: 1 talent (${left[0]} left)`,
      `II: 2 talents (${left[1]} left)`,
      `III: 2 talents, 2 points (${left[2]} left)`,
    ])
    expect(found?.more).toContain('Susa and Uruk')
    expect(found?.now).toContain('You don’t have one yet.')
    expect(found?.now).toContain('Next for you: Banker I.')
  })

  it('marks the player’s level, and what is gone', () => {
    const table = at(4)
    const seats = table.state.seats.map((seat, i) => (i === table.deciding ? { ...seat, banker: 1 } : seat))
    const reserve = { ...table.state.reserve, banker: [0, 0, 1] }
    const found = explain({ ...table, state: { ...table.state, seats, reserve } }, 'court banker 2')
    expect(found?.cards?.map(({ own, gone }) => [own, gone])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('says what each number of tiles is worth in favour, and how far it is to the next', () => {
    const found = explain(at(4), 'seat 0 favour')
    expect(values(found)).toEqual(['3 tiles: 5 points', '5 tiles: 10 points'])
    expect(found?.now.join(' ')).toContain('3 more tiles would make it 5 points.')
    expect(values(explain(at(2), 'seat 0 favour'))).toEqual(['5 tiles: 5 points', '7 tiles: 10 points'])
  })

  it('says who has how many talents, camels, cubes and goods, and what is left', () => {
    const table = at(3)
    const { state, players } = table
    const talents = explain(table, 'seat 1 talents')
    expect(talents?.cards?.map(({ head, parts, own }) => [head, Number(parts[0].words), own])).toEqual([
      ...state.seats.map((seat, i) => [players[i].name, seat.talents, i === 1]),
      ['Reserve', state.reserve.talents, false],
    ])
    expect(values(explain(table, 'seat 0 cubes'))).toHaveLength(3)
    expect(values(explain(table, 'reserve neutral'))).toEqual([`Reserve: ${state.reserve.neutral}`])
    const palm = explain(table, 'reserve palm')
    expect(palm?.title).toBe('Palm')
    expect(palm?.cards?.at(-1)?.parts[0].words).toBe(String(state.reserve.goods.palm))
    expect(palm?.now.join(' ')).toMatch(/^Asked for in .+\.$/)
    expect(explain(table, 'seat 0 goods')?.now.join(' ')).toContain('keep up to 2 goods')
  })

  it('says where the caravan stands, who begins, who stands where on the track, and how far the end is', () => {
    const table = at(4, STANDARD, true)
    expect(explain(table, 'caravan')?.now).toEqual(['The caravan is in Babylon.'])
    expect(explain(table, 'seat 0 first')?.now).toEqual([`${table.players[table.state.firstPlayer].name}.`])
    expect(values(explain(table, 'track 3'))).toEqual(table.players.map(({ name }) => `${name}: 0`))
    expect(explain(table, 'tiles-left')?.now.join(' ')).toMatch(/\d+ tiles left/)
  })

  it('takes all values from the edition', () => {
    const edition = otherEdition({
      court: {
        ...STANDARD.court,
        banker: STANDARD.court.banker.map((card) => ({ ...card, talents: 7, points: 8 })),
        caravaneer: STANDARD.court.caravaneer.map((card) => ({ ...card, bonus: 6, keeps: 9 })),
        palace: STANDARD.court.palace.map((card) => ({ ...card, points: 77 })),
      },
      favour: { ...STANDARD.favour, 4: [{ tiles: 2, points: 31 }] },
    })
    const table = at(4, edition)
    for (const words of values(explain(table, 'court banker')) ?? []) expect(words).toContain('7 talents, 8 points')
    const [start, ...levels] = values(explain(table, 'seat 1 caravaneer')) ?? []
    expect(start).toContain('at the start')
    for (const words of levels) expect(words).toContain('6 free spaces, keep 9 goods')
    expect(levels).toHaveLength(STANDARD.court.caravaneer.length)
    for (const words of values(explain(table, 'court palace 3')) ?? []) expect(words).toContain('77 points')
    expect(values(explain(table, 'seat 0 tiles'))).toEqual(['2 tiles: 31 points'])
  })

  it('explains everything on the table, with a title and a sentence, in every language', () => {
    const table = at(4, STANDARD, true)
    const places = new Set<string>(['square c3', 'canal a1-b1', 'cost ur', 'plant ur'])
    for (const name of PANEL_NAMES)
      for (const [, place] of markupOf(name, table).matchAll(/data-(?:at|about)="([^"]+)"/g)) places.add(place)
    for (const language of LANGUAGES) {
      const text = createText(language)
      const source = { ...table, text, view: viewOf(table.game, text) }
      const byRule = new Set<string>()
      for (const place of places) {
        const found = explain(source, place)
        if (found?.what === undefined) byRule.add(place.replace(/\d/g, '#'))
        else expect(`${found.title} ${found.what}`, place).not.toMatch(/undefined|NaN|[{}]|^ /)
      }
      // For these the rule itself says enough.
      expect([...byRule].sort()).toEqual(['seat #', 'track #'])
    }
  })

  it('has an answer at every decision of a game', () => {
    let n = 0
    for (const game of randomGames(3)) {
      if (n++ % 11 > 0) continue
      const table = tableOf(game)
      for (const place of [
        'temple ishtar',
        'court caravaneer',
        'court gardener',
        'row top',
        'city babylon',
        'seat 0 score',
      ])
        expect(explain(table, place)?.clause, place).toBeDefined()
      const { ranks = [] } = explain(table, 'seat 0 score') ?? {}
      expect(ranks.reduce((sum, { rank }) => sum + Number(rank), 0)).toBe(table.state.seats[0].score)
    }
  })
})
