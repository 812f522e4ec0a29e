import { legalMoves } from '@amyitis/engine'
import type { Command } from '@amyitis/protocol'
import { awaited, botToMove, decider, isFull, nextRound, seatOf, type Table } from '@amyitis/tables'
import { callApi, type Identity, newKey } from './api-client.ts'
import { type DealShare, dealShare } from './deal-share.ts'
import { followLog, type LogFollower } from './log-follower.ts'

/** A command, and its outcome as far as the client knows. */
export interface SentCommand {
  readonly key: string
  readonly after: number
  readonly command: Command
  /** The event that the server has acknowledged: by then it must be durable. */
  seq?: number
  rejected?: string
}

/** A client that plays at a table until the game is over, and remembers everything that was acknowledged. */
export interface SimulatedPlayer {
  readonly identity: Identity
  readonly follower: LogFollower
  readonly commands: readonly SentCommand[]
  readonly done: Promise<void>
}

export interface PlayerBehaviour {
  readonly random: () => number
  /** How often a command is sent twice: over HTTP as well, and, as often again, twice over the socket. */
  readonly duplicateRate: number
  /** How often a decision is taken back. */
  readonly undoRate: number
  /** How often an old command is sent again after a reconnect. */
  readonly replayRate: number
  readonly onAcknowledged?: () => void
}

/** Errors that leave open whether the command was applied: it is sent again with the same key. */
const RETRYABLE = ['internal', 'unavailable']

/** Before the game: takes a seat, and reveals its share once all have committed to theirs. */
function setupCommand(table: Table, player: string, share: DealShare): Command | undefined {
  const own = table.seats[seatOf(table, player)]
  if (own?.commit === undefined) return { type: 'sit', commit: share.commit }
  return isFull(table) && own.added === undefined ? { type: 'reveal', added: share.valueFor(1) } : undefined
}

function nextCommand(
  table: Table,
  player: string,
  share: DealShare,
  { random, undoRate }: PlayerBehaviour,
): Command | undefined {
  if (table.status === 'open') return setupCommand(table, player, share)
  if (table.status !== 'playing' || table.game === undefined) return undefined
  const seat = seatOf(table, player)
  if (awaited(table).includes(seat)) {
    const round = nextRound(table)
    return { type: 'share', round, added: share.valueFor(round) }
  }
  if (table.undo?.seat === seat && !table.done) {
    const to = table.game.entries.length - 1
    if (to >= table.undo.floor && random() < undoRate) return { type: 'undo', to }
    // Bots wait for this while something may still be taken back.
    if (botToMove(table) !== undefined) return { type: 'done' }
  }
  if (decider(table) !== seat) return undefined
  const moves = legalMoves(table.game)
  return { type: 'move', move: moves[Math.floor(random() * moves.length)] }
}

function parseResponse(text: string): { readonly seq?: number; readonly code: string } {
  try {
    return { code: 'unreadable', ...(JSON.parse(text) as object) }
  } catch {
    return { code: 'unreadable' }
  }
}

export function simulatePlayer(
  port: number,
  id: string,
  identity: Identity,
  behaviour: PlayerBehaviour,
): SimulatedPlayer {
  const commands: SentCommand[] = []
  let share: DealShare | undefined
  let pending: SentCommand | undefined
  let acknowledged = 0
  /** HTTP requests in flight. */
  let inFlight = 0
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })

  function settle(sent: SentCommand, seq: number | undefined, rejected: string | undefined): void {
    if (sent.seq !== undefined && seq !== undefined && sent.seq !== seq)
      follower.problems.push(
        `${sent.command.type} with key ${sent.key} was acknowledged as event ${sent.seq} and then as ${seq}`,
      )
    if (rejected !== undefined && RETRYABLE.includes(rejected)) {
      setTimeout(resend, 100, sent)
      return
    }
    if ((sent.seq ?? seq) !== undefined && (sent.rejected ?? rejected) !== undefined)
      follower.problems.push(`${sent.command.type} with key ${sent.key} was both applied and rejected`)
    if (seq !== undefined) {
      if (sent.seq === undefined) behaviour.onAcknowledged?.()
      sent.seq = seq
      acknowledged = Math.max(acknowledged, seq)
    }
    if (rejected !== undefined) sent.rejected = rejected
    if (pending === sent) pending = undefined
    proceed()
  }

  const encode = ({ key, after, command }: SentCommand) => JSON.stringify({ type: 'act', key, after, act: command })

  function resend(sent: SentCommand): void {
    if (pending === sent) follower.send(encode(sent))
  }

  /** If the connection breaks, nobody knows whether the request has arrived; a response must be valid. */
  async function sendOverHttp(sent: SentCommand): Promise<void> {
    const { key, after, command } = sent
    const { cookie } = identity
    inFlight++
    const body = { key, after, act: command }
    const response = await callApi(port, 'POST', `/tables/${id}/acts`, { cookie, body }).catch(() => undefined)
    inFlight--
    if (response === undefined) return proceed()
    const { seq, code } = parseResponse(response.text)
    settle(sent, seq, seq === undefined ? code : undefined)
  }

  /** Sends an old command again: it must get the same response as the first time. */
  function replayOldCommand(): void {
    const old = commands.filter(({ seq }) => seq !== undefined)
    if (old.length > 0 && behaviour.random() < behaviour.replayRate)
      follower.send(encode(old[Math.floor(behaviour.random() * old.length)]))
  }

  function proceed(): void {
    const table = follower.table()
    if (follower.problems.length > 0 || (table?.status === 'over' && pending === undefined && inFlight === 0)) {
      finish()
      return
    }
    // An acknowledgement may arrive before its events.
    if (pending !== undefined || !follower.upToDate() || follower.events.length < acknowledged) return
    if (table === undefined) return
    share ??= dealShare(id, table.fair)
    const command = nextCommand(table, identity.id, share, behaviour)
    if (command === undefined) return
    pending = { key: newKey(), after: follower.events.length, command }
    commands.push(pending)
    follower.send(encode(pending))
    // Whichever of the two arrives first, the other must have no effect.
    const chance = behaviour.random()
    if (chance < behaviour.duplicateRate) sendOverHttp(pending)
    else if (chance < 2 * behaviour.duplicateRate) follower.send(encode(pending))
  }

  const follower = followLog(
    { port, table: id, cookie: identity.cookie },
    {
      changed: (opened) => {
        // It may or may not have arrived before the connection broke.
        if (opened && pending !== undefined) resend(pending)
        if (opened) replayOldCommand()
        proceed()
      },
      answered: ({ key, seq, problem }) => {
        const sent = commands.findLast(({ key: sentKey }) => sentKey === key)
        if (sent === undefined) follower.problems.push(`a response to ${key}, which was never sent`)
        else settle(sent, seq, problem?.code)
      },
    },
  )
  return { identity, follower, commands, done }
}
