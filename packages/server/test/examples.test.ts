import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableView } from '@amyitis/protocol'
import { openTable } from '@amyitis/tables'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { createSqliteJobs } from '../src/jobs/sqlite.ts'
import { systemClock } from '../src/shared/clock.ts'
import { openSqliteStore } from '../src/store/sqlite.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const node = [join(root, 'node_modules', '.bin', 'node'), join(root, 'examples', 'bot.ts')]
const python = ['python3', join(root, 'examples', 'bot.py')]
const hasPython = spawnSync('python3', ['--version']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'amyitis-examples-'))
const running: ChildProcess[] = []
let app: FastifyInstance
let server: string

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '')
  const fail = (error: unknown) => {
    throw error
  }
  const store = await openSqliteStore(':memory:')
  app = await createApp(folder, {
    store,
    jobs: createSqliteJobs(store, systemClock, fail),
    clock: systemClock,
    rate: 0,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  server = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const child of running) child.kill()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a bot, and lets a test wait for its output. */
function start([command, ...args]: readonly string[], ...more: readonly string[]) {
  const child = spawn(command, [...args, server, ...more], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let out = ''
  let err = ''
  const line = (word: string) =>
    new Promise<string>((found, failed) => {
      const look = () => {
        const match = new RegExp(`^${word} (.*)\n`, 'm').exec(out)
        if (match !== null) found(match[1])
      }
      child.stdout.on('data', look)
      child.on('exit', () => failed(new Error(`exited without printing "${word}": ${out}${err}`)))
      look()
    })
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  return { line, ended: new Promise((done) => child.on('exit', done)) }
}

async function playTogether(host: readonly string[], guest: readonly string[]): Promise<void> {
  const one = start(host)
  const table = await one.line('table')
  const other = start(guest, table)
  const [scores, same] = await Promise.all([one.line('scores'), other.line('scores')])
  expect(scores).toBe(same)
  expect(await Promise.all([one.ended, other.ended])).toEqual([0, 0])
  const answer = await fetch(`${server}/api/v1/tables/${table}/record`)
  expect(await answer.text()).toMatch(new RegExp(`^result ${scores}$`, 'm'))
  const view = (await (await fetch(`${server}/api/v1/tables/${table}`)).json()) as TableView
  const game = openTable(view.events)
  expect(game).toMatchObject({ fair: 2, status: 'over' })
  expect(game.unfair).toBeUndefined()
}

it(
  hasPython
    ? 'the bots in TypeScript and in Python, without libraries, play a whole game with each other'
    : 'the bot in TypeScript plays a whole game with itself; there is no python3 on this machine for the other',
  () => playTogether(hasPython ? python : node, node),
  60_000,
)
