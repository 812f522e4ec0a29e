import type { Table } from '@amyitis/tables'
import { isBanned } from '../auth/bans.ts'
import type { Job, Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import type { PlayerRow } from '../store/types.ts'
import type { Channels } from './channels.ts'
import {
  beginNotification,
  dealNotification,
  type NamesById,
  type Notification,
  overNotification,
  rematchNotification,
  turnNotification,
  webhookOffNotification,
} from './notification.ts'
import { type DueNotification, dueNotification } from './schedule.ts'
import { callWebhook, isWebhookDisabled, MAX_WEBHOOK_FAILURES, nextAttemptAt } from './webhook.ts'

interface NotificationJobDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  /** The public address of the app. */
  readonly url: string
  readonly loadTable: (id: string) => Promise<Table | undefined>
  /** Does the player have the table in sight, as far as this process knows? */
  readonly isLooking: (player: string, table: string) => boolean
  /** The same for all processes: if necessary the others are asked. */
  readonly queryLooking: (player: string, table: string) => Promise<boolean>
  readonly channels: Channels
  readonly logWarning: (message: string) => void
}

/** Notifies players who are not looking at their table, once for each event. */
export async function processNotifications(deps: NotificationJobDeps): Promise<void> {
  const { store, jobs, clock, url, logWarning } = deps
  const { http, push, mail } = deps.channels

  /** Another attempt at the webhook, unless something newer happens before. */
  const scheduleRetry = (table: string, player: PlayerRow, seq: number) =>
    jobs.schedule({ kind: 'notify', key: `${table}:${player.id}:again`, at: nextAttemptAt(player), data: String(seq) })

  async function notificationFor(
    table: Table,
    player: PlayerRow,
    kind: DueNotification['kind'],
  ): Promise<Notification | undefined> {
    const rows = await store.players(table.seats.flatMap((seat) => seat.player ?? []))
    const names: NamesById = new Map(rows.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])))
    if (kind === 'begin') return beginNotification(table, player, names)
    if (kind === 'deal') return dealNotification(table, player, names)
    if (kind === 'turn') return turnNotification(table, player, names)
    if (kind === 'over') return overNotification(table, player, names)
    const next = table.rematch === undefined ? undefined : await deps.loadTable(table.rematch)
    // Whoever asked for the rematch knows about it.
    if (next === undefined || next.host === player.id) return undefined
    return rematchNotification(table, next.id, player, names)
  }

  async function sendPushAndMail(player: PlayerRow, notification: Notification): Promise<void> {
    const mailed = mail
      ?.send(player, notification)
      .catch((error: NodeJS.ErrnoException) => logWarning(`a mail could not be sent: ${error.code ?? error.name}`))
    await Promise.all([push.send(player.id, notification), mailed])
  }

  async function sendWebhook(table: string, player: PlayerRow, notification: Notification, seq: number): Promise<void> {
    if (player.webhook === undefined || isWebhookDisabled(player)) return
    const now = clock.now()
    if (nextAttemptAt(player) > now) return scheduleRetry(table, player, seq)
    const isDelivered = await callWebhook(http, player, notification, { now, url })
    if (isDelivered && player.webhookFailures === undefined) return
    const failures = isDelivered ? undefined : (player.webhookFailures ?? 0) + 1
    const change = { webhookFailures: failures, webhookFailed: isDelivered ? undefined : now }
    await store.changePlayer(player.id, change)
    if (failures === undefined) return
    if (failures >= MAX_WEBHOOK_FAILURES) await sendPushAndMail(player, webhookOffNotification(player, failures))
    else await scheduleRetry(table, { ...player, ...change }, seq)
  }

  /** Checks what is due now: the job may have been scheduled for events that were never written, or are out of date. */
  async function process({ key, data }: Job): Promise<void> {
    const [tableId, playerId] = key.split(':')
    if (await deps.queryLooking(playerId, tableId)) return
    const [table, player] = await Promise.all([deps.loadTable(tableId), store.player(playerId)])
    const due = table === undefined ? undefined : dueNotification(table)
    if (table === undefined || player === undefined || !due?.players.includes(playerId)) return
    if (await isBanned(store, player)) return
    const notification = await notificationFor(table, player, due.kind)
    if (notification === undefined || deps.isLooking(playerId, tableId)) return
    const isRetry = data !== ''
    if (isRetry) return data === String(due.seq) ? sendWebhook(tableId, player, notification, due.seq) : undefined
    if (!(await store.markNotified(tableId, playerId, due.seq))) return
    await Promise.all([sendPushAndMail(player, notification), sendWebhook(tableId, player, notification, due.seq)])
  }

  await jobs.process('notify', process)
}
