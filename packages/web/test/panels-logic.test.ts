import { createText } from '@amyitis/i18n'
import { roman, shortLine } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import type { LogEntry, SeatKind, TableModel } from '../src/board/model.ts'
import { withoutBreaks } from '../src/board/wording.ts'
import { emptyPlaces, spreadGoods } from '../src/panels/goods-held.ts'
import { actionsOf, gainsOf, iconOf, logRounds } from '../src/panels/log-lines.ts'
import { trackSpaces } from '../src/panels/Palace.tsx'
import { seatInView } from '../src/panels/seats.ts'

const NONE = { barley: 0, dates: 0, salt: 0, palm: 0, wine: 0 }

describe('the goods of a stock', () => {
  it('are shown one by one while they are few', () => {
    const held = spreadGoods({ ...NONE, salt: 2, wine: 1 })
    expect(held.map(({ good, count }) => `${count} ${good}`)).toEqual(['1 salt', '1 salt', '1 wine'])
    expect(new Set(held.map(({ key }) => key)).size).toBe(3)
  })

  it('are counted by kind when they are many, and none is lost', () => {
    const held = spreadGoods({ ...NONE, barley: 3, palm: 2 })
    expect(held.map(({ good, count }) => `${count} ${good}`)).toEqual(['3 barley', '2 palm'])
  })

  it('leave free places up to the limit (R10.3), never a negative number', () => {
    expect(emptyPlaces({ ...NONE, salt: 1 }, 4)).toBe(3)
    expect(emptyPlaces({ ...NONE, salt: 3 }, 2)).toBe(0)
  })
})

describe('the palace track (R12.2)', () => {
  const everywhere = (places: number[]) => places.every((place) => trackSpaces(places).includes(place))

  it('starts beside the track, with room ahead', () => {
    expect(trackSpaces([0, 0, 0, 0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('moves along with the players', () => {
    expect(trackSpaces([12, 14])).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20])
  })

  it('shows every player and the space ahead of the first, however far apart they are', () => {
    for (const places of [
      [0, 8],
      [0, 9],
      [0, 30],
      [1, 2, 17, 40],
      [3, 3, 3, 11],
    ]) {
      const spaces = trackSpaces(places)
      expect(everywhere(places)).toBe(true)
      expect(spaces).toContain(Math.max(...places) + 1)
      expect(spaces).toHaveLength(9)
      expect(spaces).toEqual([...spaces].sort((a, b) => a - b))
    }
  })
})

describe('the seat whose journeys are priced', () => {
  const table = (kinds: SeatKind[], deciding: number | undefined, player: number | undefined) =>
    ({
      deciding,
      players: kinds.map((kind) => ({ kind, name: '', note: '' })),
      state: { decision: player === undefined ? null : { player } },
    }) as unknown as TableModel

  it('is the seat that decides here, else the only person, else the seat that decides elsewhere', () => {
    expect(seatInView(table(['human', 'human'], 1, 1))).toBe(1)
    expect(seatInView(table(['bot', 'human', 'bot'], undefined, 2))).toBe(1)
    expect(seatInView(table(['bot', 'bot'], undefined, 1))).toBe(1)
  })

  it('is a seat even when nobody decides', () => {
    expect(seatInView(table(['bot', 'bot'], undefined, undefined))).toBe(0)
    expect(seatInView(table(['bot', 'human', 'human'], undefined, undefined))).toBe(1)
  })
})

describe('the log', () => {
  const line = (round: number, n: number): LogEntry => ({ n, round, seat: 0, moves: [], events: [] })

  it('is grouped by rounds', () => {
    const rounds = logRounds([line(1, 1), line(1, 3), line(2, 4)])
    expect(rounds.map(({ round, lines }) => [round, lines.map(({ n }) => n)])).toEqual([
      [1, [1, 3]],
      [2, [4]],
    ])
  })

  const events = [
    { type: 'talents', seat: 0, count: -1, clause: 'R5.3' },
    { type: 'recruit', seat: 0, group: 0, card: 1, trade: 'engineer' },
    { type: 'canal', seat: 0, side: 'a1-b1' },
    { type: 'score', seat: 0, points: 2, clause: 'R6.4' },
  ] as const

  it('describes an action in one line, without the name and the price', () => {
    const view = { text: createText('en'), names: ['Anna', 'Ninsun'] }
    expect(shortLine(view, actionsOf(events), 0)).toBe('Engineer, group 1 · irrigated a1-b1')
    expect(shortLine(view, [{ type: 'irrigation-bonus', square: 'c3', seat: 1 }], 0)).toBe('Bonus at c3: Ninsun')
  })

  it('R10 ends a round with the procession, then one line for everybody affected by the temples', () => {
    const cube = { type: 'temple', seat: 0, temple: 'ishtar' } as const
    const ranked = { type: 'temple-ranked', temple: 'ishtar', first: 1, second: 0 } as const
    const camel = { type: 'camels', seat: 1, count: 1, clause: 'R10.2' } as const
    const talent = { type: 'talents', seat: 0, count: 1, clause: 'R10.2' } as const
    const [{ lines, ending }] = logRounds([
      line(1, 1),
      { n: 2, round: 1, seat: 0, moves: ['temple ishtar'], events: [cube, ranked] },
      { n: 3, round: 1, seat: 1, moves: ['ishtar camel'], events: [camel, talent, { type: 'first-player', seat: 1 }] },
    ])
    expect(lines).toHaveLength(1)
    expect(ending.map(({ seat, events: own }) => [seat, own])).toEqual([
      [0, [cube]],
      [1, [ranked, camel]],
      [0, [ranked, talent]],
    ])
  })

  it('shows what changed hands as icons, and everything else in words', () => {
    expect(gainsOf(events).map(({ icon, count }) => [icon, count])).toEqual([
      ['talent', -1],
      ['points', 2],
    ])
    expect(actionsOf(events).map(({ type }) => type)).toEqual(['recruit', 'canal'])
  })

  it('has the icon of what was done, not of what was paid for it', () => {
    expect(iconOf(events)).toBe('engineer')
    expect(iconOf([{ type: 'goods', seat: 1, good: 'salt', count: -1, clause: 'R10.3' }])).toBe('salt')
    expect(iconOf([])).toBeUndefined()
  })
})

it('numbers levels as they are printed', () => {
  expect([1, 2, 3, 4, 5, 6].map(roman)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'])
})

it('names of canals don’t break at their hyphen, other words may', () => {
  expect(withoutBreaks('Anna irrigates a1-b1 and b2-b3, a hard-won e1-e2.')).toBe(
    'Anna irrigates a1\u2011b1 and b2\u2011b3, a hard-won e1-e2.',
  )
})
