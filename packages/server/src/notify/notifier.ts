import { awaited, botToMove, decider, type Table } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Job, Jobs } from '../jobs/jobs.ts'
import { isBanned } from '../players/bans.ts'
import type { PlayerRow, Store } from '../store/store.ts'
import type { Messengers } from './messengers.ts'
import {
  beginNotice,
  dealNotice,
  type Names,
  type Notice,
  overNotice,
  rematchNotice,
  turnNotice,
  webhookOffNotice,
} from './notice.ts'
import { callWebhook, isOff, MOST_FAILURES, restsUntil } from './webhook.ts'

/** How long people have to come and look, or to take a turn back, before anyone is told. Bot programs are told at once. */
const PAUSE = 10_000

/** What there is to tell of a table, to whom, and the number of the event that it is about. */
interface News {
  readonly kind: 'begin' | 'deal' | 'turn' | 'over' | 'rematch'
  readonly seq: number
  readonly players: readonly string[]
}

export interface NotifierDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
  /** The public address of the app. */
  readonly url: string
  readonly table: (id: string) => Promise<Table | undefined>
  /** Does the player have the table in sight, as far as this process knows? */
  readonly isLooking: (player: string, table: string) => boolean
  /** Do they, in whichever process? It may have to ask. */
  readonly findLooking: (player: string, table: string) => Promise<boolean>
  readonly messengers: Messengers
  readonly warn: (words: string) => void
}

export interface Notifier {
  /**
   * Plans what is to be told about a table if it came after the event `since`. May be asked before the events are written
   * or after, and more than once.
   */
  follow(table: Table, since: number): Promise<void>
}

function newsOf(table: Table): News | undefined {
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

/** Tells people who are not looking what has happened, each thing once. */
export async function createNotifier(deps: NotifierDeps): Promise<Notifier> {
  const { store, jobs, clock, url, warn } = deps
  const { postman, pusher, mailer } = deps.messengers

  const plan = (table: string, player: string, at: number) =>
    jobs.plan({ kind: 'notify', key: `${table}:${player}`, at, data: '' })

  /** Another try at the webhook, as long as nothing newer has happened. */
  const planAgain = (table: string, player: PlayerRow, seq: number) =>
    jobs.plan({ kind: 'notify', key: `${table}:${player.id}:again`, at: restsUntil(player), data: String(seq) })

  async function hears({ id, webhook, email }: PlayerRow): Promise<boolean> {
    return (
      webhook !== undefined || (email !== undefined && mailer !== undefined) || (await store.pushesOf(id)).length > 0
    )
  }

  async function noticeOf(table: Table, player: PlayerRow, kind: News['kind']): Promise<Notice | undefined> {
    const rows = await store.players(table.seats.flatMap((seat) => seat.player ?? []))
    const names: Names = new Map(rows.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])))
    if (kind === 'begin') return beginNotice(table, player, names)
    if (kind === 'deal') return dealNotice(table, player, names)
    if (kind === 'turn') return turnNotice(table, player, names)
    if (kind === 'over') return overNotice(table, player, names)
    const next = table.rematch === undefined ? undefined : await deps.table(table.rematch)
    // Who has asked for it knows.
    if (next === undefined || next.host === player.id) return undefined
    return rematchNotice(table, next.id, player, names)
  }

  const tellOthers = async (player: PlayerRow, notice: Notice) => {
    const mail = mailer
      ?.mail(player, notice)
      .catch((error: NodeJS.ErrnoException) => warn(`a mail could not be sent: ${error.code ?? error.name}`))
    await Promise.all([pusher.push(player.id, notice), mail])
  }

  async function tellWebhook(table: string, player: PlayerRow, notice: Notice, seq: number): Promise<void> {
    if (player.webhook === undefined || isOff(player)) return
    const now = clock.now()
    if (restsUntil(player) > now) return planAgain(table, player, seq)
    const heard = await callWebhook(postman, player, notice, { now, url })
    if (heard && player.webhookFailures === undefined) return
    const failures = heard ? undefined : (player.webhookFailures ?? 0) + 1
    const change = { webhookFailures: failures, webhookFailed: heard ? undefined : now }
    await store.changePlayer(player.id, change)
    if (failures === undefined) return
    if (failures >= MOST_FAILURES) await tellOthers(player, webhookOffNotice(player, failures))
    else await planAgain(table, { ...player, ...change }, seq)
  }

  /** A job finds out what stands now: it may have been planned for something that never came to be, or is over. */
  async function run({ key, data }: Job): Promise<void> {
    const [id, who] = key.split(':')
    if (await deps.findLooking(who, id)) return
    const [table, player] = await Promise.all([deps.table(id), store.player(who)])
    const news = table === undefined ? undefined : newsOf(table)
    if (table === undefined || player === undefined || !news?.players.includes(who)) return
    if (await isBanned(store, player)) return
    const notice = await noticeOf(table, player, news.kind)
    if (notice === undefined || deps.isLooking(who, id)) return
    if (data !== '') return data === String(news.seq) ? tellWebhook(id, player, notice, news.seq) : undefined
    if (!(await store.tellOnce(id, who, news.seq))) return
    await Promise.all([tellOthers(player, notice), tellWebhook(id, player, notice, news.seq)])
  }

  await jobs.work('notify', run)

  return {
    async follow(table, since) {
      const news = newsOf(table)
      if (news === undefined || news.seq <= since) return
      // Who looks on as it happens knows.
      const away = news.players.filter((player) => !deps.isLooking(player, table.id))
      if (away.length === 0) return
      for (const player of await store.players(away))
        if (await hears(player)) await plan(table.id, player.id, clock.now() + (player.bot ? 0 : PAUSE))
    },
  }
}
