/**
 * The app’s own logic for an online table as a program without a screen: `node headless.ts SERVER TABLE`. It sits down, reveals by
 * the app’s rules, prints what a person would be told, and checks the deals once the game is over. It never moves.
 */
import { randomBytes } from 'node:crypto'
import { verifyStart } from '@amyitis/fair'
import type { TableView } from '@amyitis/protocol'
import { startOf } from '@amyitis/tables'
import type { ConnectionDeps, TransportListener } from '../src/online/live/transport.ts'
import { checkFairness } from '../src/online/play/fairness.ts'
import { openOnline } from '../src/online/play/online-table.ts'
import { memorySentStore } from '../src/online/play/sent-store.ts'
import { revealWhenFull } from '../src/online/room/reveal.ts'
import { sitDown } from '../src/online/room/sit.ts'
import { voidedAt, whyUnbound } from '../src/online/room/unbound.ts'

const [server, table] = process.argv.slice(2)
const api = new URL('api/v1/', `${server}/`)
const json = { 'content-type': 'application/json' }

async function call<T>(path: string, token?: string, body?: object): Promise<T> {
  const headers = { ...json, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(new URL(path, api), init)
  return (await answer.json()) as T
}

/** The lines of a stream, until it ends or the reader leaves. */
async function listen(path: string, token: string, ends: TransportListener, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(new URL(path, api), { headers: { authorization: `Bearer ${token}` }, signal })
    let rest = ''
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') ends.onMessage(line)
    }
  } catch {
    // Treated like the end of the stream.
  }
  if (!signal.aborted) ends.onClose()
}

/** HTTP instead of a browser’s socket. */
const toolsFor = (token: string): ConnectionDeps => ({
  open({ seq, chat }, ends) {
    const line = new AbortController()
    void listen(`tables/${table}/stream?after=${seq}&chat=${chat}`, token, ends, line.signal)
    const send = async (words: string) => {
      const { type, key, after, act } = JSON.parse(words)
      if (type === 'ping') ends.onMessage(JSON.stringify({ type: 'pong', now: Date.now() }))
      if (type !== 'act') return
      const body = { key, after, act }
      const answer = await call<{ seq?: number; code?: string }>(`tables/${table}/acts`, token, body).catch(() => ({
        seq: undefined,
        code: 'unavailable',
      }))
      const { seq: done, code = '' } = answer
      const said = done === undefined ? { problem: { type: '', title: '', status: 409, code } } : { seq: done }
      if (!line.signal.aborted) ends.onMessage(JSON.stringify({ type: 'answer', key, ...said }))
    }
    return { send: (words) => void send(words), close: () => line.abort() }
  },
  probe: async () => undefined,
  key: () => randomBytes(12).toString('hex'),
  now: Date.now,
  random: Math.random,
  wait(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

const { token } = await call<{ token: string }>('bots', undefined, {
  name: `Headless ${randomBytes(3).toString('hex')}`,
})
const online = openOnline(await call<TableView>(`tables/${table}`, token), toolsFor(token))
const revealing = revealWhenFull(online, memorySentStore())
const sent = () => revealing.get()?.sent ?? []

/** How long a person would think about it. */
const DECISION = 2000
let leaving: NodeJS.Timeout | undefined
let warned = false
function look(): void {
  const live = online.get()
  const witness = revealing.get()
  if (witness === undefined) return
  if (live.table.game === undefined) {
    if (whyUnbound(live, witness) !== 'void' || leaving !== undefined) return
    const { seats = [], count = 0 } = voidedAt(live, witness) ?? {}
    console.error(`void: seat ${seats.map(({ seat }) => seat).join()} after shares were sent; ${count} times so far`)
    // A person would decide now. Does the game start without asking?
    leaving = setTimeout(() => process.exit(2), DECISION)
    return
  }
  clearTimeout(leaving)
  const start = verifyStart(witness.sent, startOf(live.table))
  if (start !== 'kept' && !warned) console.error(`not fair: ${start}`)
  warned ||= start !== 'kept'
  const found = checkFairness(live.table, sent())
  if (found === undefined) return
  console.log(`check ${found.verdict}`)
  console.log(`evidence ${JSON.stringify({ kind: 'amyitis evidence 1', table, sent: sent() })}`)
  process.exit(warned ? 3 : 0)
}

online.subscribe(look)
revealing.subscribe(look)
const problem = await sitDown(online)
if (problem !== undefined) throw new Error(problem)
console.log(`table ${table}`)
