import { describe, expect, test } from 'vitest'
import {
  awaited,
  botToMove,
  deadlineOf,
  decider,
  MAX_MISSED,
  openTable,
  pauseEvent,
  READY_TIMEOUT_MS,
  REVEAL_TIMEOUT_MS,
  sharesLeftOut,
  type Table,
  verifyFairness,
  waitingDeadline,
} from '../src/index.ts'
import { ADA, BELA, CARL, START, TableLog } from './table-log.ts'

const OPEN = { kind: 'open' } as const
const INVITED = { kind: 'invited' } as const
const BOT = { kind: 'bot', level: 'random' } as const
const LIVE = { kind: 'live', minutes: 10, increment: 0 } as const

/** Positions contain functions, which never compare as equal. */
const withoutGame = ({ game: _, gameEvents: __, ...table }: Table) => table

const seated = ({ table }: TableLog) => table.seats.map(({ player }) => player)

describe('the ready check', () => {
  const full = () => {
    const log = new TableLog({ clock: LIVE, ready: true })
    for (const player of [ADA, BELA]) log.sit(player)
    return log
  }

  test('asks everybody once the table is full, and then for their shares', () => {
    const log = new TableLog({ clock: LIVE, ready: true })
    log.sit(ADA)
    expect(log.execute(ADA, { type: 'ready' })).toBe('not-full')
    expect(waitingDeadline(log.table)).toBeUndefined()
    log.sit(BELA)
    expect(waitingDeadline(log.table)).toBe(START + READY_TIMEOUT_MS)
    expect(awaited(log.table)).toEqual([0, 1])
    expect(log.execute(ADA, { type: 'ready' })).toBe('ready')
    expect(log.execute(ADA, { type: 'ready' })).toBe('')
    expect(awaited(log.table)).toEqual([1])
    log.wait(5000)
    expect(log.execute(BELA, { type: 'ready' })).toBe('ready')
    expect(awaited(log.table)).toEqual([0, 1])
    expect(waitingDeadline(log.table)).toBe(START + 5000 + REVEAL_TIMEOUT_MS)
    expect([log.reveal(ADA), log.reveal(BELA)]).toEqual(['revealed', 'revealed started'])
    expect(log.execute(ADA, { type: 'ready' })).toBe('already-started')
    expect(waitingDeadline(log.table)).toBeUndefined()
    expect(withoutGame(openTable(log.events))).toEqual(withoutGame(log.table))
  })

  test('a client that does not know it answers by revealing its share', () => {
    const log = full()
    log.execute(ADA, { type: 'ready' })
    expect([log.reveal(BELA), log.reveal(ADA)]).toEqual(['revealed', 'revealed started'])
  })

  test('frees the seat of a player who does not answer, and asks the others again', () => {
    const log = full()
    log.execute(ADA, { type: 'ready' })
    expect(log.wait(READY_TIMEOUT_MS - 1).expire()).toBe('too-soon')
    expect(log.wait(1).expire()).toBe('stood')
    expect(log.events.at(-1)?.body).toEqual({ type: 'stood', seat: 1, why: 'not-ready' })
    expect(seated(log)).toEqual([ADA, undefined])
    log.wait(9000).sit(CARL)
    expect(awaited(log.table)).toEqual([0, 1])
    expect(waitingDeadline(log.table)).toBe(log.now + READY_TIMEOUT_MS)
  })

  test('frees the seat of a player who was ready but does not reveal their share', () => {
    const log = full()
    for (const player of [ADA, BELA]) log.execute(player, { type: 'ready' })
    log.reveal(ADA)
    expect(log.wait(REVEAL_TIMEOUT_MS).expire()).toBe('stood')
    expect(seated(log)).toEqual([ADA, undefined])
    expect(log.table.voidStarts).toBe(1)
  })

  test('a player who misses it twice can’t sit down again', () => {
    const log = full()
    for (let i = 0; i < MAX_MISSED; i++) {
      log.execute(ADA, { type: 'ready' })
      log.wait(READY_TIMEOUT_MS).expire()
      expect(log.sit(BELA)).toBe(i + 1 < MAX_MISSED ? 'sat' : 'not-ready')
    }
    expect(log.sit(CARL)).toBe('sat')
  })

  test('rejects answers of players who have not seen the last change', () => {
    const log = full()
    const seen = log.table.seq
    log.execute(BELA, { type: 'stand' })
    log.sit(CARL)
    expect(log.execute(ADA, { type: 'ready' }, seen)).toBe('stale')
  })

  test('does not exist in correspondence games, nor at tables of earlier versions', () => {
    for (const settings of [{ ready: true }, { clock: LIVE }]) {
      const log = new TableLog(settings)
      for (const player of [ADA, BELA]) log.sit(player)
      expect(waitingDeadline(log.table)).toBeUndefined()
      expect(log.execute(ADA, { type: 'ready' })).toBe('')
      expect(log.expire()).toBe('too-soon')
      expect([log.reveal(ADA), log.reveal(BELA)]).toEqual(['revealed', 'revealed started'])
    }
  })

  test('does not ask a player alone among bots, who may answer it all the same', () => {
    for (const answers of [false, true]) {
      const log = new TableLog({ seats: [OPEN, OPEN, BOT], clock: LIVE, ready: true })
      log.sit(ADA)
      expect(log.execute(ADA, { type: 'start' })).toBe('planned')
      expect(waitingDeadline(log.table)).toBeUndefined()
      expect(awaited(log.table)).toEqual([0])
      if (answers) expect(log.execute(ADA, { type: 'ready' })).toBe('ready')
      expect(waitingDeadline(log.table)).toBeUndefined()
      expect(log.wait(READY_TIMEOUT_MS).expire()).toBe('too-soon')
      expect(log.reveal(ADA)).toBe('revealed started')
      expect(withoutGame(openTable(log.events))).toEqual(withoutGame(log.table))
    }
  })

  test('does not count downtime of the server', () => {
    const log = full()
    const jump = { from: START + 1000, to: START + 200_000 }
    expect(pauseEvent(log.table, jump)).toEqual({ type: 'paused', ...jump })
    const { table } = log
    const paused = openTable([...log.events, { seq: table.seq + 1, at: jump.to, body: { type: 'paused', ...jump } }])
    expect(waitingDeadline(paused)).toBe(START + READY_TIMEOUT_MS + jump.to - jump.from)
  })
})

describe('a reserved seat', () => {
  const UNTIL = START + 100_000
  const rematch = () =>
    new TableLog({ seats: [INVITED, INVITED, BOT] }, undefined, { reserved: [BELA, ADA, null], until: UNTIL })

  test('can be taken only by its player, not with an invitation or by the host', () => {
    const log = rematch()
    expect(log.sit(CARL)).toBe('not-invited')
    expect(log.sit(CARL, 0, 'please')).toBe('not-invited')
    expect(log.sit(ADA, 0)).toBe('not-invited')
    expect(log.sit(ADA)).toBe('sat')
    expect(log.execute(ADA, { type: 'plan', seat: 0, plan: OPEN })).toBe('seat-taken')
    expect(log.execute(ADA, { type: 'start' })).toBe('seat-taken')
    expect(log.sit(BELA)).toBe('sat')
    expect(seated(log)).toEqual([BELA, ADA, undefined])
    log.revealAll()
    expect(log.table.status).toBe('playing')
  })

  test('is open to everyone once its player declines', () => {
    const log = rematch()
    expect(log.execute(CARL, { type: 'decline' })).toBe('not-invited')
    expect(log.execute(BELA, { type: 'decline' })).toBe('released')
    expect(log.execute(BELA, { type: 'decline' })).toBe('not-invited')
    expect(log.table.seats[0]).toMatchObject({ plan: OPEN, reservedFor: undefined })
    expect(log.sit(CARL)).toBe('sat')
    expect(log.sit(ADA)).toBe('sat')
    expect(log.execute(ADA, { type: 'decline' })).toBe('already-seated')
    log.revealAll()
    expect(log.execute(ADA, { type: 'decline' })).toBe('already-started')
  })

  test('is open to everyone when it expires, and when its player is erased', () => {
    const log = rematch()
    log.sit(ADA)
    expect(waitingDeadline(log.table)).toBe(UNTIL)
    expect(log.wait(UNTIL - START - 1).expire()).toBe('too-soon')
    expect(log.wait(1).expire()).toBe('released')
    expect(log.events.at(-1)?.body).toEqual({ type: 'released', seat: 0, why: 'expired' })
    expect(waitingDeadline(log.table)).toBeUndefined()
    expect(seated(log)).toEqual([undefined, ADA, undefined])
    const other = rematch()
    expect(other.erase(BELA)).toBe('released')
  })
})

describe('a paired table', () => {
  const UNTIL = START + 30_000
  const paired = () =>
    new TableLog({ seats: [INVITED, INVITED], clock: LIVE }, 2, { reserved: [ADA, BELA], until: UNTIL, paired: true })

  test('closes when somebody does not come, leaves or declines: the others are paired again', () => {
    const late = paired()
    late.sit(ADA)
    expect(late.wait(30_000).expire()).toBe('closed')
    expect(late.table).toMatchObject({ status: 'closed', closed: 'unpaired' })
    const left = paired()
    left.sit(ADA)
    expect(left.execute(ADA, { type: 'stand' })).toBe('stood closed')
    expect(paired().execute(BELA, { type: 'decline' })).toBe('released closed')
  })

  test('has no host who could unseat somebody', () => {
    const log = paired()
    log.sit(BELA)
    expect(log.execute(ADA, { type: 'unseat', seat: 1 })).toBe('not-host')
    expect(log.execute(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('not-host')
    expect(log.execute(ADA, { type: 'start' })).toBe('not-host')
    expect(log.execute(ADA, { type: 'close' })).toBe('not-host')
    expect(log.sit(CARL)).toBe('not-invited')
  })
})

describe('the seat of a bot in a paired game', () => {
  const begun = () => {
    const log = new TableLog({ seats: [INVITED, BOT], clock: LIVE }, 2, {
      ...{ reserved: [ADA, null], until: START + 30_000, paired: true },
    })
    log.sit(ADA)
    log.reveal(ADA)
    return log
  }
  const take = (log: TableLog, player: string) => log.execute(player, { type: 'sit', commit: log.value(player, 1) })

  test('can be taken by the player it is offered to, until the offer expires', () => {
    const log = begun()
    expect(take(log, BELA)).toBe('already-started')
    expect(log.offer(ADA)).toBe('already-seated')
    expect(log.offer(BELA)).toBe('offered')
    expect(log.offer(BELA)).toBe('')
    expect(log.offer(CARL)).toBe('no-seat')
    expect(take(log, CARL)).toBe('already-started')
    expect(log.wait(30_000).offer(CARL)).toBe('offered')
    expect(take(log, BELA)).toBe('already-started')
    expect(take(log, CARL)).toBe('joined')
    expect(seated(log)).toEqual([ADA, CARL])
    expect(withoutGame(openTable(log.events))).toEqual(withoutGame(log.table))
  })

  test('is played by its new player from then on, with a full clock', () => {
    const log = begun()
    for (let i = 0; i < 40 && decider(log.table) !== 1; i++) log.play(log.legal().find((move) => move !== 'pass'))
    expect(botToMove(log.table)).toBe('random')
    log.offer(BELA)
    log.wait(10_000)
    take(log, BELA)
    expect(botToMove(log.table)).toBeUndefined()
    expect(deadlineOf(log.table, 1)).toBe(log.now + 600_000)
    expect(log.execute(BELA, { type: 'move', move: log.legal()[0] })).toContain('moved')
  })

  test('stays with the bot once a person has passed, because shares for the next deal may have been sent', () => {
    const log = begun()
    log.offer(BELA)
    for (let i = 0; i < 200 && !(log.table.game?.position.seats[0].passed ?? false); i++)
      log.play(log.mover === ADA ? (log.legal().find((move) => move === 'pass') ?? log.legal()[0]) : log.legal()[0])
    expect(take(log, BELA)).toBe('already-started')
    expect(log.offer(CARL)).toBe('already-started')
  })

  test('later rounds are dealt with the new player’s share, and the first is reported as dealt without it', () => {
    const log = begun()
    log.offer(BELA)
    take(log, BELA)
    for (let i = 0; i < 300 && log.table.held === undefined && log.table.dealt[2] === undefined; i++)
      log.play(log.legal().find((move) => move === 'pass') ?? log.legal()[0])
    expect(awaited(log.table).length).toBeGreaterThan(0)
    for (const player of [ADA, BELA]) log.share(player, 2)
    expect(log.table.dealt[2].added).toEqual([log.value(ADA, 2), log.value(BELA, 2)])
    expect(log.table.unfair).toBeUndefined()
    expect(sharesLeftOut(log.table)).toEqual([{ seat: 1, why: 'bot', rounds: [1] }])
    // The device of the player who joined did not see the start, so it can't confirm it.
    const start = { table: log.table.id, secretHash: log.table.secretHash, players: [ADA, null], at: START }
    const own = { ...start, commits: [log.value(ADA, 0), null] }
    const sent = [1, 2].map((round) => ({
      ...own,
      ...(round === 1 ? {} : { commits: [`1 ${log.value(ADA, 1)}`, `1 ${log.value(BELA, 1)}`] }),
      added: log.value(ADA, round),
    }))
    expect(verifyFairness(sent, log.table)).toBe('kept')
    expect(verifyFairness([{ ...sent[1], added: log.value(BELA, 2) }], log.table)).not.toBe('kept')
  })

  test('is not offered in games that were not paired', () => {
    const log = new TableLog({ seats: [OPEN, BOT], clock: LIVE }, 2)
    log.sit(ADA)
    log.reveal(ADA)
    expect(log.offer(BELA)).toBe('already-started')
  })
})
