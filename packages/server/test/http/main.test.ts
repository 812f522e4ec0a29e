import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addGuest, callApi, createTable, tempFolder } from './test-server.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const WEB = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url))

let folder: string
let children: ChildProcess[]
beforeEach(() => {
  folder = tempFolder()
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts the program and waits for its first line or its exit. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...process.execArgv, MAIN], {
    env: { PATH: process.env.PATH, CI: '1', PORT: '0', AMYITIS_DATA: folder, ...env },
  })
  children.push(child)
  let out = ''
  let err = ''
  child.stdout.on('data', (part) => {
    out += part
  })
  child.stderr.on('data', (part) => {
    err += part
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  await Promise.race([ended, new Promise((resolve) => child.stdout.once('data', resolve))])
  return { child, ended, url: /at (http\S+)\/\n/.exec(out)?.[1] ?? '', out: () => out, err: () => err }
}

test.runIf(existsSync(WEB))(
  'prints its address, keeps its data in the folder, and stops on request',
  async () => {
    const { url, child, ended, out, err } = await start()
    expect([out(), err()]).toEqual([expect.stringMatching(/^Amyitis is at http:\/\/127\.0\.0\.1:\d+\/\n$/), ''])
    const ada = await addGuest(url, 'Ada')
    const table = await createTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }], public: true })
    const socket = fetch(`${url}/api/v1/tables/${table}/stream`).then((response) => response.text())
    expect((await callApi(`${url}/readyz`)).status).toBe(200)

    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.err()).toMatch(/^amyitis: another Amyitis server uses the data in [^\n]+\n$/)

    const { port } = new URL(url)
    const third = await start({ PORT: port, AMYITIS_DATA: join(folder, 'other') })
    expect(await third.ended).toBe(1)
    expect(third.out()).toBe('')
    expect(third.err()).toBe(
      `amyitis: port ${port} is already in use, perhaps by another Amyitis; choose another one with PORT=…\n`,
    )

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await socket).toContain('"why":"shutdown"')
    expect(err()).toBe('')
    expect(existsSync(join(folder, 'amyitis.sqlite'))).toBe(true)
  },
  60_000,
)

test.runIf(existsSync(WEB))(
  'with a log, prints JSON and nothing else',
  async () => {
    const { child, ended, out } = await start({ AMYITIS_LOG: 'info' })
    await expect.poll(out, { timeout: 20_000 }).toContain('Amyitis is at http://')
    child.kill('SIGTERM')
    await ended
    for (const line of out().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level')
  },
  60_000,
)

test('reports an invalid setting in one line', async () => {
  const { ended, err } = await start({ PORT: 'x' })
  expect(await ended).toBe(1)
  expect(err()).toBe('amyitis: PORT must be a number from 0 to 65535, such as 8590, not "x"\n')
}, 30_000)
