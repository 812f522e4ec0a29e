import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newGame, toState } from '@amyitis/engine'
import { GameState } from '@amyitis/protocol'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, freshKey, newShare, startServer, type TestServer } from './test-server.ts'

const root = join(import.meta.dirname, '../../../..')
/** Inside the repository, so that the runtime of generated clients resolves. */
const folder = join(root, 'build', `client-${process.pid}`)

let server: TestServer
let text: string
beforeAll(async () => {
  server = await startServer()
  text = (await callApi(`${server.url}/api/openapi.json`)).text
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the API description passes the Redocly linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const errors = await lintFromString({ source: text, absoluteRef: join(folder, 'openapi.json'), config })
  expect(errors.map(({ ruleId, message, location: [{ pointer }] }) => `${ruleId} ${pointer}: ${message}`)).toEqual([])
}, 60_000)

test('fields with defaults are optional in requests, but always in responses', () => {
  const { schemas } = JSON.parse(text).components
  expect(schemas.SettingsInput.required).toEqual(['seats'])
  expect(schemas.Settings.required).toContain('palace')
  expect(JSON.stringify(schemas.NewTableInput)).toContain('SettingsInput')
  expect(JSON.stringify(schemas.EventBody)).not.toContain('SettingsInput')
})

test('states, events and stream lines have schemas', () => {
  const { paths, components } = JSON.parse(text)
  const stream = paths['/api/v1/tables/{id}/stream'].get.responses['200'].content['application/x-ndjson']
  expect(stream.schema).toEqual({ $ref: '#/components/schemas/ServerMessage' })
  expect(paths['/api/v1/tables/{id}/socket'].get['x-websocket']).toEqual({
    receives: { $ref: '#/components/schemas/ServerMessage' },
    sends: { $ref: '#/components/schemas/ClientMessage' },
  })
  expect(components.schemas.TableState.properties.state).toEqual({ $ref: '#/components/schemas/GameState' })
  const known = Object.keys(components.schemas.GameState.properties)
  for (const palace of [false, true])
    for (const players of [2, 3, 4] as const) {
      const state = toState(newGame({ players, palace, seed: 'x' }).position)
      expect(GameState.safeParse(state).error).toBeUndefined()
      expect(known).toEqual(expect.arrayContaining(Object.keys(state)))
    }
})

test('the description is cached by ETag', async () => {
  const etag = (await callApi(`${server.url}/api/openapi.json`)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"\w{32}"$/)
  const again = await callApi(`${server.url}/api/openapi.json`, { headers: { 'if-none-match': `W/${etag}` } })
  expect([again.status, again.text]).toEqual([304, ''])
})

const CLIENT = 'client.ts'
/** Compiled with type checks: it relies only on the API description. */
const PLAYER = `
import * as api from './${CLIENT}'

type Share = { added: string; commit: string }

async function enter(name: string) {
  const made = await api.postBots({ name })
  if (made.status !== 201) throw new Error(made.data.detail)
  return { headers: { authorization: 'Bearer ' + made.data.token } }
}

export async function play(url: string, key: () => string, shares: [Share, Share]) {
  api.defaults.baseUrl = url
  const players = [await enter('Ada'), await enter('Ben')]
  const settings = { seats: [{ kind: 'open' as const }, { kind: 'open' as const }] }
  const made = await api.postTables({ key: key(), settings }, players[0])
  if (made.status !== 201) throw new Error(made.data.detail)
  const { id } = made.data
  let seq = 1
  const act = async (player: number, act: api.Act) => {
    const done = await api.postTablesIdActs(id, { key: key(), after: seq, act }, players[player])
    if (done.status !== 200) throw new Error(done.data.detail)
    seq = done.data.seq
  }
  for (const [player, { commit }] of shares.entries()) await act(player, { type: 'sit', commit })
  for (const [player, { added }] of shares.entries()) await act(player, { type: 'reveal', added })
  for (;;) {
    const { status, data } = await api.getTablesIdState(id)
    if (status !== 200) throw new Error(data.detail)
    const { seats, winners } = data.state
    if (data.turn === undefined) return { status: data.status, scores: seats.map(({ score }) => score), winners }
    seq = data.seq
    await act(data.turn, { type: 'move', move: data.legal[0] })
  }
}
`

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2024',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    types: ['node'],
    noEmit: true,
    skipLibCheck: true,
  },
  files: ['player.ts'],
}

test('a client generated from the description compiles, and plays a whole game', async () => {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, text)
  writeFileSync(join(folder, CLIENT), await generateSource(file))
  writeFileSync(join(folder, 'player.ts'), PLAYER)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const compiled = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  expect(compiled.stdout).toBe('')
  expect(readFileSync(join(folder, CLIENT), 'utf8')).toContain('export type GameState')
  const { play } = await import(pathToFileURL(join(folder, 'player.ts')).href)
  const { status, scores, winners } = await play(server.url, freshKey, [newShare(), newShare()])
  expect(status).toBe('over')
  expect(scores).toHaveLength(2)
  expect(winners.length).toBeGreaterThan(0)
}, 120_000)
