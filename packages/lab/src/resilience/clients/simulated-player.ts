import { legalMoves } from '@amyitis/engine'
import type { Act } from '@amyitis/protocol'
import { awaited, botToMove, decider, isFull, nextRound, seatOf, type Table } from '@amyitis/tables'
import { callApi, type Identity, newKey } from './api-client.ts'
import { type DealShare, dealShare } from './deal-share.ts'
import { followLog, type LogFollower } from './log-follower.ts'

/** Something that was asked for, and what came of it as far as this side knows. */
export interface SentCommand {
  readonly key: string
  readonly after: number
  readonly command: Act
  /** The event that the server has named in its answer: it has promised that it is written. */
  seq?: number
  rejected?: string
}

/** Somebody who plays at a table until the game is over, and notes everything that was promised. */
export interface SimulatedPlayer {
  readonly identity: Identity
  readonly follower: LogFollower
  readonly commands: readonly SentCommand[]
  readonly done: Promise<void>
}

export interface PlayerBehaviour {
  readonly random: () => number
  /** How often a wish is sent twice, over two ways. */
  readonly duplicateRate: number
  /** How often a decision is taken back. */
  readonly undoRate: number
  /** How often something is sent once more, over a new line, that was answered long ago. */
  readonly replayRate: number
  /** Hears of every act that was acknowledged. */
  readonly onAcknowledged?: () => void
}

/** What may be asked again with the same key: nobody knows whether it has been done. */
const RETRYABLE = ['internal', 'unavailable']

/** Before a game: sits down, and shows the share of the seed once all are bound to theirs. */
function setupCommand(table: Table, player: string, share: DealShare): Act | undefined {
  const own = table.seats[seatOf(table, player)]
  if (own?.commit === undefined) return { type: 'sit', commit: share.commit }
  return isFull(table) && own.added === undefined ? { type: 'reveal', added: share.valueFor(1) } : undefined
}

function nextCommand(
  table: Table,
  player: string,
  share: DealShare,
  { random, undoRate }: PlayerBehaviour,
): Act | undefined {
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
    // Otherwise bots wait whether something is taken back.
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

export function simulatePlayer(port: number, id: string, identity: Identity, habits: PlayerBehaviour): SimulatedPlayer {
  const commands: SentCommand[] = []
  let share: DealShare | undefined
  let pending: SentCommand | undefined
  let promised = 0
  /** Requests over the other way that are still under way. */
  let elsewhere = 0
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })

  function settle(wish: SentCommand, seq: number | undefined, refused: string | undefined): void {
    if (wish.seq !== undefined && seq !== undefined && wish.seq !== seq)
      follower.problems.push(`${wish.command.type} with key ${wish.key} is event ${wish.seq} and then ${seq}`)
    if (refused !== undefined && RETRYABLE.includes(refused)) {
      setTimeout(resend, 100, wish)
      return
    }
    if ((wish.seq ?? seq) !== undefined && (wish.rejected ?? refused) !== undefined)
      follower.problems.push(`${wish.command.type} with key ${wish.key} is both done and refused`)
    if (seq !== undefined) {
      if (wish.seq === undefined) habits.onAcknowledged?.()
      wish.seq = seq
      promised = Math.max(promised, seq)
    }
    if (refused !== undefined) wish.rejected = refused
    if (pending === wish) pending = undefined
    consider()
  }

  const words = ({ key, after, command }: SentCommand) => JSON.stringify({ type: 'act', key, after, act: command })

  function resend(wish: SentCommand): void {
    if (pending === wish) follower.send(words(wish))
  }

  /** Of a request whose line breaks nobody knows whether it has got there; one that is answered must be understood. */
  async function sendOtherwise(wish: SentCommand): Promise<void> {
    const { key, after, command } = wish
    const { cookie } = identity
    elsewhere++
    const body = { key, after, act: command }
    const answer = await callApi(port, 'POST', `/tables/${id}/acts`, { cookie, body }).catch(() => undefined)
    elsewhere--
    if (answer === undefined) return consider()
    const { seq, code } = parseResponse(answer.text)
    settle(wish, seq, seq === undefined ? code : undefined)
  }

  /** What was done long ago is asked for again: it must be answered as the first time. */
  function recall(): void {
    const old = commands.filter(({ seq }) => seq !== undefined)
    if (old.length > 0 && habits.random() < habits.replayRate)
      follower.send(words(old[Math.floor(habits.random() * old.length)]))
  }

  function consider(): void {
    const table = follower.table()
    if (follower.problems.length > 0 || (table?.status === 'over' && pending === undefined && elsewhere === 0)) {
      finish()
      return
    }
    // An answer may come before the events that it is about.
    if (pending !== undefined || !follower.upToDate() || follower.events.length < promised) return
    if (table === undefined) return
    share ??= dealShare(id, table.fair)
    const command = nextCommand(table, identity.id, share, habits)
    if (command === undefined) return
    pending = { key: newKey(), after: follower.events.length, command }
    commands.push(pending)
    follower.send(words(pending))
    // Whether it comes before or after the other one, it must have no effect of its own.
    const chance = habits.random()
    if (chance < habits.duplicateRate) sendOtherwise(pending)
    else if (chance < 2 * habits.duplicateRate) follower.send(words(pending))
  }

  const follower = followLog(
    { port, table: id, cookie: identity.cookie },
    {
      changed: (opened) => {
        // Nobody knows whether it has got there before the line broke.
        if (opened && pending !== undefined) resend(pending)
        if (opened) recall()
        consider()
      },
      answered: ({ key, seq, problem }) => {
        const wish = commands.findLast((one) => one.key === key)
        if (wish === undefined) follower.problems.push(`an answer for ${key}, which nobody has asked`)
        else settle(wish, seq, problem?.code)
      },
    },
  )
  return { identity, follower, commands, done }
}
