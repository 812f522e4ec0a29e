import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord } from '@amyitis/engine'
import { afterAll, expect, test } from 'vitest'
import { playGames, playMatch } from '../src/games.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('games of the strongest level are reproducible, recorded and summarised', () => {
  const plan = { players: 3, palace: true, games: 2, iterations: 4, seed: 'test' } as const
  const lines = [...playGames({ ...plan, out: folder })]
  expect(lines).toHaveLength(3)
  expect([...playGames(plan)]).toEqual(lines)
  const files = readdirSync(folder).sort()
  expect(files).toEqual(['3p-palace-1.txt', '3p-palace-2.txt'])
  files.forEach((file, i) => {
    const read = parseRecord(readFileSync(join(folder, file), 'utf8'))
    if (!read.ok) throw new Error(`${file} can't be read`)
    const { position, entries } = read.game
    expect(lines[i]).toContain(`${position.round} rounds, ${entries.length} decisions`)
  })
})

const short = { players: 2, palace: false, games: 2, iterations: 4, seed: 'test' } as const

test('another objective makes other games', () => {
  expect([...playGames({ ...short, games: 1, aims: { haste: 0.5 } })]).not.toEqual([
    ...playGames({ ...short, games: 1 }),
  ])
})

test('one modified bot against default ones is measured in whole blocks of seats', () => {
  expect(playMatch({ ...short, games: 3 })).toMatch(
    /^wins \d+\.\d % \(\d+\.\d … \d+\.\d\) alone against 1 .* \(even: 50 %\), 4 games$/,
  )
  expect(playMatch({ ...short, games: 8, aims: { margin: -9 } })).toMatch(/^wins [0-3]?\d\.\d %/)
})
