import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, run, temporaryFolder } from './run.ts'

const draw = (...args: string[]) => run(process.execPath, ['scripts/ladder-chart.mjs', ...args], root)
const measure = (...args: string[]) => run(process.execPath, ['packages/lab/src/measure.ts', ...args], root)

const rung = (name: string, elo: number, error = 0) => ({ name, elo, low: elo - error, high: elo + error })
const step = (name: string, entrants: string[]) => ({ step: { name }, report: { settings: { entrants } } })
const LADDER = {
  kind: '4p-palace',
  ratings: [rung('amyitis@100ms', 930, 60), rung('priest@4ms', 900, 50), rung('uct@100ms', 500, 80), rung('random', 0)],
  steps: [step('quick', ['random']), step('search', ['random', 'priest@4ms']), step('uct', ['amyitis@100ms'])],
}

describe('the charts of docs/ladder', () => {
  test('match the measurements', () => {
    const { status, output } = draw('--check')
    expect(status, output).toBe(0)
  })

  test('show every level and the baseline with its interval, in the right place', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, '4p-palace.json'), JSON.stringify(LADDER))
    writeFileSync(join(folder, 'uct-sweep-2p.json'), '{}')
    expect(draw(folder).status).toBe(0)
    expect(existsSync(join(folder, 'uct-sweep-2p.svg'))).toBe(false)
    const chart = readFileSync(join(folder, '4p-palace.svg'), 'utf8')
    expect(chart).toContain('<title id="title">Strength of the bots: 4 players, with the Palace</title>')
    expect(chart).toContain('priest@4ms 900 (850 to 950); uct@100ms 500 (420 to 580); random 0.')
    // The anchor of another step plays with a different budget.
    expect(chart).not.toContain('930')
    const places = [...chart.matchAll(/<circle class="(\w+)"[^>]*cx="([\d.]+)"/g)].map(([, , x]) => Number(x))
    const tick = (elo: number) => Number(new RegExp(`<text class="small" x="([\\d.]+)"[^>]*>${elo}<`).exec(chart)?.[1])
    const scale = (tick(800) - tick(0)) / 800
    expect(places.map((x) => Math.round((x - tick(0)) / scale))).toEqual([900, 500, 0])
    expect(chart).toContain('prefers-color-scheme: dark')
  })

  test('are reported when missing or outdated, and removed when unused', () => {
    const folder = temporaryFolder()
    const [data, chart] = ['json', 'svg'].map((ending) => join(folder, `2p.${ending}`))
    writeFileSync(data, JSON.stringify({ ...LADDER, kind: '2p' }))
    expect(draw(folder, '--check').status).toBe(1)
    expect(draw(folder).status).toBe(0)
    expect(draw(folder, '--check').status).toBe(0)
    writeFileSync(chart, readFileSync(chart, 'utf8').replace('900', '901'))
    expect(draw(folder, '--check').output).toContain('out of date: 2p')
    const other = temporaryFolder()
    copyFileSync(chart, join(other, '2p.svg'))
    expect(draw(other, '--check').status).toBe(1)
    expect(draw(other).status).toBe(0)
    expect(existsSync(join(other, '2p.svg'))).toBe(false)
  })
})

describe('the tables of docs/bots.md', () => {
  test('match the measurements', () => {
    const { status, output } = measure('--tables', '--check')
    expect(status, output).toBe(0)
  })
})
