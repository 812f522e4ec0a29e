/**
 * A bot program for a server of Amyitis that plays any legal move, and checks every deal. It needs Node 24 and the files that it
 * imports, but no library:
 *
 *   node bot.ts http://localhost:8590            sets up a table for two, and waits for somebody
 *   node bot.ts http://localhost:8590 TABLE      joins that table
 *
 * The token of a player is made on the first start; keep it in AMYITIS_TOKEN to be the same player again.
 * It ends with 2 where a start was void, and with 3 where the deals could have been chosen: start it again only if you want to.
 * Make `choose` better, and you have a bot of your own. The API is described at /api of the server.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { maySend, type SentShare, seatsChanged, verifyStart } from '../packages/fair/src/evidence.ts'
import { checkDeals } from './deals.ts'

interface State {
  readonly seq: number
  readonly yours: boolean
  readonly legal: readonly string[]
  readonly state: Readonly<Record<string, unknown>>
}

const [server = 'http://localhost:8590', wanted] = process.argv.slice(2)
const api = new URL('api/v1/', server.endsWith('/') ? server : `${server}/`)
let token = process.env.AMYITIS_TOKEN

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const newKey = () => randomBytes(12).toString('hex')
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Which move? */
function choose({ legal }: State): string {
  return legal[randomInt(legal.length)]
}

/** Asks again as long as the server can't answer, unless it is to be asked once. */
async function ask(method: string, path: string, body?: object, once = false): Promise<Response> {
  for (;;) {
    const response = await fetch(new URL(path, api), {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // The same body has the same key: what was done already is not done twice.
    if (once || (response.status !== 429 && response.status < 500)) return response
    await response.body?.cancel()
    await pause(1000 * Number(response.headers.get('retry-after') ?? 1))
  }
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await ask(method, path, body)
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return (await response.json()) as Answer
}

async function enter(): Promise<string> {
  if (token === undefined) {
    // No two players of a server have the same name.
    const name = `Example ${randomBytes(2).toString('hex')}`
    token = (await call<{ token: string }>('POST', 'bots', { name })).token
    console.error(`AMYITIS_TOKEN=${token}`)
  }
  const settings = { seats: [{ kind: 'open' }, { kind: 'open' }] }
  const id = wanted ?? (await call<{ id: string }>('POST', 'tables', { key: newKey(), settings, fair: 2 })).id
  await sit(id)
  return id
}

/**
 * What we add to the seed (docs/fair-deals.md). It stays with us until everybody at the table is bound to theirs. It is kept nowhere
 * else, so it ends with this process.
 */
let share = ''
/** Where every round has a deal of its own, our share is the root of a chain: the value of a round is the hash of the next one. */
let chained = false
let id = ''

function valueFor(round: number): string {
  if (!chained) return share
  let value = share
  for (let i = 512; i > round; i--) value = hash(`amyitis fair2 chain\n${id}\n${value}`)
  return value
}

/** What we show when we sit down. */
const commitment = () => (chained ? valueFor(0) : hash(share))

/** What was shown when our share left. Never changed: a share that was sent is burnt, and is not sent under other commits. */
let sent: SentShare | undefined

/** Sits down, bound to a new share: the server shows its hash, and can't know the share itself. */
async function sit(table: string): Promise<void> {
  // The hash of the server's secret is among the events: only now do we draw.
  const { events } = await call<{ events: readonly { body: { fair?: number } }[] }>('GET', `tables/${table}`)
  id = table
  chained = events[0].body.fair === 2
  share = randomBytes(32).toString('hex')
  await call('POST', `tables/${table}/acts`, {
    key: newKey(),
    after: events.length,
    act: { type: 'sit', commit: commitment() },
  })
}

interface Seat {
  bot: boolean
  player?: string | undefined
  commit?: string | undefined
  added?: string | undefined
}
let seats: Seat[] = []
let secretHash = ''
/** Our share has been seen in the log. */
let seated = false

interface TableEvent {
  readonly type: string
  readonly seat: number
  readonly player?: string
  readonly commit?: string
  readonly without?: boolean
  readonly added?: string
  readonly secretHash?: string
  readonly plan?: { readonly kind: string }
  readonly settings?: { readonly seats: readonly { readonly kind: string }[] }
}

/** Who is bound to a share, and who has revealed it. Whoever comes or goes makes void what was revealed before. */
function follow({ type, seat, player, commit, added, plan, settings, ...more }: TableEvent): void {
  if (type === 'created') {
    seats = settings?.seats.map(({ kind }) => ({ bot: kind === 'bot' })) ?? []
    secretHash = more.secretHash ?? ''
  }
  if (type === 'revealed') seats[seat] = { ...seats[seat], added }
  if (type !== 'planned' && type !== 'sat' && type !== 'stood' && type !== 'released') return
  seats = seats.map(({ bot, player: who, ...one }) => ({ bot, player: who, ...(one.added === undefined ? one : {}) }))
  if (type === 'planned') seats[seat] = { bot: plan?.kind === 'bot' }
  else seats[seat] = { bot: false, player, commit }
  seated ||= commit === commitment()
}

/** What everybody is bound to now. */
const binding = () => ({
  secretHash,
  commits: seats.map(({ commit }) => commit ?? null),
  players: seats.map(({ player }) => player ?? null),
})

function stop(code: number, words: string): never {
  console.error(words)
  process.exit(code)
}

const AGAIN = 'Our share is burnt. Start this program again if you want to sit down with a new one.'

/** Reveals our share once all are bound to theirs, and never before. Never answers a changed set of commits by itself. */
async function begin(table: string, after: number): Promise<void> {
  const now = binding()
  const place = seats.findIndex(({ commit }) => commit === commitment())
  if (place < 0 && !seated) return
  if (place < 0 || !maySend(sent, now)) {
    const who = sent === undefined ? [] : seatsChanged(sent, now, place)
    const why = who.length > 0 ? `seat ${who.join(', ')} left or sat down again` : 'the server shows other commits'
    stop(2, `void: ${why} after shares were sent. ${AGAIN}`)
  }
  if (seats[place].added !== undefined || !seats.every(({ bot, commit }) => bot || commit !== undefined)) return
  sent ??= { table, added: valueFor(1), ...now, at: Date.now() }
  const act = { type: 'reveal', added: valueFor(1) }
  const revealed = await ask('POST', `tables/${table}/acts`, { key: newKey(), after, act }, true)
  await revealed.body?.cancel()
  // Whether it may be sent again depends on what has happened meanwhile: so look first.
  if (revealed.status === 429 || revealed.status >= 500) throw new Error(`no answer: ${revealed.status}`)
}

/** The game has begun: with our share, and under the commits that we saw when we sent it? */
function checkStart(table: string): void {
  const start = { table, ...binding(), added: seats.map(({ added }) => added ?? null) }
  const found = verifyStart(sent === undefined ? [] : [sent], start)
  if (found !== 'kept') stop(3, `not fair: the game began otherwise than we saw when we sent our share (${found}).`)
}

/** A move waits for the shares of the next round, to which we have sent ours. */
let held = false
let shared = 0

/** Adds our value to the next deal, once a move is held: nobody learns it while anybody still plays. */
async function addShare(table: string, after: number, round: number): Promise<void> {
  shared = round
  const act = { type: 'share', round: shared, added: valueFor(shared) }
  const answer = await ask('POST', `tables/${table}/acts`, { key: newKey(), after, act })
  await answer.body?.cancel()
}

/** Whoever takes another chain once our share is on its way could choose the deal, unless they add nothing to it. */
function watch({ type, seat, without }: TableEvent): void {
  if (type === 'held') held = true
  if (type === 'moved' || type === 'undone') [held, shared] = [false, 0]
  if ((type === 'bound' || type === 'joined') && shared > 0 && !without && seats[seat].commit !== commitment())
    stop(3, `not fair: seat ${seat} took another chain after we sent our share.`)
}

/** Plays as long as it is our turn. Somebody may have been quicker (409); the stream then has the news. */
async function playOn(table: string): Promise<void> {
  for (;;) {
    const response = await ask('GET', `tables/${table}/state`)
    const state = (await response.json()) as State
    if (!response.ok || !state.yours) return
    const act = { type: 'move', move: choose(state) }
    const played = await ask('POST', `tables/${table}/acts`, { key: newKey(), after: state.seq, act })
    await played.body?.cancel()
    if (played.status === 409) return
  }
}

/** The lines of a stream that does not end. */
async function* lines(response: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

const table = await enter()
console.log(`table ${table}`)
const deals = checkDeals(table)
let seq = 0
let over = false
let begun = false
while (!over) {
  try {
    const stream = await ask('GET', `tables/${table}/stream?after=${seq}`)
    let last = 0
    for await (const line of lines(stream)) {
      const message = JSON.parse(line)
      if (message.type === 'hello') {
        last = message.seq
        if (last === seq && !begun) await begin(table, seq)
      }
      if (message.type !== 'event') continue
      const { body } = message.event
      seq = message.event.seq
      const wrong = deals.follow(body)
      if (wrong !== undefined) stop(3, `not fair: ${wrong}.`)
      if (body.type === 'ended') console.log(`scores ${body.scores.join(' ')}`)
      const unseated = body.type === 'stood' && seats[body.seat].commit === commitment()
      over = body.type === 'ended' || body.type === 'closed' || unseated
      if (over) break
      follow(body)
      watch(body)
      begun ||= body.type === 'started'
      if (body.type === 'started') checkStart(table)
      // What is long past needs no answer.
      if (seq < last) continue
      if (held) await addShare(table, seq, deals.round() + 1)
      else if (begun) await playOn(table)
      else await begin(table, seq)
    }
  } catch (error) {
    console.error(`connection lost: ${(error as Error).message}`)
  }
  if (!over) await pause(1000)
}
process.exit(0)
