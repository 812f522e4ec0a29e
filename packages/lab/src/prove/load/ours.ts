import { hashOfShare } from '@amyitis/fair'
import type { ServerMessage } from '@amyitis/protocol'
import { ask, type Identity, newGuest, newKey, newShare, newTable } from '../wire/api.ts'
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

/** Two new people who sit at a new table where the game has begun. */
async function beginGame(port: number): Promise<{ readonly table: string; readonly people: readonly Identity[] }> {
  const people = [await newGuest(port, 'First'), await newGuest(port, 'Second')]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const table = await newTable(port, people[0], { seats })
  const shares = people.map(() => newShare())
  let seq = 1
  for (const [i, one] of people.entries())
    seq = await act(port, one, table, seq, { type: 'sit', commit: hashOfShare(shares[i]) })
  for (const [i, one] of people.entries()) seq = await act(port, one, table, seq, { type: 'reveal', added: shares[i] })
  return { table, people }
}

/**
 * A board of this server. Of what comes, only what is needed is read: that events come without a gap at both sockets, and what
 * was played.
 */
export async function openBoard(port: number, sourceOf: (record: string) => Source): Promise<Board> {
  const { table, people } = await beginGame(port)
  const seen = people.map(() => 0)
  let source: Source | undefined
  let waiting: (() => void) | undefined
  /** The event of the last answer, which may come before it. */
  let promised = 0
  let ready = () => {}

  function event(seat: number, words: string): void {
    const seq = Number.parseInt(words.slice(EVENT.length), 10)
    if (seq !== seen[seat] + 1) throw new Error(`event ${seq} after ${seen[seat]}`)
    seen[seat] = seq
    if (seat === 0) {
      const { body } = (JSON.parse(words) as Extract<ServerMessage, { type: 'event' }>).event
      if (body.type === 'started') source = sourceOf(body.record)
      if (body.type === 'moved') source?.played(body)
    }
    if (source !== undefined && seen[0] === seen[1]) ready()
  }

  function hear(seat: number, words: string): void {
    if (words.startsWith(EVENT)) event(seat, words)
    if (!words.startsWith(ANSWER)) return
    const { seq } = JSON.parse(words) as { readonly seq?: number }
    if (seq === undefined) throw new Error(`a move was refused: ${words}`)
    promised = seq
    const answered = waiting
    waiting = undefined
    answered?.()
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
      if (waiting !== undefined || seen[0] < promised) return 'later'
      const next = source?.next()
      if (next === undefined) return 'over'
      waiting = answered
      const wish = { type: 'move', move: next.move }
      lines[next.seat].send(JSON.stringify({ type: 'act', key: newKey(), after: seen[0], act: wish }))
      return 'sent'
    },
    close: () => {
      for (const line of lines) line.cut()
    },
  }
}
