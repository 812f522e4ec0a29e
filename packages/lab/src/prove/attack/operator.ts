import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chainValue, hashOfShare, joinRound, joinSeeds } from '@amyitis/fair'
import type { Act } from '@amyitis/protocol'
import { isFull, openTable, type Table } from '@amyitis/tables'
import type { Ground } from '../server/ground.ts'
import { ask, type Identity, newGuest, newKey, newShare, newTable, readLog } from '../wire/api.ts'
import { openRelay } from './operator-relay.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** Everything that reveals a share: the logic of the app, and both example bots. */
const CLIENTS = {
  app: [process.execPath, at('packages/web/test/headless.ts')],
  'bot.ts': [process.execPath, at('examples/bot.ts')],
  'bot.py': ['python3', at('examples/bot.py')],
} as const
export type Client = keyof typeof CLIENTS

/**
 * `honest`: the operator does nothing wrong. `resit`: swallows the victim's first share, grinds its own and sits down again with
 * it, and lets the victim go on. `forge`: the same, and reveals the stolen share itself while the victim is cut off.
 */
export type Trick = 'honest' | 'resit' | 'forge'

export interface Operated {
  readonly client: Client
  readonly trick: Trick
  /** What the client said, and how it ended. */
  readonly said: string
  readonly code: number | null
  readonly problems: readonly string[]
}

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

type Version = 1 | 2

const commitOf = (table: string, share: string, fair: Version) =>
  fair === 2 ? chainValue(table, share, 0) : hashOfShare(share)
const shownOf = (table: string, share: string, fair: Version) => (fair === 2 ? chainValue(table, share, 1) : share)

/** A share that makes the seed end as the operator likes. */
function grind(table: string, secret: string, victim: string, fair: Version): string {
  for (;;) {
    const own = newShare()
    const added = [shownOf(table, own, fair), victim]
    const seed =
      fair === 2
        ? joinRound({ table, round: 1, server: chainValue(table, secret, 1), added })
        : joinSeeds({ table, secret, added })
    if (seed.endsWith('00')) return own
  }
}

interface Scene {
  readonly port: number
  readonly data: Ground
  readonly mallory: Identity
  readonly table: string
  readonly fair: Version
}

async function does({ port, mallory, table }: Scene, act: Act): Promise<void> {
  const after = (await readLog(port, table)).length
  const body = { key: newKey(), after, act }
  const { status, text } = await ask(port, 'POST', `/tables/${table}/acts`, { cookie: mallory.cookie, body })
  if (status !== 200) throw new Error(`${act.type}: ${text}`)
}

async function until({ port, table }: Scene, ready: (table: Table) => boolean): Promise<void> {
  for (let tries = 0; !ready(openTable(await readLog(port, table))); tries++) {
    if (tries > 300) throw new Error('it does not come to that')
    await setTimeout(50)
  }
}

function start(client: Client, url: string, table: string) {
  const [command, ...args] = CLIENTS[client]
  const child = spawn(command, [...args, url, table], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { said: () => said, ended, kill: () => child.kill('SIGKILL') }
}

/** With what the operator has learned it can't lose any more: unless the victim notices. */
async function cheat(scene: Scene, trick: Trick, relay: Awaited<ReturnType<typeof openRelay>>): Promise<string> {
  const { port, data, table, fair } = scene
  const { added, authorization, path } = await relay.stolen
  const [{ secret }] = await data.look<{ secret: string }>(`select secret from secrets where table_id = '${table}'`)
  const own = grind(table, secret, added, fair)
  relay.cut()
  await does(scene, { type: 'sit', commit: commitOf(table, own, fair) })
  if (trick !== 'forge') {
    relay.connect()
    return own
  }
  const body = JSON.stringify({
    key: newKey(),
    after: (await readLog(port, table)).length,
    act: { type: 'reveal', added },
  })
  const headers = { authorization, 'content-type': 'application/json' }
  await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })
  await does(scene, { type: 'reveal', added: shownOf(table, own, fair) })
  relay.connect()
  return own
}

/** What the command line says of such a game, with what the victim remembers. */
async function verify({ port, table }: Scene, said: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-evidence-'))
  const [log, evidence] = [join(folder, 'table.json'), join(folder, 'mine.json')]
  writeFileSync(log, JSON.stringify({ events: await readLog(port, table) }))
  writeFileSync(evidence, /^evidence (.*)$/m.exec(said)?.[1] ?? '')
  const args = [at('packages/cli/src/main.ts'), 'verify', '--lang', 'en', '--seed', log, '--evidence', evidence]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return `${status} ${stdout}${stderr}`
}

function judge(client: Client, trick: Trick, code: number | null, said: string, reveals: number): string[] {
  const wanted = { honest: 0, resit: 2, forge: 3 }[trick]
  const fair = /^check good/m.test(said) || /The deals were fair/.test(said)
  return [
    ...(code === wanted ? [] : [`ends with ${code} instead of ${wanted}`]),
    ...(trick !== 'honest' && reveals > 0 ? ['sends its share under other commits'] : []),
    ...(trick !== 'honest' && fair ? ['calls the deals fair'] : []),
    ...(trick === 'honest' && client === 'app' && !fair ? ['does not call fair what is'] : []),
  ].map((problem) => `${client}, ${trick}: ${problem}: ${said.slice(-400)}`)
}

/** An operator who sits at the table and controls the victim's line tries to choose the deals. */
export async function operate(
  port: number,
  data: Ground,
  client: Client,
  trick: Trick,
  fair: Version = 2,
): Promise<Operated> {
  const mallory = await newGuest(port, 'Mallory')
  const table = await newTable(port, mallory, { seats: [{ kind: 'open' }, { kind: 'open' }] }, fair)
  const scene: Scene = { port, data, mallory, table, fair }
  const relay = await openRelay(port, trick !== 'honest')
  let own = newShare()
  await does(scene, { type: 'sit', seat: 0, commit: commitOf(table, own, fair) })
  const victim = start(client, relay.url, table)
  try {
    if (trick === 'honest') {
      await until(scene, isFull)
      await does(scene, { type: 'reveal', added: shownOf(table, own, fair) })
      await until(scene, ({ status }) => status === 'playing')
    } else own = await cheat(scene, trick, relay)
    const began = openTable(await readLog(port, table)).status === 'playing'
    if (began) await does(scene, { type: 'concede' })
    const code = await Promise.race([victim.ended, setTimeout(30_000, null)])
    const checked = began && client === 'app' ? await verify(scene, victim.said()) : ''
    const said = `${victim.said()}${checked}`
    return { client, trick, said, code, problems: judge(client, trick, code, said, relay.reveals()) }
  } finally {
    victim.kill()
    relay.close()
  }
}

/** All clients, each with an honest operator as well: what notices everything proves nothing. */
export async function proveOperator(port: number, data: Ground): Promise<Operated[]> {
  const clients: readonly Client[] = hasPython() ? ['app', 'bot.ts', 'bot.py'] : ['app', 'bot.ts']
  const runs: Operated[] = []
  for (const client of clients)
    for (const trick of ['honest', 'resit', 'forge'] as const)
      for (const fair of [1, 2] as const) runs.push(await operate(port, data, client, trick, fair))
  return runs
}
