import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machineEnvironment, root, run, temporaryFolder } from './run.ts'

const GAME = `
import { isOver, legalMoves, newGame, play, scores } from '@amyitis/engine'
let state = 42
const draw = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * n)
}
const game = newGame({ players: 2, seed: 'x' })
let moves = 0
while (!isOver(game) && moves < 10000) {
  const legal = legalMoves(game)
  play(game, legal[draw(legal.length)])
  moves++
}
console.log(JSON.stringify({ over: isOver(game), moves, scores: scores(game) }))
`

const CONSUMER = `
import { isOver, legalMoves, newGame, play, scores } from '@amyitis/engine'
const game = newGame({ players: 2, seed: 'x' })
const moves: string[] = legalMoves(game)
const first: string | undefined = moves[0]
if (first !== undefined && !isOver(game)) play(game, first)
export const result: number[] = scores(game)
// @ts-expect-error a seed is a text
newGame({ players: 2, seed: Symbol('x') })
`

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    skipLibCheck: false,
    noEmit: true,
  },
  files: ['consumer.ts'],
}

test('the packed engine installs elsewhere, has types, and plays a game with the system’s Node', () => {
  const folder = temporaryFolder()
  const home = join(folder, 'home')
  mkdirSync(home)
  const env = machineEnvironment()

  const packed = run(process.execPath, [join(root, 'scripts/pack-engine.mjs'), folder], root, env)
  expect(packed.status, packed.output).toBe(0)
  const tarball = packed.stdout.trim().split('\n').at(-1) ?? ''

  writeFileSync(join(home, 'package.json'), '{"name":"home","private":true,"type":"module"}')
  const installed = run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], home, env)
  expect(installed.status, installed.output).toBe(0)

  const place = join(home, 'node_modules/@amyitis/engine')
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  expect(manifest.sideEffects).toBe(false)
  expect(manifest.dependencies ?? {}).toEqual({})
  expect(readFileSync(join(place, 'dist/index.js'), 'utf8')).not.toMatch(/from '[^']*\.ts'/)
  expect(readFileSync(join(place, 'LICENSE'), 'utf8')).toContain('MIT License')

  writeFileSync(join(home, 'game.js'), GAME)
  const game = run('node', ['game.js'], home, env)
  expect(game.status, game.output).toBe(0)
  const { over, moves, scores } = JSON.parse(game.stdout)
  expect(over).toBe(true)
  expect(moves).toBeGreaterThan(10)
  expect(scores).toHaveLength(2)

  writeFileSync(join(home, 'consumer.ts'), CONSUMER)
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  const types = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], home, env)
  expect(types.status, types.output).toBe(0)
}, 120_000)
