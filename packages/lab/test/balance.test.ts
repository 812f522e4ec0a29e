import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedDealer, playMove, rewind, scores } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import type { Balance } from '../src/balance/page.ts'
import { playMissing, readGames } from '../src/balance/play.ts'
import { BALANCE_FOLDER, BALANCE_PAGE, measureBalance, publish, publishedFiles } from '../src/balance/publish.ts'

const folder = mkdtempSync(join(tmpdir(), 'balance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(file, 'utf8')

describe('the published balance', () => {
  const published = JSON.parse(read(join(BALANCE_FOLDER, 'balance.json'))) as Balance

  test('is drawn and written from the statistics', () => {
    const { page, ...charts } = publishedFiles(published, read(BALANCE_PAGE))
    expect(page).toBe(read(BALANCE_PAGE))
    for (const [name, chart] of Object.entries(charts)) expect(chart).toBe(read(join(BALANCE_FOLDER, name)))
  })

  test('covers every kind of game, and its wins add up', () => {
    expect(published.kinds.map(({ kind }) => kind)).toEqual(['2p', '2p-palace', '3p', '3p-palace', '4p', '4p-palace'])
    for (const { turnOrder } of published.kinds)
      expect(turnOrder.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
  })
})

describe('measuring the balance', () => {
  const plan = { kinds: ['2p', '3p-palace'], games: 2, iterations: 2, data: join(folder, 'data') } as const

  test('resumes an interrupted run, with the same games', () => {
    const steps = playMissing(plan)
    expect(steps.next().value).toMatch(/^2p 1: \d+ rounds$/)
    const [first] = readGames('2p', plan)
    expect([...playMissing(plan)].map((line) => line.split(':')[0])).toEqual(['3p-palace 1', '2p 2', '3p-palace 2'])
    expect([...playMissing(plan)]).toEqual([])
    expect(readGames('2p', plan)).toHaveLength(2)
    expect(scores(readGames('2p', plan)[0])).toEqual(scores(first))
  })

  test('counts wins, points and uses of the games', () => {
    const [two, three] = measureBalance(plan, '2026-01-01').kinds
    const games = readGames('2p', plan)
    expect(two).toMatchObject({ kind: '2p', games: 2 })
    const rounds = games.map(({ position }) => position.round)
    expect(two.rounds).toMatchObject({ least: Math.min(...rounds), most: Math.max(...rounds) })
    // R5.2 In every round, everybody passes once.
    expect(two.uses.pass.perGame).toBe(rounds[0] + rounds[1])
    expect(two.uses.pass.byWinners).toBeCloseTo(0.5, 3)
    expect(three.uses.pass.byWinners).toBeCloseTo(1 / 3, 3)
    expect(two.uses['power: first']).toBeUndefined()
    expect(three.uses['power: first'].perGame).toBeGreaterThan(0)
    const points = Object.values(two.points.winners).reduce((sum, value) => sum + value, 0)
    const best = games.map((game) => Math.max(...scores(game)))
    expect(points).toBeCloseTo((best[0] + best[1]) / 2, 0)
  })

  test('counts the rounds without planting', () => {
    const [two, three] = measureBalance(plan, '2026-01-01').kinds
    for (const { kind, unplanted } of [two, three]) {
      const shares = readGames(kind, plan).map((game) => {
        const planted = new Set<number>()
        const { position } = rewind(game, 0)
        const tiles = () => position.seats.reduce((sum, seat) => sum + seat.tiles, 0)
        for (const { move, deal } of game.entries) {
          const [round, before] = [position.round, tiles()]
          playMove(position, move, fixedDealer(deal ?? []))
          if (tiles() > before) planted.add(round)
        }
        return 1 - planted.size / game.position.round
      })
      expect(unplanted?.share).toBeCloseTo((shares[0] + shares[1]) / 2, 3)
      expect(unplanted?.share).toBeGreaterThan(0)
    }
  })

  test('writes the statistics, the charts and the section', () => {
    const page = join(folder, 'page.md')
    writeFileSync(page, 'Before\n<!-- balance -->\n<!-- /balance -->\nAfter\n')
    publish(measureBalance(plan, '2026-01-01'), join(folder, 'out'), page)
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['balance.json', 'points.svg', 'turn-order.svg'])
    expect(read(page)).toContain('| 3 players, Palace | 2 |')
    expect(read(page)).toContain('with 2 iterations per decision')
    expect(read(page)).toContain('| % rounds without planting (95 %) |')
    expect(read(join(folder, 'out', 'turn-order.svg'))).toContain('2 players:')
  })
})
