/**
 * A bot program for a server of Amyitis that plays any legal move. It needs Node 24 and nothing else:
 *
 *   node bot.ts http://localhost:8590            sets up a table for two, and waits for somebody
 *   node bot.ts http://localhost:8590 TABLE      joins that table
 *
 * The token of a player is made on the first start; keep it in AMYITIS_TOKEN to be the same player again.
 * Make `choose` better, and you have a bot of your own. The API is described at /api of the server.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'

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

async function ask(method: string, path: string, body?: object): Promise<Response> {
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
    if (response.status !== 429 && response.status < 500) return response
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
    token = (await call<{ token: string }>('POST', 'bots', { name: 'Example' })).token
    console.error(`AMYITIS_TOKEN=${token}`)
  }
  const settings = { seats: [{ kind: 'open' }, { kind: 'open' }] }
  const id = wanted ?? (await call<{ id: string }>('POST', 'tables', { key: newKey(), settings })).id
  await sit(id)
  return id
}

/** What we add to the seed (docs/fair-deals.md). It stays with us until everybody at the table is bound to theirs. */
let share = ''

/** Sits down, bound to a new share: the server shows its hash, and can't know the share itself. */
async function sit(table: string): Promise<void> {
  // The hash of the server's secret is among the events: only now do we draw.
  const { events } = await call<{ events: readonly object[] }>('GET', `tables/${table}`)
  share = randomBytes(16).toString('hex')
  await call('POST', `tables/${table}/acts`, {
    key: newKey(),
    after: events.length,
    act: { type: 'sit', commit: hash(share) },
  })
}

interface Seat {
  bot: boolean
  commit?: string | undefined
  revealed?: boolean
}
let seats: Seat[] = []

interface Happening {
  readonly type: string
  readonly seat: number
  readonly commit?: string
  readonly plan?: { readonly kind: string }
  readonly settings?: { readonly seats: readonly { readonly kind: string }[] }
}

/** Who is bound to a share, and who has revealed it. Whoever comes or goes makes void what was revealed before. */
function follow({ type, seat, commit, plan, settings }: Happening): void {
  if (type === 'created') seats = settings?.seats.map(({ kind }) => ({ bot: kind === 'bot' })) ?? []
  if (type === 'revealed') seats[seat].revealed = true
  if (type !== 'planned' && type !== 'sat' && type !== 'stood') return
  seats = seats.map((one) => (one.revealed ? { bot: one.bot } : one))
  if (type === 'planned') seats[seat] = { bot: plan?.kind === 'bot' }
  else seats[seat] = { bot: false, commit }
}

/** Reveals our share once all are bound to theirs, and never before; takes a new one if ours has become void. */
async function begin(table: string, after: number): Promise<void> {
  const own = seats.find(({ commit }) => commit === hash(share))
  if (own === undefined) return sit(table)
  if (own.revealed || !seats.every(({ bot, commit }) => bot || commit !== undefined)) return
  const act = { type: 'reveal', added: share }
  const revealed = await ask('POST', `tables/${table}/acts`, { key: newKey(), after, act })
  await revealed.body?.cancel()
}

/** Plays as long as it is our turn. Somebody may have been quicker (409): then the stream tells more. */
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
let seq = 0
let over = false
let begun = false
while (!over) {
  try {
    const stream = await ask('GET', `tables/${table}/stream?after=${seq}`)
    let last = 0
    for await (const line of lines(stream)) {
      const message = JSON.parse(line)
      if (message.type === 'hello') last = message.seq
      if (message.type !== 'event') continue
      const { body } = message.event
      seq = message.event.seq
      if (body.type === 'ended') console.log(`scores ${body.scores.join(' ')}`)
      const unseated = body.type === 'stood' && seats[body.seat].commit === hash(share)
      over = body.type === 'ended' || body.type === 'closed' || unseated
      if (over) break
      follow(body)
      begun ||= body.type === 'started'
      // What is long past needs no answer.
      if (seq < last) continue
      if (begun) await playOn(table)
      else await begin(table, seq)
    }
  } catch (error) {
    console.error(`connection lost: ${(error as Error).message}`)
  }
  if (!over) await pause(1000)
}
process.exit(0)
