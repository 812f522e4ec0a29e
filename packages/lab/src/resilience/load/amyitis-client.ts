import type { ServerMessage } from '@amyitis/protocol'
import { callApi, createGuest, createTable, type Identity, newKey } from '../clients/api-client.ts'
import { type DealShare, dealShare, type FairVersion } from '../clients/deal-share.ts'
import { openSocket, type SocketConnection } from '../clients/websocket.ts'
import type { GameClient } from './game-client.ts'
import type { MoveSource } from './move-source.ts'

const EVENT = '{"type":"event","event":{"seq":'
const RESPONSE = '{"type":"answer"'

async function sendCommand(
  port: number,
  { cookie }: Identity,
  table: string,
  after: number,
  wish: object,
): Promise<number> {
  const body = { key: newKey(), after, act: wish }
  const { status, text } = await callApi(port, 'POST', `/tables/${table}/acts`, { cookie, body })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return (JSON.parse(text) as { seq: number }).seq
}

interface StartedGame {
  readonly table: string
  readonly people: readonly Identity[]
  readonly shares: readonly DealShare[]
}

/** Two new people who sit at a new table where the game has begun. */
async function startGame(port: number, fair: FairVersion): Promise<StartedGame> {
  const people = [await createGuest(port, 'First'), await createGuest(port, 'Second')]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const table = await createTable(port, people[0], { seats }, fair)
  const shares = people.map(() => dealShare(table, fair))
  let seq = 1
  for (const [i, one] of people.entries())
    seq = await sendCommand(port, one, table, seq, { type: 'sit', commit: shares[i].commit })
  for (const [i, one] of people.entries())
    seq = await sendCommand(port, one, table, seq, { type: 'reveal', added: shares[i].valueFor(1) })
  return { table, people, shares }
}

const HELD = '"type":"held"'

/**
 * A board of this server. Of what comes, only what is needed is read: that events come without a gap at both sockets, and what
 * was played. A move that is held is answered when it is played: after both have added their shares to the next deal, as the app does.
 */
export async function openGameClient(
  port: number,
  fair: FairVersion,
  sourceOf: (record: string) => MoveSource,
): Promise<GameClient> {
  const { table, people, shares } = await startGame(port, fair)
  const seen = people.map(() => 0)
  /** The round that each of the two has added something to. */
  const rounds = people.map(() => 1)
  let source: MoveSource | undefined
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
    if (!words.startsWith(RESPONSE)) return
    const { key, seq } = JSON.parse(words) as { readonly key: string; readonly seq?: number }
    if (seq === undefined) throw new Error(`an act was refused: ${words}`)
    if (key !== waiting?.key) return
    promised = seq
    settle()
  }

  const lines: SocketConnection[] = []
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
      for (const line of lines) line.destroy()
    },
  }
}
