import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import type { Occupant } from '../src/game/facts/facts-store.ts'
import { compareCards, comparePoints, levelsIn, taste } from '../src/statistics/model/compare.ts'
import { filterGames, filterOptions, firstFilter, type GameFilter, NO_FILTER } from '../src/statistics/model/filter.ts'
import { openingsOf } from '../src/statistics/model/openings.ts'
import { overTime } from '../src/statistics/model/over-time.ts'
import { marginOf, startPlace } from '../src/statistics/model/played-game.ts'
import { againstLevels, againstPeople, resultsOf } from '../src/statistics/model/results.ts'
import { csvOf, csvRows } from '../src/statistics/screen/csv.ts'
import { playedGame, seatFacts } from './statistics-games.ts'

const ME: Occupant = { kind: 'person', name: '' }
const BALASI: Occupant = { kind: 'bot', level: 'gardener' }
const QUEEN: Occupant = { kind: 'bot', level: 'amyitis' }
const MARTON: Occupant = { kind: 'person', name: 'Márton', id: 'm' }

const DAY = 86_400_000
const NOW = 1000 * DAY

const duel = playedGame({ id: 'duel', at: NOW - DAY })
const lost = playedGame({ id: 'lost', at: NOW - 40 * DAY, scores: [30, 60, 20], sitters: [ME, QUEEN, BALASI] })
const palace = playedGame({ id: 'palace', at: NOW - 400 * DAY, facts: { palace: true } })
const online = playedGame({ id: 'online', kind: 'table', at: NOW - 2 * DAY, sitters: [ME, MARTON] })
const custom = playedGame({ id: 'custom', at: NOW - 3 * DAY, facts: { edition: 'mine' } })
const around = playedGame({ id: 'around', at: NOW, who: 'Réka', sitters: [{ kind: 'person', name: 'Réka' }, MARTON] })
const ALL = [duel, lost, palace, online, custom, around]

describe('the filter', () => {
  const ids = (part: Partial<GameFilter>) => filterGames(ALL, { ...NO_FILTER, ...part }, NOW).map(({ id }) => id)

  it('first keeps games of other editions apart, unless there are no others', () => {
    const first = (games: typeof ALL) => filterGames(games, firstFilter(games), NOW).map(({ id }) => id)
    expect(first([duel, custom, online])).toEqual(['online', 'duel'])
    expect(first([custom])).toEqual(['custom'])
    expect(firstFilter([duel, custom, online], 'Réka')).toMatchObject({ who: 'Réka', edition: 'any' })
  })

  it('lists the games of one person, the oldest first', () => {
    expect(ids({})).toEqual(['palace', 'lost', 'custom', 'online', 'duel'])
    expect(ids({ who: 'Réka' })).toEqual(['around'])
  })

  it.each([
    [{ against: 'amyitis' }, ['lost']],
    [{ against: 'people' }, ['online']],
    [{ players: 3 }, ['lost']],
    [{ palace: 'with' }, ['palace']],
    [{ palace: 'without', players: 2, where: 'device' }, ['custom', 'duel']],
    [{ when: 'month' }, ['custom', 'online', 'duel']],
    [{ when: 'year' }, ['lost', 'custom', 'online', 'duel']],
    [{ where: 'online' }, ['online']],
    [{ edition: 'standard', players: 2 }, ['palace', 'online', 'duel']],
  ] as const)('%o', (part, expected) => expect(ids(part)).toEqual(expected))

  it('offers only what there is', () => {
    expect(filterOptions(ALL, '')).toEqual({
      people: ['Réka'],
      against: ['any', 'gardener', 'amyitis', 'people'],
      hasOnline: true,
      hasEditions: true,
    })
    expect(filterOptions([duel], '')).toEqual({
      people: [],
      against: ['any', 'gardener'],
      hasOnline: false,
      hasEditions: false,
    })
  })
})

describe('the results', () => {
  it('count wins beside what chance alone would give', () => {
    const { players, palace: withPalace } = resultsOf([duel, lost, palace])
    expect(players).toEqual([
      { kind: 2, games: 2, won: 2, expected: 0.5 },
      { kind: 3, games: 1, won: 0, expected: 1 / 3 },
    ])
    expect(withPalace).toEqual([
      { kind: 'without', games: 2, won: 1, expected: (1 / 2 + 1 / 3) / 2 },
      { kind: 'with', games: 1, won: 1, expected: 1 / 2 },
    ])
  })

  it('R2.6 know who began', () => {
    const third = playedGame({ scores: [1, 2, 3, 4], facts: { first: 2 } })
    expect(startPlace(third)).toBe(2)
    expect(resultsOf([third, duel]).start.map(({ kind }) => kind)).toEqual([0, 2])
  })

  it('compare each opponent’s rank', () => {
    expect(againstLevels([duel, lost])).toEqual([
      { level: 'gardener', won: 2, lost: 0, drawn: 0 },
      { level: 'amyitis', won: 0, lost: 1, drawn: 0 },
    ])
    const tied = playedGame({ scores: [9, 9], sitters: [ME, { ...MARTON, name: 'Marci' }] })
    expect(againstPeople([online, tied])).toEqual([{ id: 'm', name: 'Marci', won: 1, lost: 0, drawn: 1 }])
  })

  it('at a table of the server, follow its ranks: who conceded is last', () => {
    const conceded = playedGame({ scores: [50, 40], ranks: [2, 1], sitters: [ME, MARTON] })
    expect(againstPeople([conceded])).toMatchObject([{ won: 0, lost: 1 }])
    expect(marginOf(conceded)).toBe(10)
  })
})

describe('comparisons', () => {
  const games = [
    playedGame({
      sitters: [ME, QUEEN],
      facts: {
        seats: [
          seatFacts({ points: { 'R9.2': 10 }, trades: { priest: 4 } }),
          seatFacts({ points: { 'R9.2': 4, 'R6.4': 2 } }),
        ],
      },
    }),
    playedGame({ facts: { seats: [seatFacts({ points: { 'R9.2': 20 } }), seatFacts({ points: { 'R9.2': 8 } })] } }),
  ]

  it('are means per game, with all opponents or the bots of a level', () => {
    expect(comparePoints(games, 'opponents')).toEqual([
      { kind: 'R9.2', own: 15, others: 6 },
      { kind: 'R6.4', own: 0, others: 1 },
    ])
    expect(comparePoints(games, 'amyitis')).toContainEqual({ kind: 'R9.2', own: 15, others: 4 })
    expect(comparePoints(games, 'priest')).toEqual([{ kind: 'R9.2', own: 15, others: undefined }])
    expect(levelsIn(games)).toEqual(['gardener', 'amyitis'])
  })

  it('name the favourite and the neglected card', () => {
    const cards = compareCards(games, 'opponents')
    expect(cards.map(({ kind }) => kind)).not.toContain('courtier')
    expect(taste(cards)).toEqual({ favourite: 'priest', neglected: undefined })
    const palaceCards = compareCards([playedGame({ facts: { palace: true } })], 'opponents')
    expect(palaceCards.map(({ kind }) => kind)).toContain('courtier')
    expect(
      taste([
        { kind: 'farmer', own: 3, others: 3.05 },
        { kind: 'banker', own: 0.5, others: 1 },
      ]),
    ).toEqual({ favourite: undefined, neglected: 'banker' })
  })
})

it('openings are grouped by their first three turns, the most frequent first', () => {
  const other = playedGame({ scores: [10, 20], own: { opening: ['merchant', 'pass', 'farmer'] } })
  const [most, least] = openingsOf([duel, other, lost])
  expect(most).toEqual({
    actions: ['farmer', 'priest', 'caravan'],
    games: 2,
    won: 1,
    expected: (1 / 2 + 1 / 3) / 2,
    points: 40,
  })
  expect(least).toMatchObject({ actions: ['merchant', 'pass', 'farmer'], games: 1, won: 0, points: 10 })
})

describe('over time', () => {
  it('the mean follows the last ten games', () => {
    const games = Array.from({ length: 12 }, (_, i) => playedGame({ scores: [i, 0] }))
    const points = overTime(games, 'points')
    expect(points.map(({ value }) => value)).toEqual(games.map((_, i) => i))
    expect(points[1].mean).toBe(0.5)
    expect(points[11].mean).toBe((2 + 11) / 2)
  })

  it('the accuracy is known only of games that were analysed', () => {
    expect(overTime([duel, playedGame({ accuracy: 88 })], 'accuracy')).toMatchObject([{ value: 88, mean: 88 }])
  })
})

describe('the CSV file', () => {
  it('quotes what must be quoted, and lets no cell be a formula', () => {
    const rows = [
      ['a', 'b,c', 'd"e', -3],
      ['=1+1', '@x', 'é\n', 0.5],
    ]
    expect(csvOf([['a;=1+1,+2']], 'en')).toBe('\uFEFF"a;\'=1+1,\'+2"\r\n')
    expect(csvOf(rows, 'en')).toBe('\uFEFFa,"b,c","d""e",-3\r\n\'=1+1,\'@x,"é\n",0.5\r\n')
    for (const language of ['fr', 'de', 'hu'])
      expect(csvOf(rows, language)).toBe('\uFEFFa;"b,c";"d""e";-3\r\n\'=1+1;\'@x;"é\n";0,5\r\n')
  })

  it('has a line for each game', () => {
    const [head, row] = csvRows(createText('en'), [lost], 'http://amyitis.example/')
    expect(row).toHaveLength(head.length)
    const cells = Object.fromEntries(head.map((name, i) => [name, row[i]]))
    expect(cells).toMatchObject({
      Players: 3,
      Palace: 'no',
      'Turn order': 1,
      Opponents: 'Amyitis; Balasi',
      Rank: 2,
      Points: 30,
      Margin: -30,
      Edition: 'standard',
      Opening: 'farmer; priest; caravan',
      Accuracy: '',
      Link: 'http://amyitis.example/#/replay/game/lost',
    })
  })
})
