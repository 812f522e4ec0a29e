import { legalMoves } from '@amyitis/engine'
import { hashOfShare } from '@amyitis/fair'
import type { Command, EventBody } from '@amyitis/protocol'
import { execute, fold, openTable, type Table } from '@amyitis/tables'
import { afterEach, beforeEach } from 'vitest'
import { tableSettings } from '../../../../test/support/settings.ts'
import { createSigner } from '../../src/auth/signer.ts'
import type { Job, Jobs } from '../../src/jobs/jobs.ts'
import { createMailer } from '../../src/notifications/mail.ts'
import { processNotifications } from '../../src/notifications/notification-jobs.ts'
import type { OutboundResult } from '../../src/notifications/outbound-http.ts'
import { createPushChannel } from '../../src/notifications/push.ts'
import { createNotificationScheduler } from '../../src/notifications/schedule.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { LanguageCode, PlayerRow } from '../../src/store/types.ts'
import { tableRow } from '../../src/table-service/table-row.ts'

export const ANNA = 'aaaaaaaaaaaaaaaa'
export const BELA = 'bbbbbbbbbbbbbbbb'
export const TABLE = 'tttttttttttttttt'
const NEXT = 'nnnnnnnnnnnnnnnn'
const SHARES = ['a'.repeat(32), 'b'.repeat(32)]
const HOOK = 'https://hook.example/amyitis'
/** The keys of a browser's subscription: a point of P-256 and 16 bytes (RFC 8291, appendix A). */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const SETTINGS = tableSettings()

/** The other of the two players. */
export const other = (player: string) => (player === ANNA ? BELA : ANNA)

/** Everything that notifications depend on, with a clock that the test controls. */
async function openNotifierFixture() {
  const store = await openSqliteStore(':memory:')
  const looking = new Set<string>()
  const elsewhere = new Set<string>()
  const planned = new Map<string, Job>()
  const posted: { target: string; headers: Readonly<Record<string, string | number>>; body: string | Uint8Array }[] = []
  const mails: { to: string; subject: string; text: string }[] = []
  const warnings: string[] = []
  let time = 1_700_000_000_000
  let answer: (target: string) => OutboundResult = () => ({ kind: 'answered', status: 201 })
  let handler: (job: Job) => Promise<void> = async () => undefined
  let failMail = false

  const clock = { now: () => time }
  const jobs: Jobs = {
    schedule: async (job) => void planned.set(job.key, job),
    process: async (_, run) => {
      handler = run
    },
    close: async () => undefined,
  }
  const http = {
    isAllowed: async () => true,
    post: async (
      target: string,
      { headers, body }: { headers: Record<string, string | number>; body: string | Uint8Array },
    ) => {
      posted.push({ target, headers, body })
      return answer(target)
    },
  }

  const created: EventBody = { type: 'created', table: TABLE, host: ANNA, settings: SETTINGS, secretHash: '' }
  const first = [{ seq: 1, at: time, body: created }]
  let table = openTable(first)
  const next = openTable([{ seq: 1, at: time, body: { ...created, table: NEXT } }])
  for (const one of [table, next])
    await store.createTable({
      table: one.id,
      after: 0,
      events: first,
      row: tableRow(one, time),
      secret: 's'.repeat(64),
      invitations: [],
    })

  const url = 'https://amyitis.example/'
  const signer = await createSigner(store)
  const mail = createMailer({ store, signer, clock, url }, async (letter) => {
    if (failMail) throw Object.assign(new Error('secret words'), { code: 'EAUTH' })
    mails.push(letter)
  })
  const push = await createPushChannel(store, http, 'mailto:host@amyitis.example')
  const channels = { http, push, mail }
  const isLooking = (player: string, id: string) => looking.has(`${player} ${id}`)
  const scheduler = createNotificationScheduler({ store, jobs, clock, channels, isLooking })
  await processNotifications({
    store,
    jobs,
    clock,
    url,
    loadTable: async (id) => (id === TABLE ? table : id === NEXT ? next : undefined),
    isLooking,
    queryLooking: async (player, id) => isLooking(player, id) || elsewhere.has(`${player} ${id}`),
    channels,
    logWarning: (message) => warnings.push(message),
  })

  const fixture = {
    store,
    mailer: mail,
    pusher: push,
    posted,
    mails,
    warnings,
    planned,
    get table() {
      return table
    },
    look: (player: string) => looking.add(`${player} ${TABLE}`),
    /** The player looks through another process, which this one learns by a query. */
    lookElsewhere: (player: string) => elsewhere.add(`${player} ${TABLE}`),
    lookAway: (player: string) => looking.delete(`${player} ${TABLE}`),
    answerWith(give: (target: string) => OutboundResult) {
      answer = give
    },
    breakMail() {
      failMail = true
    },

    async add(id: string, name: string, more: Partial<PlayerRow> = {}) {
      const about = { language: 'en' as LanguageCode, bot: false, created: 0, seen: 0, banned: false, muted: false }
      await store.addPlayer({ id, name, ...about, ...more })
    },
    hook: (player: string) => store.changePlayer(player, { webhook: HOOK, webhookSecret: 'shared' }),
    async subscribe(player: string, endpoint: string) {
      await store.addPush({ endpoint, player, subscription: JSON.stringify({ endpoint, keys: KEYS }) })
    },

    /** Appends events to the log, as the table service does. */
    async append(...bodies: readonly EventBody[]) {
      const since = table.seq
      for (const body of bodies) table = fold(table, { seq: table.seq + 1, at: time, body })
      await scheduler.schedule(table, since)
    },
    async execute(player: string, command: Command) {
      const done = execute(table, player, table.seq, command, {
        now: time,
        secret: 's'.repeat(64),
        invites: () => false,
      })
      if (!done.ok) throw new Error(done.code)
      await fixture.append(...done.events)
    },
    async sitDown() {
      for (const [seat, player] of [ANNA, BELA].entries())
        await fixture.execute(player, { type: 'sit', seat, commit: hashOfShare(SHARES[seat]) })
    },
    reveal: (player: string) => fixture.execute(player, { type: 'reveal', added: SHARES[player === ANNA ? 0 : 1] }),
    /** Both sit down and the game starts. */
    async begin() {
      await fixture.sitDown()
      for (const player of [ANNA, BELA]) await fixture.reveal(player)
    },
    decider: () => table.seats[table.game?.position.player ?? -1].player ?? '',
    move: () =>
      fixture.execute(fixture.decider(), {
        type: 'move',
        move: legalMoves(table.game as NonNullable<Table['game']>)[0],
      }),
    /** Plays until another player is to decide. */
    async playTurn() {
      const player = fixture.decider()
      while (fixture.decider() === player) await fixture.move()
    },
    rematch: () => fixture.append({ type: 'rematch', table: NEXT }),

    /** Advances the clock and runs the jobs that are due. */
    async pass(seconds: number) {
      time += seconds * 1000
      for (const [key, job] of [...planned])
        if (job.at <= time && planned.get(key) === job) {
          planned.delete(key)
          await handler(job)
        }
    },
    /** Runs a job a second time, as after a crash. */
    repeat: (key: string) => handler({ kind: 'notify', key, at: time, data: '' }),
    now: () => time,
    /** The notifications sent to webhooks and push services so far. */
    sent: () => posted.map(({ body }) => JSON.parse(String(body))),
  }
  return fixture
}
export type NotifierFixture = Awaited<ReturnType<typeof openNotifierFixture>>

/** A new fixture for every test of a file, with two players who have webhooks. */
export function useNotifierFixture(assign: (fixture: NotifierFixture) => void): void {
  let fixture: NotifierFixture
  beforeEach(async () => {
    fixture = await openNotifierFixture()
    await fixture.add(ANNA, 'Anna')
    await fixture.add(BELA, 'Béla', { language: 'hu' })
    for (const player of [ANNA, BELA]) await fixture.hook(player)
    assign(fixture)
  })
  afterEach(() => fixture.store.close())
}
