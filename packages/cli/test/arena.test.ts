import { readFileSync } from 'node:fs'
import { STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/text'
import { describe, expect, it } from 'vitest'
import { VERSION } from '../src/version.ts'
import { amyitis, file, put } from './program.ts'

const arena = (...args: string[]) => amyitis(['arena', ...args])

/** A report without what clocks say. */
function reportOf(...args: string[]) {
  const { code, out, err } = arena(...args, '--json')
  expect([code, err]).toEqual([0, ''])
  const { ratings, seconds: _, ...rest } = JSON.parse(out)
  return {
    ...rest,
    ratings: ratings.map(({ name, elo, low, high, decisions }: Record<string, unknown>) => ({
      name,
      elo,
      low,
      high,
      decisions,
    })),
  }
}
const linesOf = (name: string) => readFileSync(file(name), 'utf8').trimEnd().split('\n')

describe('a tournament', () => {
  it('is reported as JSON with all that is needed to play it again', () => {
    const { code, out } = arena('--bots', 'random,gardener,uct:0.7@3', '--games', '3', '--seed', 's', '--json')
    expect(code).toBe(0)
    const told = JSON.parse(out)
    expect(told.settings).toEqual({
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
    // Three games are two seeds, each in both seats.
    expect(told.seeds).toEqual({ first: 's/0', last: 's/1' })
    expect(told.games).toBe(12)
    expect(told.pairs.map(({ one, others, games }: Record<string, unknown>) => [one, others, games])).toEqual([
      ['random', 'gardener', 4],
      ['random', 'uct:0.7@3', 4],
      ['gardener', 'uct:0.7@3', 4],
    ])
    expect(told.ratings.find(({ name }: { name: string }) => name === 'random').elo).toBe(0)
    expect(told.seatShares[0] + told.seatShares[1]).toBeCloseTo(1, 2)
    for (const { decisions, meanMs, p99Ms, maxMs, seconds } of told.ratings) {
      expect(decisions).toBeGreaterThan(100)
      expect(meanMs).toBeGreaterThan(0)
      expect(p99Ms).toBeLessThanOrEqual(maxMs)
      expect(seconds).toBeCloseTo((meanMs * decisions) / 1000, 0)
    }
  })

  it('names the weights that its bots judge with', () => {
    const { settings } = reportOf('--bots', 'random,engineer', '--games', '2', '--players', '3')
    expect(settings.weights).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each(LANGUAGES)('is told as tables of at most 80 columns: %s', (lang) => {
    const { code, lines } = arena('--bots', 'random,apprentice', '--games', '4', '--target', '60', '--lang', lang)
    expect(code).toBe(0)
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    expect(lines).toContain(createText(lang).t('arena.pairs').length > 80 ? '' : createText(lang).t('arena.pairs'))
    expect(lines.some((line) => /^random +0 /.test(line))).toBe(true)
    expect(lines.join('\n')).not.toMatch(/undefined|NaN/)
  })

  it('ends the same on any number of workers', () => {
    const args = ['--bots', 'random,gardener,priest@4', '--games', '4', '--players', '3', '--palace']
    expect(reportOf(...args, '--workers', '1')).toEqual(reportOf(...args, '--workers', '3'))
  })

  it('can be played with another edition', () => {
    const short = put('short.json', JSON.stringify({ ...STANDARD, id: 'short', endTiles: { 2: 12, 3: 15, 4: 15 } }))
    const told = reportOf('--bots', 'random,gardener', '--games', '10', '--edition', short)
    expect(told.settings.edition).toMatch(/^short [0-9a-f]{16}$/)
    expect(told.rounds).toBeLessThan(reportOf('--bots', 'random,gardener', '--games', '10').rounds / 2)
  })
})

describe('a tournament with a file', () => {
  const args = (name: string, games: number) => [
    '--bots',
    'random,gardener',
    '--games',
    String(games),
    '--out',
    file(name),
  ]

  it('goes on where it stopped, and ends as if it had never stopped', () => {
    reportOf(...args('resumed', 4))
    const before = linesOf('resumed')
    const whole = reportOf('--bots', 'random,gardener', '--games', '10')
    expect(reportOf(...args('resumed', 10))).toEqual(whole)
    expect(linesOf('resumed').slice(0, before.length)).toEqual(before)
    expect(linesOf('resumed').length).toBe(11)
    expect(reportOf(...args('resumed', 10))).toEqual(whole)
    expect(linesOf('resumed').length).toBe(11)
  })

  it('overlooks half a line that a killed run has left', () => {
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

  it('refuses a file of another tournament, and one that cannot be written', () => {
    reportOf(...args('one', 2))
    const other = arena(...args('one', 2), '--seed', 'other')
    expect(other.code).toBe(2)
    expect(other.err).toBe(`amyitis: ${createText('en').t('error.arena-file', { file: file('one') })}\n`)
    const nowhere = arena(...args('no/where', 2))
    expect(nowhere.code).toBe(2)
    expect(nowhere.err).toMatch(/^amyitis: [^\n]+\n$/)
  })
})

describe('a tournament with a target', () => {
  it('plays each against the one before it until it is decided', () => {
    const args = ['--bots', 'random,apprentice,gardener', '--pairs', 'next', '--target', '50', '--games', '200']
    const { pairs, games } = reportOf(...args, '--out', file('target'))
    expect(pairs.map(({ one, others }: Record<string, unknown>) => `${one} ${others}`)).toEqual([
      'apprentice random',
      'gardener apprentice',
    ])
    for (const { verdict, low, target, blocks, games: played } of pairs) {
      expect([verdict, target]).toEqual(['above', 0.5])
      expect(low).toBeGreaterThan(0.5)
      expect(played).toBe(2 * blocks)
      expect(played).toBeLessThan(200)
    }
    const lines = linesOf('target').length
    expect(reportOf(...args, '--out', file('target'))).toMatchObject({ pairs, games })
    expect(linesOf('target').length).toBe(lines)
  })

  it('tells that a share is below it, or that it is still open', () => {
    const verdict = (target: string, games: string) =>
      reportOf('--bots', 'gardener,random', '--pairs', 'next', '--target', target, '--games', games).pairs[0].verdict
    expect(verdict('60', '200')).toBe('below')
    expect(verdict('60', '2')).toBe('open')
  })
})

describe('budgets of their own', () => {
  it('are kept by each entrant', () => {
    const { code, out } = arena('--bots', 'uct@2,uct@20,uct@4ms', '--pairs', 'first', '--games', '2', '--json')
    expect(code).toBe(0)
    const mean = (name: string) =>
      JSON.parse(out).ratings.find((rating: { name: string }) => rating.name === name).meanMs as number
    expect(mean('uct@20')).toBeGreaterThan(3 * mean('uct@2'))
    expect(mean('uct@4ms')).toBeGreaterThan(1)
  })

  it('of iterations make games that can be played again', () => {
    const args = [
      '--bots',
      'merchant:0.1,priest:0.5@5,amyitis:0.5:0.1@8,uct:0.4:0.3@5',
      '--pairs',
      'next',
      '--games',
      '2',
    ]
    expect(reportOf(...args)).toEqual(reportOf(...args))
  })

  it('go with constants by their place or by their name', () => {
    const games = (bots: string) =>
      reportOf('--bots', bots, '--pairs', 'next', '--games', '4', '--seed', 'named').pairs[0].margin
    expect(games('gardener,amyitis:haste=0.3:explore=0.5@9')).toEqual(games('gardener,amyitis:0.5:haste=0.3@9'))
    expect(games('gardener,amyitis:haste=0.3@9')).not.toEqual(games('gardener,amyitis@9'))
  })

  it('are given to all others by --iterations and --ms', () => {
    const scores = (...args: string[]) => reportOf('--pairs', 'next', '--games', '2', ...args).pairs[0].margin
    expect(scores('--bots', 'random,uct', '--iterations', '3')).toBe(scores('--bots', 'random,uct@3'))
  })
})

describe('what cannot be done', () => {
  it.each([
    [['--bots', 'random']],
    [['--bots', 'random,random']],
    [['--bots', 'random,alien']],
    [['--bots', 'random,priest@0']],
    [['--bots', 'random,priest@']],
    [['--bots', 'random,gardener:0.5']],
    [['--bots', 'random,uct:x']],
    [['--bots', 'random,amyitis:hast=0.1']],
    [['--bots', 'random,merchant:0.1:0.1:0.1:0.1:0.1']],
    [['--bots', 'random,cmd:']],
    [['--pairs', 'some']],
    [['--target', '0']],
    [['--target', '100']],
    [['--patience', '0']],
    [['--edition', file('missing')]],
    [['now']],
  ])('%j is answered by one line and exit code 2', (args) => {
    const { code, out, err } = arena(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^amyitis: [^\n]+\n$/)
  })
})
