import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chainValue, hashOfShare, joinRound, joinSeeds } from '@amyitis/fair'
import type { Act } from '@amyitis/protocol'
import { isFull, openTable, type Table } from '@amyitis/tables'
import { callApi, createGuest, createTable, type Identity, newKey, newShare, readLog } from '../clients/api-client.ts'
import type { TestDatabase } from '../server/test-database.ts'
import { openOperatorRelay } from './operator-relay.ts'

const repositoryPath = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** Everything that reveals a share: the logic of the app, and both example bots. */
const CLIENTS = {
  app: [process.execPath, repositoryPath('packages/web/test/headless.ts')],
  'bot.ts': [process.execPath, repositoryPath('examples/bot.ts')],
  'bot.py': ['python3', repositoryPath('examples/bot.py')],
} as const
export type Client = keyof typeof CLIENTS

/**
 * `honest`: the operator does nothing wrong. `resit`: swallows the victim's first share, grinds its own and sits down again with
 * it, and lets the victim go on. `forge`: the same, and reveals the stolen share itself while the victim is cut off.
 */
export type OperatorStrategy = 'honest' | 'resit' | 'forge'

export interface OperatorResult {
  readonly client: Client
  readonly strategy: OperatorStrategy
  /** What the client said, and how it ended. */
  readonly output: string
  readonly exitCode: number | null
  readonly problems: readonly string[]
}

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

type Version = 1 | 2

const commitOf = (table: string, share: string, fair: Version) =>
  fair === 2 ? chainValue(table, share, 0) : hashOfShare(share)
const revealOf = (table: string, share: string, fair: Version) => (fair === 2 ? chainValue(table, share, 1) : share)

/** A share that makes the seed end as the operator likes. */
function grind(table: string, secret: string, victim: string, fair: Version): string {
  for (;;) {
    const own = newShare()
    const added = [revealOf(table, own, fair), victim]
    const seed =
      fair === 2
        ? joinRound({ table, round: 1, server: chainValue(table, secret, 1), added })
        : joinSeeds({ table, secret, added })
    if (seed.endsWith('00')) return own
  }
}

interface OperatorContext {
  readonly port: number
  readonly data: TestDatabase
  readonly mallory: Identity
  readonly table: string
  readonly fair: Version
}

async function executeAsOperator({ port, mallory, table }: OperatorContext, act: Act): Promise<void> {
  const after = (await readLog(port, table)).length
  const body = { key: newKey(), after, act }
  const { status, text } = await callApi(port, 'POST', `/tables/${table}/acts`, { cookie: mallory.cookie, body })
  if (status !== 200) throw new Error(`${act.type}: ${text}`)
}

async function waitUntil({ port, table }: OperatorContext, ready: (table: Table) => boolean): Promise<void> {
  for (let tries = 0; !ready(openTable(await readLog(port, table))); tries++) {
    if (tries > 300) throw new Error('it does not come to that')
    await setTimeout(50)
  }
}

function startClient(client: Client, url: string, table: string) {
  const [command, ...args] = CLIENTS[client]
  const child = spawn(command, [...args, url, table], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { said: () => said, ended, kill: () => child.kill('SIGKILL') }
}

/** With what the operator has learned it can't lose any more: unless the victim notices. */
async function cheat(
  scene: OperatorContext,
  trick: OperatorStrategy,
  relay: Awaited<ReturnType<typeof openOperatorRelay>>,
): Promise<string> {
  const { port, data, table, fair } = scene
  const { added, authorization, path } = await relay.stolen
  const [{ secret }] = await data.query<{ secret: string }>(`select secret from secrets where table_id = '${table}'`)
  const own = grind(table, secret, added, fair)
  relay.disconnect()
  await executeAsOperator(scene, { type: 'sit', commit: commitOf(table, own, fair) })
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
  await executeAsOperator(scene, { type: 'reveal', added: revealOf(table, own, fair) })
  relay.connect()
  return own
}

/** What the command line says of such a game, with what the victim remembers. */
async function verify({ port, table }: OperatorContext, said: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-evidence-'))
  const [log, evidence] = [join(folder, 'table.json'), join(folder, 'mine.json')]
  writeFileSync(log, JSON.stringify({ events: await readLog(port, table) }))
  writeFileSync(evidence, /^evidence (.*)$/m.exec(said)?.[1] ?? '')
  const args = [
    repositoryPath('packages/cli/src/main.ts'),
    'verify',
    '--lang',
    'en',
    '--seed',
    log,
    '--evidence',
    evidence,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return `${status} ${stdout}${stderr}`
}

function checkClient(
  client: Client,
  trick: OperatorStrategy,
  code: number | null,
  said: string,
  reveals: number,
): string[] {
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
export async function playAgainstOperator(
  port: number,
  data: TestDatabase,
  client: Client,
  strategy: OperatorStrategy,
  fair: Version = 2,
): Promise<OperatorResult> {
  const mallory = await createGuest(port, 'Mallory')
  const table = await createTable(port, mallory, { seats: [{ kind: 'open' }, { kind: 'open' }] }, fair)
  const scene: OperatorContext = { port, data, mallory, table, fair }
  const relay = await openOperatorRelay(port, strategy !== 'honest')
  let own = newShare()
  await executeAsOperator(scene, { type: 'sit', seat: 0, commit: commitOf(table, own, fair) })
  const victim = startClient(client, relay.url, table)
  try {
    if (strategy === 'honest') {
      await waitUntil(scene, isFull)
      await executeAsOperator(scene, { type: 'reveal', added: revealOf(table, own, fair) })
      await waitUntil(scene, ({ status }) => status === 'playing')
    } else own = await cheat(scene, strategy, relay)
    const began = openTable(await readLog(port, table)).status === 'playing'
    if (began) await executeAsOperator(scene, { type: 'concede' })
    const exitCode = await Promise.race([victim.ended, setTimeout(30_000, null)])
    const checked = began && client === 'app' ? await verify(scene, victim.said()) : ''
    const output = `${victim.said()}${checked}`
    return {
      client,
      strategy,
      output,
      exitCode,
      problems: checkClient(client, strategy, exitCode, output, relay.reveals()),
    }
  } finally {
    victim.kill()
    relay.close()
  }
}

/** All clients, each with an honest operator as well: what notices everything proves nothing. */
export async function runOperatorAttack(port: number, data: TestDatabase): Promise<OperatorResult[]> {
  const clients: readonly Client[] = hasPython() ? ['app', 'bot.ts', 'bot.py'] : ['app', 'bot.ts']
  const runs: OperatorResult[] = []
  for (const client of clients)
    for (const trick of ['honest', 'resit', 'forge'] as const)
      for (const fair of [1, 2] as const) runs.push(await playAgainstOperator(port, data, client, trick, fair))
  return runs
}
