import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { seededRandom } from '@amyitis/engine'
import { newKey } from '../clients/api-client.ts'
import { emptyTotals, playWholeGame } from '../faults/game.ts'
import { loggedErrors, startServer } from '../server/server-process.ts'
import { openTestDatabase, type Storage } from '../server/test-database.ts'
import { createFindings } from './findings.ts'
import { floodWithRateLimits } from './flood.ts'
import { send } from './http-client.ts'
import { playAgainstImpersonator } from './impersonation.ts'
import type { ValuePool } from './json-schema.ts'
import { pick } from './odd-values.ts'
import { runOperatorAttack } from './operator.ts'
import { fuzzRawHttp } from './raw-http.ts'
import { type FuzzContext, fuzzRequests, type OpenApi } from './requests.ts'
import { runSlowConsumers } from './slow-consumers.ts'
import { fuzzSockets } from './sockets.ts'
import { type AttackTarget, createTarget } from './target.ts'

export interface AttackPlan {
  readonly storage: Storage
  /** HTTP requests. A tenth as many raw connections and a fifth as many WebSockets come with them. */
  readonly requests: number
  /** How many slow connections are held open at once, and for how long. */
  readonly slowConnections: number
  readonly slowSeconds: number
  readonly seed: string
  /** Also let the app and the example bots play against a malicious operator? */
  readonly operator: boolean
  readonly log?: (line: string) => void
}

export interface AttackResult {
  readonly storage: Storage
  readonly requests: number
  readonly rawConnections: number
  readonly sockets: number
  /** Commands for another seat, sent by a player at the same table. */
  readonly impersonations: number
  /** Games with an operator who plays and controls the client's connection. */
  readonly operatorGames: number
  readonly slowConnections: number
  /** Whole games that simulated players finished meanwhile. */
  readonly games: number
  readonly acknowledged: number
  readonly counts: ReadonlyMap<string, number>
  readonly megabytes: { readonly before: number; readonly after: number }
  readonly maxLatency: number
  readonly problems: readonly string[]
}

const MAX_MEMORY_GROWTH_MB = 400
const BATCH = 100

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const SHARE = '5'.repeat(32)

/** Valid and invalid values by field name. */
const TEXTS = {
  text: ['hello', 'a', '', 'x'.repeat(300), '\u202eabc', '👩‍👩‍👧', '<b>'],
  name: ['Mallory', 'Eve', ' ', 'Ada', 'ﷺ', 'x'.repeat(24)],
  token: ['A'.repeat(43), '', 'x'.repeat(100)],
  ticket: ['e30.AAAA', 'e30', '.', `${Buffer.from('{"a":1}').toString('base64url')}.${'A'.repeat(43)}`],
  invitation: ['A'.repeat(22), ''],
  commit: [sha256(SHARE), sha256(SHARE), '0'.repeat(64)],
  added: [SHARE, SHARE, '0'.repeat(32)],
  move: ['pass', 'recruit 1 farmer', 'recruit 1 priest', 'caravan mari', 'noble', 'temple ishtar', 'field top'],
  email: ['a@example.org', 'a@localhost'],
  url: ['http://127.0.0.1/', 'https://localhost/', 'https://[::ffff:127.0.0.1]/', 'https://10.0.0.1/', 'ftp://x/'],
  endpoint: ['https://127.0.0.1/', 'https://0/', 'https://0x7f000001/', 'gopher://x', 'https://user:pw@[::1]/'],
  p256dh: ['A'.repeat(87)],
  auth: ['A'.repeat(22)],
  from: ['22:00', '25:00'],
  to: ['07:00', '24:61'],
  zone: ['Europe/Budapest', 'No/Where', ''],
}
const NUMBERS = { after: [0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 20, 400], to: [0, 1, 2, 5], players: [2, 3, 4, 5] }

function valuePool(target: AttackTarget, ownTables: readonly string[]): ValuePool {
  const tables = [...target.tables().slice(0, 4), ...ownTables.slice(-4)]
  const key = [
    'key-key-1',
    'key-key-2',
    'key-key-3',
    'key-key-4',
    `key-${ownTables.length}-one`,
    `key-${ownTables.length}-two`,
  ]
  const texts = {
    ...TEXTS,
    key,
    id: [...tables, ...tables, 'aaaaaaaaaaaaaaaa', 'AAAAAAAAAAAAAAAA', '..'],
    about: [...target.players().slice(0, 8), 'aaaaaaaaaaaaaaaa'],
  }
  return { texts, numbers: NUMBERS, tables }
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Request headers of a new guest, of a new bot, and of nobody. */
async function createAttackers(port: number): Promise<Readonly<Record<string, string>>[]> {
  const headers = { 'content-type': 'application/json' }
  const [mallory, eve] = ['Mallory', 'Eve'].map((name) => JSON.stringify({ name: `${name} ${newKey().slice(0, 8)}` }))
  const guest = await send(port, { method: 'POST', path: '/api/v1/players', headers, body: mallory })
  const bot = await send(port, { method: 'POST', path: '/api/v1/bots', headers, body: eve })
  const cookie = /amyitis=[\w-]+/.exec(guest.raw)?.[0] ?? ''
  const authorization = `Bearer ${(JSON.parse(bot.text) as { token: string }).token}`
  return [{ cookie }, { cookie }, { cookie }, { authorization }, { authorization }, {}]
}

/** A table that belongs to the attackers. */
async function createAttackerTable(port: number, headers: Readonly<Record<string, string>>): Promise<string> {
  const settings = { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] }
  const body = JSON.stringify({ key: newKey(), settings })
  const made = await send(port, {
    method: 'POST',
    path: '/api/v1/tables',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  return (JSON.parse(made.text) as { id: string }).id
}

/** Fuzzes and floods a server while simulated players play whole games on it. */
export async function runAttack(plan: AttackPlan): Promise<AttackResult> {
  const { storage, requests, seed, log = () => undefined } = plan
  const database = await openTestDatabase(storage)
  const random = seededRandom(seed)
  const findings = createFindings()
  const server = await startServer({ ...database.env, AMYITIS_LOG: 'debug', AMYITIS_URL: 'https://amyitis.example/' })
  const port = server.at
  let ended = false
  server.ended.then(() => {
    ended = true
  })
  const target = await createTarget(port, database, findings)
  const api = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as OpenApi
  const totals = emptyTotals()
  let attacking = true
  const behaviour = { random: () => random(1 << 20) / (1 << 20), duplicateRate: 0.05, undoRate: 0.05, replayRate: 0.3 }
  let impersonations = 0
  const games = [0, 1].map(async (first) => {
    for (let i = first; attacking || i === first; i += 2) await playWholeGame(port, port, i, behaviour, totals)
  })
  games.push(
    (async () => {
      do impersonations += await playAgainstImpersonator(port, behaviour, random, findings)
      while (attacking)
    })(),
  )

  let attackers = await createAttackers(port)
  const ownTables: string[] = []
  let pool = valuePool(target, ownTables)
  const context: FuzzContext = {
    port,
    random,
    api,
    findings,
    pool: () => pool,
    credentials: () => pick(random, attackers),
  }
  /** A secret may be public by the end of a game, so the log is checked as it grows. */
  let logged = 0
  const checkServerLog = () => {
    const output = server.output()
    findings.checkForSecrets('the server log', output.slice(logged))
    logged = output.lastIndexOf('\n') + 1
  }
  const before = residentMegabytes(server.pid)
  const rawConnections = Math.ceil(requests / 10)
  const sockets = Math.ceil(requests / 5)
  try {
    for (let done = 0; done < requests && !ended && findings.problems.length < 20; done += BATCH) {
      attackers = await createAttackers(port)
      ownTables.push(await createAttackerTable(port, attackers[0]))
      await target.refresh()
      pool = valuePool(target, ownTables)
      checkServerLog()
      await Promise.all([
        fuzzRequests(context, BATCH / 2),
        fuzzRequests(context, BATCH / 2),
        fuzzRawHttp(port, random, findings, Math.ceil((rawConnections * BATCH) / requests)),
        fuzzSockets(context, Math.ceil((sockets * BATCH) / requests)),
      ])
      if (done % 5000 === 0)
        log(`${done} requests, ${residentMegabytes(server.pid).toFixed(0)} MB, ${totals.games} games meanwhile`)
    }
    if (!ended && ownTables.length > 0) await runSlowConsumers(port, ownTables[0], plan.slowSeconds)
    const operated = ended || !plan.operator ? [] : await runOperatorAttack(port, database)
    for (const { problems } of operated) problems.forEach(findings.report)
    attacking = false
    const maxLatency = await floodWithRateLimits(storage, findings, plan.slowConnections, plan.slowSeconds)
    if (ended) findings.report(`the server exited: ${server.output().slice(-2000)}`)
    else await Promise.all([...games, target.checkUntouched()])
    const after = ended ? 0 : residentMegabytes(server.pid)
    if (after - before > MAX_MEMORY_GROWTH_MB)
      findings.report(`the server's memory grew by ${(after - before).toFixed(0)} MB`)
    await target.refresh().catch(() => undefined)
    checkServerLog()
    for (const error of loggedErrors(server)) findings.report(error)
    await findings.settled()
    const problems = [...findings.problems, ...totals.problems]
    return {
      storage,
      requests,
      rawConnections,
      sockets,
      impersonations,
      operatorGames: operated.length,
      slowConnections: plan.slowConnections,
      games: totals.games,
      acknowledged: totals.acknowledged,
      maxLatency,
      megabytes: { before, after },
      counts: findings.counts,
      problems,
    }
  } finally {
    attacking = false
    await server.kill()
    await Promise.allSettled(games)
    await database.close()
  }
}
