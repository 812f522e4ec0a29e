import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../packages/bots/src/levels.ts'
import { root, run, temporaryFolder } from './run.ts'

const draw = (...args: string[]) => run(process.execPath, ['scripts/ladder-chart.mjs', ...args], root)
const measure = (...args: string[]) => run(process.execPath, ['packages/lab/src/measure.ts', ...args], root)

describe('the tables of docs/bots.md', () => {
  test('come from a measurement that can be repeated and resumed', () => {
    const folder = temporaryFolder()
    const [to, data, page] = ['ladder', 'data', 'page.md'].map((name) => join(folder, name))
    mkdirSync(to)
    copyFileSync(join(root, 'docs/bots.md'), page)
    const small = [
      '--games',
      '2',
      '--slow',
      '2',
      '--strong',
      '2',
      '--anchors',
      '2',
      '--scale',
      '0.005',
      '--to',
      to,
      '--data',
      data,
      '--page',
      page,
    ]
    const { status, output } = measure('--kind', '2p', ...small)
    expect(status, output).toBe(0)
    const { kind, steps, ratings } = JSON.parse(readFileSync(join(to, '2p.json'), 'utf8'))
    expect(kind).toBe('2p')
    expect(steps.map((one: { readonly step: { readonly name: string } }) => one.step.name)).toEqual([
      'quick',
      'search',
      'oracle',
      'strongest',
      'uct',
      'gardener',
      'full',
    ])
    expect(ratings.find(({ name }: { name: string }) => name === 'random').elo).toBe(0)
    const table = readFileSync(page, 'utf8').split('<!-- ladder 2p -->')[1].split('<!-- /ladder 2p -->')[0]
    for (const level of LEVELS) expect(table.match(new RegExp(`^\\| \`${level}\``, 'gm'))?.length).toBeGreaterThan(0)
    for (const { command } of steps) expect(table).toContain(command)
    expect(draw(to, '--check').status).toBe(0)
    const kept = readFileSync(join(data, '2p-quick.jsonl'), 'utf8')
    expect(measure('--kind', '2p', ...small).status).toBe(0)
    expect(readFileSync(join(data, '2p-quick.jsonl'), 'utf8')).toBe(kept)
  }, 120_000)
})
