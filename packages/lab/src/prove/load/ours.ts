import type { ServerMessage } from '@amyitis/protocol'
import { ask, type Identity, newGuest, newKey, newTable } from '../wire/api.ts'
import { type DealShare, dealShare, type FairVersion } from '../wire/shares.ts'
import { type Line, openSocket } from '../wire/socket.ts'
import type { Board } from './board.ts'
import type { Source } from './games.ts'

const EVENT = '{"type":"event","event":{"seq":'
const ANSWER = '{"type":"answer"'

async function act(port: number, { cookie }: Identity, table: string, after: number, wish: object): Promise<number> {
  const body = { key: newKey(), after, act: wish }
  const { status, text } = await ask(port, 'POST', `/tables/${table}/acts`, { cookie, body })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return (JSON.parse(text) as { seq: number }).seq
}

interface Begun {
  readonly table: string
  readonly people: readonly Identity[]
  readonly shares: readonly DealShare[]
}

/** Two new people who sit at a new table where the game has begun. */
async function beginGame(port: number, fair: FairVersion): Promise<Begun> {
  const people = [await newGuest(port, 'First'), await newGuest(port, 'Second')]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const table = await newTable(port, people[0], { seats }, fair)
  const shares = people.map(() => dealShare(table, fair))
  let seq = 1
  for (const [i, one] of people.entries())
    seq = await act(port, one, table, seq, { type: 'sit', commit: shares[i].commit })
  for (const [i, one] of people.entries())
    seq = await act(port, one, table, seq, { type: 'reveal', added: shares[i].valueFor(1) })
  return { table, people, shares }
}

const HELD = '"type":"held"'

/**
 * A board of this server. Of what comes, only what is needed is read: that events come without a gap at both sockets, and what
 * was played. A move that is held is answered when it is played: after both have added their shares to the next deal, as the app does.
 */
export async function openBoard(port: number, fair: FairVersion, sourceOf: (record: string) => Source): Promise<Board> {
  const { table, people, shares } = await beginGame(port, fair)
  const seen = people.map(() => 0)
  /** The round that each of the two has added something to. */
  const rounds = people.map(() => 1)
  let source: Source | undefined
  let waiting: { readonly key: string; readonly answered: () => void } | undefined
  /** The event of the last answer, which may come before it. */
  let promised = 0
  let held = false
  let ready = () => {}

  function send(seat: number, wish: object): string {
    const key = newKey()
    lines[seat].send(JSON.stringify({ type: 'act', key, after: Math.max(...seen), act: wish }))
    return key
  }

  function share(seat: number): void {
    const round = ++rounds[seat]
    send(seat, { type: 'share', round, added: shares[seat].valueFor(round) })
  }

  /** The answer may come before or after the event; a held move is not yet played. */
  function settle(): void {
    if (waiting === undefined || promised === 0 || seen[0] < promised || held) return
    const { answered } = waiting
    waiting = undefined
    promised = 0
    answered()
  }

  function event(seat: number, words: string): void {
    const seq = Number.parseInt(words.slice(EVENT.length), 10)
    if (seq !== seen[seat] + 1) throw new Error(`event ${seq} after ${seen[seat]}`)
    seen[seat] = seq
    if (seat === 0) {
      const { body } = (JSON.parse(words) as Extract<ServerMessage, { type: 'event' }>).event
      if (body.type === 'started') source = sourceOf(body.record)
      if (body.type === 'moved') source?.played(body)
      held = body.type === 'held' || (held && body.type !== 'moved')
      settle()
    }
    if (words.includes(HELD)) share(seat)
    if (source !== undefined && seen[0] === seen[1]) ready()
  }

  function hear(seat: number, words: string): void {
    if (words.startsWith(EVENT)) event(seat, words)
    if (!words.startsWith(ANSWER)) return
    const { key, seq } = JSON.parse(words) as { readonly key: string; readonly seq?: number }
    if (seq === undefined) throw new Error(`an act was refused: ${words}`)
    if (key !== waiting?.key) return
    promised = seq
    settle()
  }

  const lines: Line[] = []
  await new Promise<void>((resolve, reject) => {
    ready = resolve
    for (const [seat, { cookie }] of people.entries()) {
      const line = openSocket(
        { port, path: `/api/v1/tables/${table}/socket`, headers: { cookie } },
        {
          // As the app does: who has the table in sight needs no notification.
          open: () => line.send('{"type":"looking","looking":true}'),
          text: (words) => hear(seat, words),
          closed: (why) => reject(new Error(`a socket has closed ${why}`)),
        },
      )
      lines.push(line)
    }
  })
  return {
    move: (answered) => {
      if (waiting !== undefined) return 'later'
      const next = source?.next()
      if (next === undefined) return 'over'
      waiting = { key: send(next.seat, { type: 'move', move: next.move }), answered }
      return 'sent'
    },
    close: () => {
      for (const line of lines) line.cut()
    },
  }
}
