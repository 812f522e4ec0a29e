import { describe, expect, it } from 'vitest'
import { linesOf, reportOf } from './arena-report.ts'
import { file, inNewFolder } from './program.ts'

inNewFolder()

describe('a tournament', () => {
  it('has the same result with any number of workers', () => {
    const args = ['--bots', 'random,gardener,priest@4', '--games', '4', '--players', '3', '--palace']
    expect(reportOf(...args, '--workers', '1')).toEqual(reportOf(...args, '--workers', '3'))
  })
})

describe('a tournament with a target', () => {
  it('plays each bot against its predecessor until the match is decided', () => {
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

  it('reports a share below the target, or an undecided match', () => {
    const verdict = (target: string, games: string) =>
      reportOf('--bots', 'gardener,random', '--pairs', 'next', '--target', target, '--games', games).pairs[0].verdict
    expect(verdict('60', '200')).toBe('below')
    expect(verdict('60', '2')).toBe('open')
  })
})

describe('individual budgets', () => {
  it('apply to each entrant', () => {
    const margin = (bots: string) => reportOf('--bots', bots, '--games', '4', '--seed', 'budget').pairs[0].margin
    expect(margin('random,uct@2')).not.toBe(margin('random,uct@40'))
    expect(reportOf('--bots', 'random,uct@4ms', '--games', '2').ratings[0].decisions).toBeGreaterThan(0)
  })

  it('in iterations make games reproducible', () => {
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

  it('combine with positional or named constants', () => {
    const games = (bots: string) =>
      reportOf('--bots', bots, '--pairs', 'next', '--games', '4', '--seed', 'named').pairs[0].margin
    expect(games('gardener,amyitis:haste=0.3:explore=0.5@9')).toEqual(games('gardener,amyitis:0.5:haste=0.3@9'))
    expect(games('gardener,amyitis:haste=0.3@9')).not.toEqual(games('gardener,amyitis@9'))
  })

  it('default to --iterations and --ms', () => {
    const scores = (...args: string[]) => reportOf('--pairs', 'next', '--games', '2', ...args).pairs[0].margin
    expect(scores('--bots', 'random,uct', '--iterations', '3')).toBe(scores('--bots', 'random,uct@3'))
  })
})
