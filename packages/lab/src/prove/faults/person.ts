import { legalMoves } from '@amyitis/engine'
import type { Act } from '@amyitis/protocol'
import { awaited, botToMove, decider, isFull, nextRound, seatOf, type Table } from '@amyitis/tables'
import { ask, type Identity, newKey } from '../wire/api.ts'
import { type DealShare, dealShare } from '../wire/shares.ts'
import { type Follower, follow } from './follower.ts'

/** Something that was asked for, and what came of it as far as this side knows. */
export interface Wish {
  readonly key: string
  readonly after: number
  readonly act: Act
  /** The event that the server has named in its answer: it has promised that it is written. */
  seq?: number
  refused?: string
}

/** Somebody who plays at a table until the game is over, and notes everything that was promised. */
export interface Person {
  readonly identity: Identity
  readonly follower: Follower
  readonly wishes: readonly Wish[]
  readonly done: Promise<void>
}

export interface Habits {
  readonly random: () => number
  /** How often a wish is sent twice, over two ways. */
  readonly repeats: number
  /** How often a decision is taken back. */
  readonly regrets: number
  /** How often something is sent once more, over a new line, that was answered long ago. */
  readonly recalls: number
  /** Hears of every act that was acknowledged. */
  readonly acknowledged?: () => void
}

/** What may be asked again with the same key: nobody knows whether it has been done. */
const UNCERTAIN = ['internal', 'unavailable']

/** Before a game: sits down, and shows the share of the seed once all are bound to theirs. */
function toBegin(table: Table, player: string, share: DealShare): Act | undefined {
  const own = table.seats[seatOf(table, player)]
  if (own?.commit === undefined) return { type: 'sit', commit: share.commit }
  return isFull(table) && own.added === undefined ? { type: 'reveal', added: share.valueFor(1) } : undefined
}

function nextAct(table: Table, player: string, share: DealShare, { random, regrets }: Habits): Act | undefined {
  if (table.status === 'open') return toBegin(table, player, share)
  if (table.status !== 'playing' || table.game === undefined) return undefined
  const seat = seatOf(table, player)
  if (awaited(table).includes(seat)) {
    const round = nextRound(table)
    return { type: 'share', round, added: share.valueFor(round) }
  }
  if (table.undo?.seat === seat && !table.done) {
    const to = table.game.entries.length - 1
    if (to >= table.undo.floor && random() < regrets) return { type: 'undo', to }
    // Otherwise bots wait whether something is taken back.
    if (botToMove(table) !== undefined) return { type: 'done' }
  }
  if (decider(table) !== seat) return undefined
  const moves = legalMoves(table.game)
  return { type: 'move', move: moves[Math.floor(random() * moves.length)] }
}

function readAnswer(text: string): { readonly seq?: number; readonly code: string } {
  try {
    return { code: 'unreadable', ...(JSON.parse(text) as object) }
  } catch {
    return { code: 'unreadable' }
  }
}

export function sitAndPlay(port: number, id: string, identity: Identity, habits: Habits): Person {
  const wishes: Wish[] = []
  let share: DealShare | undefined
  let pending: Wish | undefined
  let promised = 0
  /** Requests over the other way that are still under way. */
  let elsewhere = 0
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })

  function settle(wish: Wish, seq: number | undefined, refused: string | undefined): void {
    if (wish.seq !== undefined && seq !== undefined && wish.seq !== seq)
      follower.problems.push(`${wish.act.type} with key ${wish.key} is event ${wish.seq} and then ${seq}`)
    if (refused !== undefined && UNCERTAIN.includes(refused)) {
      setTimeout(resend, 100, wish)
      return
    }
    if ((wish.seq ?? seq) !== undefined && (wish.refused ?? refused) !== undefined)
      follower.problems.push(`${wish.act.type} with key ${wish.key} is both done and refused`)
    if (seq !== undefined) {
      if (wish.seq === undefined) habits.acknowledged?.()
      wish.seq = seq
      promised = Math.max(promised, seq)
    }
    if (refused !== undefined) wish.refused = refused
    if (pending === wish) pending = undefined
    consider()
  }

  const words = ({ key, after, act }: Wish) => JSON.stringify({ type: 'act', key, after, act })

  function resend(wish: Wish): void {
    if (pending === wish) follower.send(words(wish))
  }

  /** Of a request whose line breaks nobody knows whether it has got there; one that is answered must be understood. */
  async function sendOtherwise(wish: Wish): Promise<void> {
    const { key, after, act } = wish
    const { cookie } = identity
    elsewhere++
    const body = { key, after, act }
    const answer = await ask(port, 'POST', `/tables/${id}/acts`, { cookie, body }).catch(() => undefined)
    elsewhere--
    if (answer === undefined) return consider()
    const { seq, code } = readAnswer(answer.text)
    settle(wish, seq, seq === undefined ? code : undefined)
  }

  /** What was done long ago is asked for again: it must be answered as the first time. */
  function recall(): void {
    const old = wishes.filter(({ seq }) => seq !== undefined)
    if (old.length > 0 && habits.random() < habits.recalls)
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
    const act = nextAct(table, identity.id, share, habits)
    if (act === undefined) return
    pending = { key: newKey(), after: follower.events.length, act }
    wishes.push(pending)
    follower.send(words(pending))
    // Whether it comes before or after the other one, it must have no effect of its own.
    const chance = habits.random()
    if (chance < habits.repeats) sendOtherwise(pending)
    else if (chance < 2 * habits.repeats) follower.send(words(pending))
  }

  const follower = follow(
    { port, table: id, cookie: identity.cookie },
    {
      stirred: (opened) => {
        // Nobody knows whether it has got there before the line broke.
        if (opened && pending !== undefined) resend(pending)
        if (opened) recall()
        consider()
      },
      answered: ({ key, seq, problem }) => {
        const wish = wishes.findLast((one) => one.key === key)
        if (wish === undefined) follower.problems.push(`an answer for ${key}, which nobody has asked`)
        else settle(wish, seq, problem?.code)
      },
    },
  )
  return { identity, follower, wishes, done }
}
