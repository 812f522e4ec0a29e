import { newGame, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { beforeAll, describe, expect, it } from 'vitest'
import { VERSION } from '../src/version.ts'
import { arena, linesOf, reportOf } from './arena-report.ts'
import { file, inNewFolder, put, type RunResult } from './program.ts'

inNewFolder()

describe('a tournament', () => {
  it('is reported as JSON with everything needed to repeat it', () => {
    const { code, out } = arena('--bots', 'random,gardener,uct:0.7@3', '--games', '3', '--seed', 's', '--json')
    expect(code).toBe(0)
    const report = JSON.parse(out)
    expect(report.settings).toEqual({
      version: VERSION,
      players: 2,
      palace: false,
      edition: 'standard',
      entrants: ['random', 'gardener', 'uct:0.7@3'],
      seed: 's',
      levels: expect.stringMatching(/^[0-9a-f]{16}$/),
      games: 3,
      pairs: 'all',
    })
    // Three games are rounded up to two seeds, each in both seats.
    expect(report.seeds).toEqual({ first: 's/0', last: 's/1' })
    expect(report.games).toBe(12)
    expect(report.pairs.map(({ one, others, games }: Record<string, unknown>) => [one, others, games])).toEqual([
      ['random', 'gardener', 4],
      ['random', 'uct:0.7@3', 4],
      ['gardener', 'uct:0.7@3', 4],
    ])
    expect(report.ratings.find(({ name }: { name: string }) => name === 'random').elo).toBe(0)
    for (const { decisions, meanMs, p99Ms, maxMs, seconds } of report.ratings) {
      expect(decisions).toBeGreaterThan(100)
      expect(meanMs).toBeGreaterThan(0)
      expect(p99Ms).toBeLessThanOrEqual(maxMs)
      expect(seconds).toBeCloseTo((meanMs * decisions) / 1000, 0)
    }
  })

  it('has the wins by turn order in round 1, of stored games too', () => {
    const args = ['--bots', 'random,gardener', '--games', '12', '--players', '3', '--out', file('turn-order')]
    const { turnOrder } = reportOf(...args)
    const games = linesOf('turn-order')
      .slice(1)
      .map((line) => JSON.parse(line))
    expect(Object.keys(games[0])).toEqual(['block', 'seed', 'seats', 'scores', 'rounds', 'clocks'])
    const won = [0, 0, 0]
    for (const { seed, scores } of games) {
      const first = newGame({ players: 3, seed }).position.firstPlayer
      const winners = [0, 1, 2].filter((place) => scores[(first + place) % 3] === Math.max(...scores))
      for (const place of winners) won[place] += 1 / winners.length / games.length
    }
    expect(turnOrder.map(({ share }: { share: number }) => share)).toEqual(won.map((share) => expect.closeTo(share, 3)))
    expect(won[0] + won[1] + won[2]).toBeCloseTo(1)
    for (const { share, low, high } of turnOrder) expect(low <= share && share <= high).toBe(true)
    expect(reportOf(...args).turnOrder).toEqual(turnOrder)
  })

  it('names the weights that its bots use', () => {
    const { settings } = reportOf('--bots', 'random,engineer', '--games', '2', '--players', '3')
    expect(settings.weights).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each(LANGUAGES)('is reported in tables of at most 80 columns: %s', (lang) => {
    // Only the first language plays the games.
    const args = ['--bots', 'random,apprentice', '--games', '4', '--target', '60', '--out', file('languages')]
    const { code, lines } = arena(...args, '--lang', lang)
    expect(code).toBe(0)
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    expect(lines).toContain(createText(lang).t('arena.pairs').length > 80 ? '' : createText(lang).t('arena.pairs'))
    expect(lines.some((line) => /^random +0 /.test(line))).toBe(true)
    expect(lines.join('\n')).not.toMatch(/undefined|NaN/)
    // Wins by turn order, with their intervals.
    expect(lines.join(' ').match(/\d+\s?%\s+\(\d+\s?%\s+…\s+\d+\s?%\)/g)).toHaveLength(2)
  })

  it('can use a custom edition', () => {
    const short = put('short.json', JSON.stringify({ ...STANDARD, id: 'short', endTiles: { 2: 12, 3: 15, 4: 15 } }))
    const report = reportOf('--bots', 'random,gardener', '--games', '10', '--edition', short)
    expect(report.settings.edition).toMatch(/^short [0-9a-f]{16}$/)
    expect(report.rounds).toBeLessThan(reportOf('--bots', 'random,gardener', '--games', '10').rounds / 2)
  })
})

describe('a tournament with a results file', () => {
  const args = (name: string, games: number) => [
    '--bots',
    'random,gardener',
    '--games',
    String(games),
    '--out',
    file(name),
  ]

  it('resumes, and ends as if it had never stopped', () => {
    reportOf(...args('resumed', 4))
    const before = linesOf('resumed')
    const whole = reportOf('--bots', 'random,gardener', '--games', '10')
    expect(reportOf(...args('resumed', 10))).toEqual(whole)
    expect(linesOf('resumed').slice(0, before.length)).toEqual(before)
    expect(linesOf('resumed').length).toBe(11)
    expect(reportOf(...args('resumed', 10))).toEqual(whole)
    expect(linesOf('resumed').length).toBe(11)
  })

  it('ignores a partial line left by a killed run', () => {
    reportOf(...args('half', 4))
    const lines = linesOf('half')
    put('half', lines.join('\n').slice(0, -20))
    reportOf(...args('half', 4))
    expect(linesOf('half').length).toBe(6)
    reportOf(...args('half', 4))
    expect(linesOf('half').length).toBe(6)
    for (const line of ['5', 'null', '{}', '{"block":1}']) put('half', `${lines.join('\n')}\n${line}\n`)
    expect(reportOf(...args('half', 4)).games).toBe(4)
  })

  it('rejects a file of another tournament, and one that can’t be written', () => {
    reportOf(...args('one', 2))
    const other = arena(...args('one', 2), '--seed', 'other')
    expect(other.code).toBe(2)
    expect(other.err).toBe(`amyitis: ${createText('en').t('error.arena-file', { file: file('one') })}\n`)
    const nowhere = arena(...args('no/where', 2))
    expect(nowhere.code).toBe(2)
    expect(nowhere.err).toMatch(/^amyitis: [^\n]+\n$/)
  })
})

it.each(['apprentice:10.8', 'gardener:noise=5', 'merchant:.5', 'amyitis:haste=-0.1@30'])(
  'reads the constants of %s',
  (entrant) => {
    const { code, out } = arena('--bots', `random,${entrant}`, '--players', '2', '--games', '2')
    expect(code).toBe(0)
    expect(out).toContain(entrant)
  },
)

describe('errors', () => {
  const INVALID = [
    ['--bots', 'random'],
    ['--bots', 'random,random'],
    ['--bots', 'random,alien'],
    ['--bots', 'random,priest@0'],
    ['--bots', 'random,priest@'],
    ['--bots', 'random,gardener:explore=0.5'],
    ['--bots', 'random,gardener:noise=-1'],
    ['--bots', 'random,uct:x'],
    ['--bots', 'random,amyitis:hast=0.1'],
    ['--bots', 'random,merchant:0.1:0.1:0.1:0.1:0.1'],
    ['--bots', 'random,cmd:'],
    ['--pairs', 'some'],
    ['--target', '0'],
    ['--target', '100'],
    ['--patience', '0'],
    ['--edition', file('missing')],
    ['now'],
  ]
  let results: readonly RunResult[]
  beforeAll(() => {
    results = INVALID.map((args) => arena(...args))
  })

  it.each(INVALID.map((args, i) => [args, i] as const))('%j prints one line and exits with code 2', (_, i) => {
    const { code, out, err } = results[i]
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^amyitis: [^\n]+\n$/)
  })
})
