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
  command: object,
): Promise<number> {
  const body = { key: newKey(), after, act: command }
  const { status, text } = await callApi(port, 'POST', `/tables/${table}/acts`, { cookie, body })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return (JSON.parse(text) as { seq: number }).seq
}

interface StartedGame {
  readonly table: string
  readonly players: readonly Identity[]
  readonly shares: readonly DealShare[]
}

/** Two new players at a new table whose game has started. */
async function startGame(port: number, fair: FairVersion): Promise<StartedGame> {
  const players = [await createGuest(port, 'First'), await createGuest(port, 'Second')]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const table = await createTable(port, players[0], { seats }, fair)
  const shares = players.map(() => dealShare(table, fair))
  let seq = 1
  for (const [i, player] of players.entries())
    seq = await sendCommand(port, player, table, seq, { type: 'sit', commit: shares[i].commit })
  for (const [i, player] of players.entries())
    seq = await sendCommand(port, player, table, seq, { type: 'reveal', added: shares[i].valueFor(1) })
  return { table, players, shares }
}

const HELD = '"type":"held"'

/**
 * A game on this server. It parses only what it needs: that events arrive without a gap at both sockets, and what was played.
 * A held move counts as answered when it is played: after both players have sent their shares for the next deal, as the app does.
 */
export async function openGameClient(
  port: number,
  fair: FairVersion,
  sourceOf: (record: string) => MoveSource,
): Promise<GameClient> {
  const { table, players, shares } = await startGame(port, fair)
  const seen = players.map(() => 0)
  /** The last round for which each player has sent a share. */
  const rounds = players.map(() => 1)
  let source: MoveSource | undefined
  let waiting: { readonly key: string; readonly answered: () => void } | undefined
  /** The event of the last acknowledgement, which may arrive before the event. */
  let acknowledged = 0
  let held = false
  let ready = () => {}

  function send(seat: number, command: object): string {
    const key = newKey()
    sockets[seat].send(JSON.stringify({ type: 'act', key, after: Math.max(...seen), act: command }))
    return key
  }

  function share(seat: number): void {
    const round = ++rounds[seat]
    send(seat, { type: 'share', round, added: shares[seat].valueFor(round) })
  }

  /** The acknowledgement may arrive before or after the event; a held move is not played yet. */
  function settle(): void {
    if (waiting === undefined || acknowledged === 0 || seen[0] < acknowledged || held) return
    const { answered } = waiting
    waiting = undefined
    acknowledged = 0
    answered()
  }

  function receiveEvent(seat: number, text: string): void {
    const seq = Number.parseInt(text.slice(EVENT.length), 10)
    if (seq !== seen[seat] + 1) throw new Error(`event ${seq} after ${seen[seat]}`)
    seen[seat] = seq
    if (seat === 0) {
      const { body } = (JSON.parse(text) as Extract<ServerMessage, { type: 'event' }>).event
      if (body.type === 'started') source = sourceOf(body.record)
      if (body.type === 'moved') source?.played(body)
      held = body.type === 'held' || (held && body.type !== 'moved')
      settle()
    }
    if (text.includes(HELD)) share(seat)
    if (source !== undefined && seen[0] === seen[1]) ready()
  }

  function receive(seat: number, text: string): void {
    if (text.startsWith(EVENT)) receiveEvent(seat, text)
    if (!text.startsWith(RESPONSE)) return
    const { key, seq } = JSON.parse(text) as { readonly key: string; readonly seq?: number }
    if (seq === undefined) throw new Error(`a command was rejected: ${text}`)
    if (key !== waiting?.key) return
    acknowledged = seq
    settle()
  }

  const sockets: SocketConnection[] = []
  await new Promise<void>((resolve, reject) => {
    ready = resolve
    for (const [seat, { cookie }] of players.entries()) {
      const socket = openSocket(
        { port, path: `/api/v1/tables/${table}/socket`, headers: { cookie } },
        {
          // As the app does: a player who looks at the table needs no notification.
          open: () => socket.send('{"type":"looking","looking":true}'),
          text: (text) => receive(seat, text),
          closed: (why) => reject(new Error(`a socket closed ${why}`)),
        },
      )
      sockets.push(socket)
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
      for (const socket of sockets) socket.destroy()
    },
  }
}
