import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chainValue, hashOfShare, joinRound, joinSeeds } from '@amyitis/fair'
import type { Command } from '@amyitis/protocol'
import { isFull, openTable, type Table } from '@amyitis/tables'
import { callApi, createGuest, createTable, type Identity, newKey, newShare, readLog } from '../clients/api-client.ts'
import type { FairVersion } from '../clients/deal-share.ts'
import type { TestDatabase } from '../server/test-database.ts'
import { openOperatorRelay } from './operator-relay.ts'

const repositoryPath = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** Every client that reveals a share: the logic of the app, and both example bots. */
const CLIENTS = {
  app: [process.execPath, repositoryPath('packages/web/test/headless.ts')],
  'bot.ts': [process.execPath, repositoryPath('examples/bot.ts')],
  'bot.py': ['python3', repositoryPath('examples/bot.py')],
} as const
export type Client = keyof typeof CLIENTS

/**
 * `honest`: the operator follows the rules. `resit`: drops the victim's first share, searches for a favourable share of its own,
 * commits to that instead and lets the victim go on. `forge`: the same, and also reveals the stolen share itself while the victim
 * is disconnected.
 */
export type OperatorStrategy = 'honest' | 'resit' | 'forge'

export interface OperatorResult {
  readonly client: Client
  readonly strategy: OperatorStrategy
  /** What the client printed, and its exit code. */
  readonly output: string
  readonly exitCode: number | null
  readonly problems: readonly string[]
}

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

const commitOf = (table: string, share: string, fair: FairVersion) =>
  fair === 2 ? chainValue(table, share, 0) : hashOfShare(share)
const revealOf = (table: string, share: string, fair: FairVersion) => (fair === 2 ? chainValue(table, share, 1) : share)

/** Searches for a share that makes the seed end as the operator likes. */
function grind(table: string, secret: string, victim: string, fair: FairVersion): string {
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
  readonly database: TestDatabase
  readonly mallory: Identity
  readonly table: string
  readonly fair: FairVersion
}

async function executeAsOperator({ port, mallory, table }: OperatorContext, act: Command): Promise<void> {
  const after = (await readLog(port, table)).length
  const body = { key: newKey(), after, act }
  const { status, text } = await callApi(port, 'POST', `/tables/${table}/acts`, { cookie: mallory.cookie, body })
  if (status !== 200) throw new Error(`${act.type}: ${text}`)
}

async function waitUntil({ port, table }: OperatorContext, ready: (table: Table) => boolean): Promise<void> {
  for (let tries = 0; !ready(openTable(await readLog(port, table))); tries++) {
    if (tries > 300) throw new Error('timeout while waiting for the table')
    await setTimeout(50)
  }
}

function startClient(client: Client, url: string, table: string) {
  const [command, ...args] = CLIENTS[client]
  const child = spawn(command, [...args, url, table], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { output: () => output, ended, kill: () => child.kill('SIGKILL') }
}

/** With the stolen share the operator can choose the deals, unless the victim notices. */
async function cheat(
  context: OperatorContext,
  strategy: OperatorStrategy,
  relay: Awaited<ReturnType<typeof openOperatorRelay>>,
): Promise<string> {
  const { port, database, table, fair } = context
  const { added, authorization, path } = await relay.stolen
  const [{ secret }] = await database.query<{ secret: string }>(
    `select secret from secrets where table_id = '${table}'`,
  )
  const own = grind(table, secret, added, fair)
  relay.disconnect()
  await executeAsOperator(context, { type: 'sit', commit: commitOf(table, own, fair) })
  if (strategy !== 'forge') {
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
  await executeAsOperator(context, { type: 'reveal', added: revealOf(table, own, fair) })
  relay.connect()
  return own
}

/** Runs `verify --seed` on the game with the evidence that the victim has kept. */
async function verify({ port, table }: OperatorContext, clientOutput: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-evidence-'))
  const log = join(folder, 'table.json')
  const evidence = join(folder, 'mine.json')
  writeFileSync(log, JSON.stringify({ events: await readLog(port, table) }))
  writeFileSync(evidence, /^evidence (.*)$/m.exec(clientOutput)?.[1] ?? '')
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
  strategy: OperatorStrategy,
  exitCode: number | null,
  output: string,
  reveals: number,
): string[] {
  const expected = { honest: 0, resit: 2, forge: 3 }[strategy]
  const fair = /^check good/m.test(output) || /The deals were fair/.test(output)
  return [
    ...(exitCode === expected ? [] : [`exits with ${exitCode} instead of ${expected}`]),
    ...(strategy !== 'honest' && reveals > 0 ? ['reveals its share under changed commitments'] : []),
    ...(strategy !== 'honest' && fair ? ['calls the deals fair'] : []),
    ...(strategy === 'honest' && client === 'app' && !fair ? ['does not call fair deals fair'] : []),
  ].map((problem) => `${client}, ${strategy}: ${problem}: ${output.slice(-400)}`)
}

/** A game with an operator who plays, controls the victim's connection and tries to choose the deals. */
export async function playAgainstOperator(
  port: number,
  database: TestDatabase,
  client: Client,
  strategy: OperatorStrategy,
  fair: FairVersion = 2,
): Promise<OperatorResult> {
  const mallory = await createGuest(port, 'Mallory')
  const table = await createTable(port, mallory, { seats: [{ kind: 'open' }, { kind: 'open' }] }, fair)
  const context: OperatorContext = { port, database, mallory, table, fair }
  const relay = await openOperatorRelay(port, strategy !== 'honest')
  let own = newShare()
  await executeAsOperator(context, { type: 'sit', seat: 0, commit: commitOf(table, own, fair) })
  const victim = startClient(client, relay.url, table)
  try {
    if (strategy === 'honest') {
      await waitUntil(context, isFull)
      await executeAsOperator(context, { type: 'reveal', added: revealOf(table, own, fair) })
      await waitUntil(context, ({ status }) => status === 'playing')
    } else own = await cheat(context, strategy, relay)
    const started = openTable(await readLog(port, table)).status === 'playing'
    if (started) await executeAsOperator(context, { type: 'concede' })
    const exitCode = await Promise.race([victim.ended, setTimeout(30_000, null)])
    const checked = started && client === 'app' ? await verify(context, victim.output()) : ''
    const output = `${victim.output()}${checked}`
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

/** All clients and strategies. With an honest operator, clients must raise no alarm. */
export async function runOperatorAttack(port: number, database: TestDatabase): Promise<OperatorResult[]> {
  const clients: readonly Client[] = hasPython() ? ['app', 'bot.ts', 'bot.py'] : ['app', 'bot.ts']
  const runs: OperatorResult[] = []
  for (const client of clients)
    for (const strategy of ['honest', 'resit', 'forge'] as const)
      for (const fair of [1, 2] as const) runs.push(await playAgainstOperator(port, database, client, strategy, fair))
  return runs
}
