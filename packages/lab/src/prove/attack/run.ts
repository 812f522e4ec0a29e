import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { seededRandom } from '@amyitis/engine'
import { emptySum, playOneGame } from '../faults/game.ts'
import { openGround, type Storage } from '../server/ground.ts'
import { complaints, startHost } from '../server/host.ts'
import { newKey } from '../wire/api.ts'
import { playWithCheat } from './cheat.ts'
import { deafen } from './deaf.ts'
import { flood } from './flood.ts'
import { fuzzLines } from './lines.ts'
import { pick } from './nasty.ts'
import { proveOperator } from './operator.ts'
import { type Api, fuzzRequests, type Ground } from './requests.ts'
import type { Pool } from './shapes.ts'
import { fuzzSockets } from './sockets.ts'
import { createVerdict } from './verdict.ts'
import { send } from './wire.ts'
import { createWorld, type World } from './world.ts'

export interface AttackPlan {
  readonly storage: Storage
  /** Requests; a tenth as many bare lines and a fifth as many sockets come with them. */
  readonly requests: number
  /** Lines that stand there at once, and for how long. */
  readonly crowd: number
  readonly crowdSeconds: number
  readonly seed: string
  /** Do the app and the example bots play with a dishonest operator as well? */
  readonly operator: boolean
  readonly say?: (line: string) => void
}

export interface Attacked {
  readonly storage: Storage
  readonly requests: number
  readonly lines: number
  readonly sockets: number
  /** Acts for another seat by who sits at the same table. */
  readonly tricks: number
  /** Tries of an operator who plays and controls the line of a client, each of which the client has noticed. */
  readonly operated: number
  readonly crowd: number
  /** Games that others have played to their end meanwhile. */
  readonly games: number
  readonly promised: number
  readonly counts: ReadonlyMap<string, number>
  readonly megabytes: { readonly before: number; readonly after: number }
  readonly longestWait: number
  readonly problems: readonly string[]
}

/** The server may grow by so much, whatever is done to it. */
const MOST_MEGABYTES = 400
const BATCH = 100

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const SHARE = '5'.repeat(32)

/** Words of the protocol, right and wrong, by the name of the field. */
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

function poolOf(world: World, own: readonly string[]): Pool {
  const tables = [...world.tables().slice(0, 4), ...own.slice(-4)]
  const key = ['key-key-1', 'key-key-2', 'key-key-3', 'key-key-4', `key-${own.length}-one`, `key-${own.length}-two`]
  const texts = {
    ...TEXTS,
    key,
    id: [...tables, ...tables, 'aaaaaaaaaaaaaaaa', 'AAAAAAAAAAAAAAAA', '..'],
    about: [...world.players().slice(0, 8), 'aaaaaaaaaaaaaaaa'],
  }
  return { texts, numbers: NUMBERS, tables }
}

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** New identities for who attacks: a guest and a program. */
async function enlist(port: number): Promise<Readonly<Record<string, string>>[]> {
  const headers = { 'content-type': 'application/json' }
  const [mallory, eve] = ['Mallory', 'Eve'].map((name) => JSON.stringify({ name: `${name} ${newKey().slice(0, 8)}` }))
  const guest = await send(port, { method: 'POST', path: '/api/v1/players', headers, body: mallory })
  const bot = await send(port, { method: 'POST', path: '/api/v1/bots', headers, body: eve })
  const cookie = /amyitis=[\w-]+/.exec(guest.all)?.[0] ?? ''
  const authorization = `Bearer ${(JSON.parse(bot.text) as { token: string }).token}`
  return [{ cookie }, { cookie }, { cookie }, { authorization }, { authorization }, {}]
}

/** A table of the attackers' own, at which they may do as they like. */
async function ownTable(port: number, headers: Readonly<Record<string, string>>): Promise<string> {
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

/** Everything that one can think of is done to a server while others play. */
export async function proveAttack(plan: AttackPlan): Promise<Attacked> {
  const { storage, requests, seed, say = () => undefined } = plan
  const data = await openGround(storage)
  const random = seededRandom(seed)
  const verdict = createVerdict()
  const host = await startHost({ ...data.env, AMYITIS_LOG: 'debug', AMYITIS_URL: 'https://amyitis.example/' })
  const port = host.at
  let ended = false
  host.ended.then(() => {
    ended = true
  })
  const world = await createWorld(port, data, verdict)
  const api = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as Api
  const sum = emptySum()
  let attacking = true
  const habits = { random: () => random(1 << 20) / (1 << 20), repeats: 0.05, regrets: 0.05, recalls: 0.3 }
  let tricks = 0
  const games = [0, 1].map(async (first) => {
    for (let i = first; attacking || i === first; i += 2) await playOneGame(port, port, i, habits, sum)
  })
  games.push(
    (async () => {
      do tricks += await playWithCheat(port, habits, random, verdict)
      while (attacking)
    })(),
  )

  let who = await enlist(port)
  const own: string[] = []
  let pool = poolOf(world, own)
  const ground: Ground = { port, random, api, verdict, pool: () => pool, who: () => pick(random, who) }
  /** What was a secret when it was logged may be told by the end: the log is read as it grows. */
  let logged = 0
  const readOn = () => {
    const said = host.said()
    verdict.bytes('the log of the server', said.slice(logged))
    logged = said.lastIndexOf('\n') + 1
  }
  const before = memoryOf(host.pid)
  const [lines, sockets] = [Math.ceil(requests / 10), Math.ceil(requests / 5)]
  try {
    for (let done = 0; done < requests && !ended && verdict.problems.length < 20; done += BATCH) {
      who = await enlist(port)
      own.push(await ownTable(port, who[0]))
      await world.watch()
      pool = poolOf(world, own)
      readOn()
      await Promise.all([
        fuzzRequests(ground, BATCH / 2),
        fuzzRequests(ground, BATCH / 2),
        fuzzLines(port, random, verdict, Math.ceil((lines * BATCH) / requests)),
        fuzzSockets(ground, Math.ceil((sockets * BATCH) / requests)),
      ])
      if (done % 5000 === 0) say(`${done} requests, ${memoryOf(host.pid).toFixed(0)} MB, ${sum.games} games beside`)
    }
    if (!ended && own.length > 0) await deafen(port, own[0], plan.crowdSeconds)
    const operated = ended || !plan.operator ? [] : await proveOperator(port, data)
    for (const { problems } of operated) problems.forEach(verdict.problem)
    attacking = false
    const longestWait = await flood(storage, verdict, plan.crowd, plan.crowdSeconds)
    if (ended) verdict.problem(`the server has ended: ${host.said().slice(-2000)}`)
    else await Promise.all([...games, world.check()])
    const after = ended ? 0 : memoryOf(host.pid)
    if (after - before > MOST_MEGABYTES) verdict.problem(`the server has grown by ${(after - before).toFixed(0)} MB`)
    await world.watch().catch(() => undefined)
    readOn()
    for (const complaint of complaints(host)) verdict.problem(complaint)
    await verdict.settled()
    const problems = [...verdict.problems, ...sum.problems]
    const sent = { requests, lines, sockets, tricks, operated: operated.length, crowd: plan.crowd }
    const beside = { games: sum.games, promised: sum.promised, longestWait, megabytes: { before, after } }
    return { storage, ...sent, ...beside, counts: verdict.counts, problems }
  } finally {
    attacking = false
    await host.kill()
    await Promise.allSettled(games)
    await data.close()
  }
}
