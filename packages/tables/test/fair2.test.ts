import { chanceFits } from '@amyitis/engine'
import { chainValue, chanceOf } from '@amyitis/fair'
import type { Settings, TableEvent } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import { awaited, deadline, decider, fold, InvalidLogError, openTable, sharesLeftOut } from '../src/index.ts'
import { isShareDropped } from '../src/left-out.ts'
import { ADA, BELA, CARL, SECRET, TableLog } from './table-log.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

/** The player to act plays the first legal move, until a move is held or the game is over. */
function playToDeal(log: TableLog): string {
  for (;;) {
    const passing = log.legal().includes('pass') ? 'pass' : log.legal()[0]
    const came = log.play(passing)
    if (came !== 'moved') return came
  }
}

const held = (change: Partial<Settings> = {}, people = 2) => {
  const log = new TableLog(change, 2).sitAll(people)
  expect(playToDeal(log)).toBe('held')
  return log
}

test('setup and first deal follow from the first values of all chains, and anyone can check them at once', () => {
  const log = new TableLog({}, 2).sitAll()
  expect(log.table).toMatchObject({ status: 'playing', fair: 2 })
  expect(log.table.unfair).toBeUndefined()
  const started = log.events.find(({ body }) => body.type === 'started')?.body
  expect(started).toMatchObject({ server: chainValue(log.table.id, SECRET, 1) })
  expect(JSON.stringify(log.events)).not.toContain(SECRET)
})

test('a move that ends a round is held until everybody has added a share to the next deal', () => {
  const log = held()
  expect(decider(log.table)).toBeUndefined()
  expect(awaited(log.table)).toEqual([0, 1])
  const { round } = log.table.game?.position ?? { round: 0 }
  expect(log.share(ADA, round + 1)).toBe('shared')
  expect(awaited(log.table)).toEqual([1])
  // Sending a share twice is harmless; a value of another chain is rejected.
  expect(log.share(ADA, round + 1)).toBe('')
  expect(log.execute(BELA, { type: 'share', round: round + 1, added: log.value(ADA, round + 1) })).toBe('bad-share')
  expect(log.share(BELA, round + 2)).toBe('stale')
  expect(log.share(BELA, round + 1)).toBe('shared moved')
  expect(log.table.game?.position.round).toBe(round + 1)
  expect([log.table.held, log.table.unfair]).toEqual([undefined, undefined])
  expect(decider(log.table)).toBeDefined()
})

test('rejects a share from a player who has not passed yet and could learn the deal early', () => {
  const log = new TableLog({}, 2).sitAll()
  expect(log.share(ADA, 2)).toBe('too-soon')
  const first = log.mover
  while (log.mover === first) log.play(log.legal().includes('pass') ? 'pass' : log.legal()[0])
  expect(log.share(first, 2)).toBe('shared')
  expect(log.share(log.mover, 2)).toBe('too-soon')
  expect(playToDeal(log)).toBe('held')
  expect(awaited(log.table)).toHaveLength(1)
})

test('a whole game is dealt round by round, and its log can be verified', () => {
  const log = new TableLog({ seats: [OPEN, BOT, OPEN] }, 2)
  log.sit(ADA, 0)
  log.sit(CARL, 2)
  log.revealAll()
  while (log.table.status === 'playing') {
    const came = playToDeal(log)
    if (!came.startsWith('held')) continue
    const round = (log.table.game?.position.round ?? 0) + 1
    for (const player of [ADA, CARL]) log.share(player, round)
  }
  expect(log.table.status).toBe('over')
  const again = openTable(log.events)
  expect(again.unfair).toBeUndefined()
  expect(Object.keys(again.dealt)).toHaveLength(again.game?.position.round ?? 0)
  const { game, result } = again
  // A seed reveals no other round.
  expect(game !== undefined && result !== undefined && chanceFits(game, chanceOf(result.seed))).toBe(false)
})

test('cards that do not follow from the chains are detected when they are dealt', () => {
  const log = held()
  log.share(ADA, 2)
  log.share(BELA, 2)
  const at = log.events.findIndex(({ body }) => body.type === 'moved' && body.deal !== undefined)
  const cheat = (change: (deal: readonly string[]) => object) =>
    log.events.slice(0, at + 1).map((event, i): TableEvent => {
      const { body } = event
      return i === at && body.type === 'moved' ? { ...event, body: { ...body, ...change(body.deal ?? []) } } : event
    })
  expect(openTable(log.events.slice(0, at + 1)).unfair).toBeUndefined()
  const swapped = cheat((deal) => {
    const other = deal.findIndex((card) => card !== deal[0])
    return { deal: deal.map((card, i) => (i === 0 ? deal[other] : i === other ? deal[0] : card)) }
  })
  expect(openTable(swapped).unfair).toBe(at + 1)
  expect(openTable(cheat(() => ({ server: 'e'.repeat(64) }))).unfair).toBe(at + 1)
  expect(() => openTable(cheat(() => ({ server: undefined })))).toThrow(InvalidLogError)
})

test('a player who withholds a share runs out of time; a bot takes over, and the deal goes on without the share', () => {
  const log = held({ clock: { kind: 'live', minutes: 5, increment: 0 } })
  expect(log.share(ADA, 2)).toBe('shared')
  const time = deadline(log.table) ?? 0
  expect(time).toBeGreaterThan(log.now)
  log.now = time
  expect(log.runOut()).toBe('too-soon')
  log.wait(15_000)
  expect(log.runOut()).toBe('stood-in moved')
  expect(log.table.seats[1].standIn).toBe('engineer')
  expect(log.table.dealt[2].added).toEqual([log.value(ADA, 2), null])
  expect(log.table.unfair).toBeUndefined()
})

test('nobody waits for the share of a player who conceded or was erased', () => {
  const three = { seats: [OPEN, OPEN, OPEN] }
  const log = held(three, 3)
  log.share(ADA, 2)
  log.share(BELA, 2)
  expect(log.execute(CARL, { type: 'concede' })).toBe('conceded stood-in moved')
  const erased = held(three, 3)
  erased.share(ADA, 2)
  erased.share(BELA, 2)
  expect(erased.erase(CARL)).toBe('stood-in moved')
})

test('a player who is voted out while their share is missing is replaced, and the deal goes on', () => {
  const log = held()
  log.share(ADA, 2)
  expect(log.execute(ADA, { type: 'vote', about: 1 })).toBe('too-soon')
  log.wait(11 * 60_000)
  expect(log.execute(ADA, { type: 'vote', about: 1 })).toBe('voted stood-in moved')
})

test('another device can continue with a new chain, until somebody has added a share to the next round', () => {
  const log = held()
  const root = 'ee'.repeat(32)
  expect(log.execute(ADA, { type: 'bind', round: 2, commit: log.value(ADA, 2, root) })).toBe('stale')
  expect(log.execute(ADA, { type: 'bind', round: 1, commit: log.value(ADA, 1, root) })).toBe('bound')
  expect(log.share(ADA, 2)).toBe('bad-share')
  expect(log.execute(ADA, { type: 'share', round: 2, added: log.value(ADA, 2, root) })).toBe('shared')
  expect(log.share(BELA, 2)).toBe('shared moved')
  expect(log.table.unfair).toBeUndefined()
})

test('after that, it adds nothing to that round, and only once per game', () => {
  const log = held()
  const root = 'ee'.repeat(32)
  log.share(BELA, 2)
  expect(log.execute(ADA, { type: 'bind', round: 1, commit: log.value(ADA, 1, root) })).toBe('stale')
  expect(log.execute(ADA, { type: 'bind', round: 2, commit: log.value(ADA, 2, root) })).toBe('bound moved')
  expect(log.table.dealt[2].added).toEqual([null, log.value(BELA, 2)])
  expect(playToDeal(log)).toBe('held')
  log.share(BELA, 3)
  expect(log.execute(ADA, { type: 'bind', round: 3, commit: log.value(ADA, 3) })).toBe('already-answered')
  expect(log.execute(ADA, { type: 'share', round: 3, added: log.value(ADA, 3, root) })).toBe('shared moved')
})

test('after a takeback the same cards are dealt again, without new shares', () => {
  const log = held()
  const last = log.table.held?.move
  log.share(ADA, 2)
  log.share(BELA, 2)
  const { game } = log.table
  const deal = game?.entries.findLast((entry) => entry.deal !== undefined)?.deal
  const to = (game?.entries.length ?? 0) - 1
  const asker = log.mover
  const other = asker === ADA ? BELA : ADA
  expect(log.execute(asker, { type: 'ask', to })).toBe('asked')
  expect(log.execute(other, { type: 'answer', agrees: true })).toBe('answered undone')
  expect(log.play(last)).toBe('moved')
  expect(log.table.game?.entries.findLast((entry) => entry.deal !== undefined)?.deal).toEqual(deal)
  expect(log.table.unfair).toBeUndefined()
})

test('rejects a log with a share for another round or from another chain', () => {
  const log = held()
  const after = (added: string, round: number) => () =>
    fold(log.table, { seq: log.table.seq + 1, at: 0, body: { type: 'shared', seat: 0, round, added } })
  expect(after(log.value(ADA, 2), 2)).not.toThrow()
  expect(after(log.value(BELA, 2), 2)).toThrow(InvalidLogError)
  expect(after(log.value(ADA, 3), 3)).toThrow(InvalidLogError)
})

test('a log shows whose share was missing in which rounds, and why', () => {
  const three = held({ seats: [OPEN, OPEN, OPEN] }, 3)
  expect(sharesLeftOut(three.table)).toEqual([])
  three.share(BELA, 2)
  three.execute(ADA, { type: 'bind', round: 2, commit: three.value(ADA, 2, 'ee'.repeat(32)) })
  expect(three.execute(CARL, { type: 'concede' })).toBe('conceded stood-in moved')
  expect(sharesLeftOut(openTable(three.events))).toEqual([
    { seat: 0, why: 'device', rounds: [2] },
    { seat: 2, why: 'bot', rounds: [2] },
  ])
})

test('a share dropped after others were revealed is suspicious; one that was never due is not', () => {
  const late = held({ seats: [OPEN, OPEN, OPEN] }, 3)
  late.share(ADA, 2)
  late.share(BELA, 2)
  expect(isShareDropped(late.table)).toBe(false)
  late.execute(CARL, { type: 'concede' })
  expect(isShareDropped(openTable(late.events))).toBe(true)
  const early = held({ seats: [OPEN, OPEN, OPEN] }, 3)
  early.execute(CARL, { type: 'concede' })
  early.share(ADA, 2)
  early.share(BELA, 2)
  expect(sharesLeftOut(early.table)).toEqual([{ seat: 2, why: 'bot', rounds: [2] }])
  expect(isShareDropped(early.table)).toBe(false)
})
