import { awaited, botToMove, decider, type Table } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import type { PlayerRow } from '../store/types.ts'
import type { Channels } from './channels.ts'

/** How long people have to look at the table, or to take a move back, before anyone is notified. Bot programs don't wait. */
const NOTIFY_DELAY_MS = 10_000

/** What players should hear about a table as it stands. */
export interface DueNotification {
  readonly kind: 'begin' | 'deal' | 'turn' | 'over' | 'rematch'
  /** The number of the event that it is about. */
  readonly seq: number
  readonly players: readonly string[]
}

export interface NotificationScheduler {
  /**
   * Schedules notifications about a table if their event came after `since`. May be called before the events are written or
   * after, and more than once: the job checks again what is due.
   */
  schedule(table: Table, since: number): Promise<void>
}

interface SchedulerDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  readonly channels: Channels
  /** Does the player have the table in sight, as far as this process knows? */
  readonly isLooking: (player: string, table: string) => boolean
}

export function dueNotification(table: Table): DueNotification | undefined {
  const { askedSeq, turnSeq } = table
  const seated = table.seats.flatMap(({ player }) => player ?? [])
  if (table.rematch !== undefined) return { kind: 'rematch', seq: table.seq, players: seated }
  if (table.result !== undefined) return { kind: 'over', seq: askedSeq, players: seated }
  if (table.status === 'open' || table.held !== undefined) {
    const players = awaited(table).flatMap((seat) => table.seats[seat].player ?? [])
    const kind = table.status === 'open' ? 'begin' : 'deal'
    return players.length === 0 ? undefined : { kind, seq: turnSeq, players }
  }
  const seat = decider(table)
  const player = seat === undefined || botToMove(table) !== undefined ? undefined : table.seats[seat].player
  return player === undefined ? undefined : { kind: 'turn', seq: askedSeq, players: [player] }
}

export function createNotificationScheduler(deps: SchedulerDeps): NotificationScheduler {
  const { store, jobs, clock, channels, isLooking } = deps

  async function isReachable({ id, webhook, email }: PlayerRow): Promise<boolean> {
    const byMail = email !== undefined && channels.mail !== undefined
    return webhook !== undefined || byMail || (await store.pushesOf(id)).length > 0
  }

  return {
    async schedule(table, since) {
      const due = dueNotification(table)
      if (due === undefined || due.seq <= since) return
      const absent = due.players.filter((player) => !isLooking(player, table.id))
      if (absent.length === 0) return
      for (const player of await store.players(absent)) {
        if (!(await isReachable(player))) continue
        const at = clock.now() + (player.bot ? 0 : NOTIFY_DELAY_MS)
        await jobs.schedule({ kind: 'notify', key: `${table.id}:${player.id}`, at, data: '' })
      }
    },
  }
}
