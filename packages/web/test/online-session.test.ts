import { formatMove, isOver, legalMoves, seededRandom } from '@amyitis/engine'
import type { Settings } from '@amyitis/protocol'
import { bindingOf, decider, type Table } from '@amyitis/tables'
import { describe, expect, it } from 'vitest'
import { tableSettings } from '../../../test/support/settings.ts'
import { clockOf, timeLeft } from '../src/online/parts/clocks.ts'
import { checkFairness } from '../src/online/play/fairness.ts'
import { startOnlineSession } from '../src/online/play/online-session.ts'
import { openOnline } from '../src/online/play/online-table.ts'
import { recordOfTable } from '../src/online/play/record.ts'
import { needsConsent } from '../src/online/play/takeback.ts'
import { voteAllowedAt } from '../src/online/play/visibility.ts'
import { type SmallServer, smallServer } from './online-server.ts'

const settings = (...seats: Settings['seats']) => tableSettings({ seats, standIn: 'gardener' })
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'gardener' } as const
const ADDED = { host: 'aa'.repeat(16), other: 'bb'.repeat(16) } as const

/** Runs everything that is pending. */
const settle = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

async function visit(server: SmallServer, player: 'host' | 'other' | 'guest', answersItself = false) {
  const online = openOnline(server.view(player), server.tools(player))
  const { wait } = server.clock
  const session = startOnlineSession(online, { answersItself: () => answersItself, pace: () => 100, wait })
  await settle()
  const asked = () => session.get().running.head.seats[session.get().running.game.position.player].kind === 'human'
  const move = () => legalMoves(session.get().running.game)[0]
  return { online, session, asked, move }
}

async function twoPeople() {
  const server = smallServer(settings(OPEN, OPEN))
  server.sit(ADDED)
  const host = await visit(server, 'host')
  const other = await visit(server, 'other')
  const [turn, wait] = host.asked() ? [host, other] : [other, host]
  return { server, host, other, turn, wait }
}

const MINUTE = 60_000

describe('voting for a bot', () => {
  it('is offered when a player has been away for a while, not as soon as they switch tabs', async () => {
    const { server, turn, wait } = await twoPeople()
    const begun = server.table().since
    expect(voteAllowedAt(wait.online.get())).toBe(begun + 10 * MINUTE)
    expect(voteAllowedAt(turn.online.get())).toBeUndefined()
    server.present('host', 'other')
    expect(voteAllowedAt(wait.online.get())).toBeUndefined()
    server.clock.pass(1000)
    server.present()
    const { table, visibility } = wait.online.get()
    expect(visibility.last.get(turn.online.get().player ?? '')).toBe(server.clock.now())
    expect(voteAllowedAt(wait.online.get())).toBe(server.clock.now() + 10 * MINUTE)
    const live = {
      ...table,
      settings: { ...table.settings, clock: { kind: 'live', minutes: 30, increment: 0 } },
    } as const
    expect(voteAllowedAt({ ...wait.online.get(), table: live })).toBe(server.clock.now() + 2 * MINUTE)
    const slow = { ...table, settings: { ...table.settings, clock: { kind: 'correspondence', hours: 24 } } } as const
    expect(voteAllowedAt({ ...wait.online.get(), table: slow })).toBeUndefined()
    server.cut()
    expect(voteAllowedAt(wait.online.get())).toBeUndefined()
  })
})

describe('taking back', () => {
  it('needs the consent of players who are away too, as on the server', async () => {
    const { wait } = await twoPeople()
    const { table, seat } = wait.online.get()
    const seats = table.seats.map((one, i) => (i === seat ? one : { ...one, standIn: 'gardener' as const }))
    expect(needsConsent({ ...table, seats }, seat)).toBe(true)
    expect(needsConsent({ ...table, seats: seats.map((one) => ({ ...one, conceded: true })) }, seat)).toBe(false)
  })
})

describe('an online game', () => {
  it('moves only when the server says so, and then for everybody', async () => {
    const { server, turn, wait } = await twoPeople()
    expect(wait.asked()).toBe(false)
    turn.session.play(turn.move())
    expect(turn.session.get().running.steps.length).toBe(0)
    server.answer()
    await settle()
    expect(turn.session.get().running.steps.length).toBe(1)
    expect(wait.session.get().running.steps.length).toBe(1)
    expect(wait.session.get().events.length).toBeGreaterThan(0)
  })

  it('sends a move once however often it is clicked, and shows that it is pending', async () => {
    const { server, turn } = await twoPeople()
    turn.session.play(turn.move())
    turn.session.play(turn.move())
    expect(turn.session.get().sending).toBe(true)
    expect(turn.session.get().slow).toBe(false)
    server.clock.pass(300)
    expect(turn.session.get().slow).toBe(true)
    expect(server.answer()).toBe(1)
    await settle()
    expect(turn.session.get()).toMatchObject({ sending: false, slow: false })
  })

  it('refuses illegal moves without asking the server', async () => {
    const { server, turn } = await twoPeople()
    expect(turn.session.play('plant a1')?.code).toBe('not-asked')
    expect(server.answer()).toBe(0)
  })

  it('loses nothing and plays nothing twice when the connection drops before the answer', async () => {
    const { server, turn, wait } = await twoPeople()
    turn.session.play(turn.move())
    server.cut()
    server.answer()
    server.clock.pass(1000)
    await settle()
    server.answer()
    await settle()
    const played = server.table().game?.entries.map(({ move }) => formatMove(move))
    expect(played?.length).toBe(1)
    for (const { session } of [turn, wait]) {
      expect(session.get().running.steps.map(({ move }) => move)).toEqual(played)
      expect(session.get().problem).toBeUndefined()
    }
    expect(turn.session.get().sending).toBe(false)
  })

  it('takes back a move that nobody has answered, and asks for one that somebody has', async () => {
    const { server, turn, wait } = await twoPeople()
    turn.session.play('pass')
    server.answer()
    await settle()
    expect(turn.session.canUndo()).toBe(true)
    expect(wait.session.canUndo()).toBe(false)
    turn.session.undo()
    server.answer()
    await settle()
    expect(turn.session.get().running.steps).toEqual([])
    expect(turn.asked()).toBe(true)

    turn.session.play('pass')
    server.answer()
    await settle()
    wait.session.play(wait.move())
    server.answer()
    await settle()
    expect(turn.session.canUndo()).toBe(false)
    expect(turn.session.canRequestTakeback()).toBe(true)
    turn.session.requestTakeback()
    server.answer()
    await settle()
    expect(wait.online.get().table.request?.agreed).toEqual([])
    wait.session.execute({ type: 'answer', agrees: true })
    // A double click
    wait.session.execute({ type: 'answer', agrees: true })
    expect(server.answer()).toBe(1)
    await settle()
    expect(turn.session.get().running.steps).toEqual([])
    expect(wait.session.get().problem).toBeUndefined()
  })

  it('plays planned moves one after the other', async () => {
    const { server, turn } = await twoPeople()
    const { game } = server.table()
    if (game === undefined) throw new Error('no game')
    const recruit = legalMoves(game).find((move) => /^recruit \d farmer/.test(move))
    if (recruit === undefined) throw new Error('no farmer')
    turn.session.play(recruit, 'field top')
    for (let i = 0; i < 2; i++) {
      server.answer()
      await settle()
    }
    expect(server.table().game?.entries.length).toBe(2)
  })

  it('can only be watched by spectators', async () => {
    const { server } = await twoPeople()
    const guest = await visit(server, 'guest')
    expect(guest.asked()).toBe(false)
    guest.session.play(guest.move())
    expect(server.answer()).toBe(0)
    expect(guest.session.canUndo()).toBe(false)
  })

  it('ends when one of two players concedes, and the other wins', async () => {
    const { server, turn, wait } = await twoPeople()
    turn.session.execute({ type: 'concede' })
    server.answer()
    await settle()
    for (const { session, asked } of [turn, wait]) {
      expect(session.get().over).toBe(true)
      expect(asked()).toBe(false)
    }
  })
})

describe('against bots', () => {
  it('shows the bots’ moves one by one, and asks only when all are shown', async () => {
    const server = smallServer(settings(OPEN, BOT, BOT))
    server.sit({ host: ADDED.host })
    const host = await visit(server, 'host')
    const random = seededRandom('bots')
    if (host.asked()) {
      host.session.play('pass')
      server.answer()
    }
    await settle()
    const before = host.session.get().running.steps.length
    let played = 0
    while (played < 3 && server.bot(random)) played++
    expect(host.session.get().running.steps.length).toBe(before + 1)
    server.clock.pass(100)
    expect(host.session.get().running.steps.length).toBe(before + 2)
    expect(host.session.get().skips).toBe(true)
    host.session.hurry()
    expect(host.session.get().running.steps.length).toBe(before + played)
  })

  it('lets waiting bots know that a turn is over', async () => {
    const server = smallServer(settings(OPEN, BOT))
    server.sit({ host: ADDED.host })
    const host = await visit(server, 'host')
    const random = seededRandom('bots')
    while (decider(server.table()) !== 0) server.bot(random)
    host.session.hurry()
    host.session.play('pass')
    server.answer()
    await settle()
    expect(host.session.get().skips).toBe(true)
    host.session.hurry()
    server.answer()
    await settle()
    expect(server.table().done).toBe(true)
    expect(host.session.get().skips).toBe(false)
  })

  it('plays forced moves automatically if the settings say so', async () => {
    const server = smallServer(settings(OPEN, BOT))
    server.sit({ host: ADDED.host })
    const host = await visit(server, 'host', true)
    const random = seededRandom('only')
    let forced = 0
    for (let i = 0; i < 400 && !isOver(host.session.get().running.game); i++) {
      while (server.bot(random));
      server.clock.pass(100)
      host.session.hurry()
      server.answer()
      await settle()
      const { running } = host.session.get()
      const moves = isOver(running.game) ? [] : legalMoves(running.game)
      if (moves.length === 1 && running.game.position.decision !== 'action') {
        forced++
        server.clock.pass(450)
        expect(server.answer()).toBe(1)
      } else if (moves.length > 0) {
        host.session.play(moves[random(moves.length)])
        server.answer()
      }
      await settle()
    }
    expect(forced).toBeGreaterThan(0)
  })
})

describe('a finished game', () => {
  async function finished() {
    const server = smallServer(settings(OPEN, BOT))
    server.sit({ host: ADDED.host })
    const random = seededRandom('to the end')
    for (;;) {
      const { game } = server.table()
      if (game === undefined || decider(server.table()) === undefined) break
      const moves = legalMoves(game)
      if (!server.bot(random)) server.act('host', { type: 'move', move: moves[random(moves.length)] })
    }
    return server.table()
  }

  const sentAt = (table: Table) => ({ ...bindingOf(table), table: table.id, added: ADDED.host, at: 1 })

  it('was dealt fairly, which anyone can check', async () => {
    const table = await finished()
    const own = sentAt(table)
    expect(checkFairness(table, [own])).toEqual({
      ...{ hash: true, bound: true, shares: true, own: true, sent: true, deals: true },
      leftOut: [],
      verdict: 'good',
    })
    // Earlier versions stored neither the seats of bots nor who sat there.
    const earlier = { ...own, commits: own.commits.filter((commit) => commit !== null), players: [], at: 0 }
    expect(checkFairness(table, [earlier])?.verdict).toBe('good')
  })

  it('is not called fair by a device that sent no share', async () => {
    const table = await finished()
    const bare = { own: undefined, sent: undefined, verdict: 'unsure' }
    expect(checkFairness(table, [])).toMatchObject(bare)
    expect(checkFairness(table, [{ ...sentAt(table), table: 'elsewhere' }])).toMatchObject(bare)
  })

  it('is reported as unfair if the server cheats', async () => {
    const table = await finished()
    const { result } = table
    if (result === undefined) throw new Error('not over')
    const own = sentAt(table)
    const otherSecret = { ...table, result: { ...result, secret: 'cc'.repeat(32) } }
    expect(checkFairness(otherSecret, [own])).toMatchObject({ hash: false, shares: false, verdict: 'bad' })
    const otherSeed = { ...table, result: { ...result, seed: `fair1:${'0'.repeat(64)}` } }
    expect(checkFairness(otherSeed, [own])).toMatchObject({ hash: true, shares: false, deals: false, verdict: 'bad' })
    expect(checkFairness(table, [{ ...own, added: 'dd'.repeat(16) }])).toMatchObject({ own: false, verdict: 'unsure' })
    expect(checkFairness(table, [{ ...own, secretHash: 'x' }])).toMatchObject({ sent: false, verdict: 'bad' })
    // The others were committed to something else when this device sent its share.
    const others = own.commits.map(() => 'e'.repeat(64))
    expect(checkFairness(table, [{ ...own, commits: others }])).toMatchObject({ sent: false, verdict: 'bad' })
    const seats = table.seats.map((seat) => (seat.player === undefined ? seat : { ...seat, commit: 'e'.repeat(64) }))
    expect(checkFairness({ ...table, seats }, [])).toMatchObject({ bound: false, verdict: 'bad' })
  })

  it('has a record with its seed', async () => {
    const table = await finished()
    const { game, result } = table
    if (game === undefined) throw new Error('no game')
    const running = { head: { id: '', created: 0, seed: '', seats: [] }, game, steps: [], base: 0 }
    expect(recordOfTable(running, table)).toContain(result?.seed)
  })
})

describe('clocks', () => {
  it('run for the player to decide, by the server’s time', async () => {
    const server = smallServer({ ...settings(OPEN, OPEN), clock: { kind: 'live', minutes: 10, increment: 5 } })
    server.sit(ADDED)
    const table = server.table()
    const seat = decider(table) ?? -1
    const now = server.clock.now()
    expect(clockOf(table, seat, now + 5000)).toEqual({ left: 595_000, runs: true })
    expect(clockOf(table, 1 - seat, now + 5000)).toEqual({ left: 600_000, runs: false })
  })

  it('show minutes and seconds, and hours if there are any', () => {
    expect([595_000, 65_001, 3_605_000, -5].map(timeLeft)).toEqual(['9:55', '1:06', '1:00:05', '0:00'])
  })
})
