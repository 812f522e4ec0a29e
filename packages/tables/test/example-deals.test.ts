import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TableEvent } from '@amyitis/protocol'
import { describe, expect, test } from 'vitest'
import { checkDeals, type DealEvent } from '../../../examples/deals.ts'
import { ADA, BELA, CARL, START, TableLog } from './table-log.ts'

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'examples')
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

/** The player to act passes whenever possible, until a move is held or the game is over. */
function playToDeal(log: TableLog): void {
  while (log.table.status === 'playing' && log.table.held === undefined)
    log.play(log.legal().includes('pass') ? 'pass' : log.legal()[0])
}

/** A game with a chain replaced too late, a seat played by a bot, and a deal that is taken back. */
function chainedLog(): TableLog {
  const log = new TableLog({ seats: [OPEN, OPEN, BOT, OPEN], palace: true }, 2)
  log.sit(ADA, 0)
  log.sit(BELA, 1)
  log.sit(CARL, 3)
  log.revealAll()
  playToDeal(log)
  const last = log.table.held?.move
  log.share(ADA, 2)
  log.share(CARL, 2)
  const root = 'ee'.repeat(32)
  log.execute(BELA, { type: 'bind', round: 2, commit: log.value(BELA, 2, root) })
  while (log.table.seats[log.table.game?.position.player ?? 0].player === undefined) log.play()
  const asker = log.mover
  log.execute(asker, { type: 'ask', to: log.events.filter(({ body }) => body.type === 'moved').findIndex(hasDeal) })
  for (const player of [ADA, BELA, CARL].filter((one) => one !== asker))
    log.execute(player, { type: 'answer', agrees: true })
  log.play(last)
  log.execute(CARL, { type: 'concede' })
  while (log.table.status === 'playing') {
    playToDeal(log)
    const round = (log.table.game?.position.round ?? 0) + 1
    log.share(ADA, round)
    log.execute(BELA, { type: 'share', round, added: log.value(BELA, round, root) })
  }
  return log
}

const hasDeal = ({ body }: TableEvent) => body.type === 'moved' && body.deal !== undefined

/** A game with one seed for all deals. */
function seededLog(): TableLog {
  const log = new TableLog({ seats: [OPEN, BOT, OPEN] })
  log.sit(ADA, 0)
  log.sit(CARL, 2)
  log.revealAll()
  playToDeal(log)
  return log
}

/** A person takes the seat of a bot in the first round. */
function joinedLog(): TableLog {
  const log = new TableLog({ seats: [BOT, OPEN, BOT], clock: { kind: 'live', minutes: 10, increment: 0 } }, 2, {
    ...{ reserved: [null, BELA, null], until: START + 30_000, paired: true },
  })
  log.sit(BELA)
  log.reveal(BELA)
  log.offer(ADA)
  log.execute(ADA, { type: 'sit', commit: log.value(ADA, 1) })
  for (const round of [2, 3]) {
    playToDeal(log)
    for (const player of [ADA, BELA]) log.share(player, round)
  }
  return log
}

/** The problems that the TypeScript example finds in a log. */
function checkHere({ table }: TableLog, events: readonly TableEvent[]): string[] {
  const deals = checkDeals(table.id)
  return events.flatMap(({ body }) => deals.follow(body as DealEvent) ?? [])
}

const SCRIPT = `
import json, sys
sys.path.insert(0, sys.argv[1])
from deals import Deals
deals = Deals(sys.argv[2])
found = [deals.follow(event["body"]) for event in json.load(sys.stdin)]
print(json.dumps([one for one in found if one]))
`

/** The problems that the Python example finds in a log. */
function checkInPython({ table }: TableLog, events: readonly TableEvent[]): string[] {
  const run = spawnSync('python3', ['-c', SCRIPT, EXAMPLES, table.id], {
    input: JSON.stringify(events),
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout) as string[]
}

const hasPython = spawnSync('python3', ['--version']).status === 0
const checks = [['deals.ts', checkHere] as const, ...(hasPython ? [['deals.py', checkInPython] as const] : [])]

/** The same log with one event changed. */
const changed = ({ events }: TableLog, at: number, change: object) =>
  events.with(at, { ...events[at], body: { ...events[at].body, ...change } as TableEvent['body'] })

function otherCards({ events }: TableLog, at: number): object {
  const { body } = events[at]
  const deal = body.type === 'moved' ? (body.deal ?? []) : []
  const other = deal.findIndex((card) => card !== deal[0])
  return { deal: deal.with(0, deal[other]).with(other, deal[0]) }
}

describe.each(checks)('the example %s', { timeout: 60_000 }, (_, check) => {
  test('accepts honest games of both versions', () => {
    const chained = chainedLog()
    const seeded = seededLog()
    const types = new Set(chained.events.map(({ body }) => body.type))
    expect(['bound', 'undone', 'stood-in', 'ended'].every((type) => types.has(type as never))).toBe(true)
    expect(chained.table.unfair).toBeUndefined()
    expect(check(chained, chained.events)).toEqual([])
    expect(seeded.table.status).toBe('over')
    expect(check(seeded, seeded.events)).toEqual([])
  })

  test('accepts a player who takes the seat of a bot, and detects when that was too late', () => {
    const log = joinedLog()
    expect(log.table.dealt[3].added).toEqual([log.value(ADA, 3), log.value(BELA, 3)])
    expect(check(log, log.events)).toEqual([])
    const joined = log.events.findIndex(({ body }) => body.type === 'joined')
    const shared = log.events.findIndex(({ body }) => body.type === 'shared' && body.seat === 1)
    const late = log.events.toSpliced(joined, 1).toSpliced(shared, 0, log.events[joined])
    expect(check(log, late)).toContain('seat 0 was taken after shares were shown')
  })

  test('detects cards that do not follow from the shares, at once or at the end', () => {
    const chained = chainedLog()
    const seeded = seededLog()
    const last = chained.events.findLastIndex(hasDeal)
    expect(check(chained, changed(chained, last, otherCards(chained, last)))).toEqual([
      expect.stringMatching(/the cards of round \d+ do not come/),
    ])
    const at = seeded.events.findLastIndex(hasDeal)
    expect(check(seeded, changed(seeded, at, otherCards(seeded, at)))).toEqual([
      expect.stringMatching(/the cards of round \d+ do not come from the seed/),
    ])
    const start = chained.events.findIndex(({ body }) => body.type === 'started')
    const { body } = chained.events[start]
    const record = body.type === 'started' ? body.record.replace(/^deal (\w+) (.*)$/m, 'deal $2 $1') : ''
    expect(check(chained, changed(chained, start, { record }))[0]).toContain('the cards of round 1')
  })

  test('detects values of other chains, a round dealt too early, and a chain replaced too late', () => {
    const log = chainedLog()
    const find = (type: string) => log.events.findLastIndex(({ body }) => body.type === type)
    const forged = 'e'.repeat(64)
    expect(check(log, changed(log, find('shared'), { added: forged })).join()).toContain('not of its chain')
    const dealt = log.events.findLastIndex(hasDeal)
    expect(check(log, changed(log, dealt, { server: forged })).join()).toContain("the server's value")
    expect(check(log, log.events.toSpliced(find('shared'), 1)).join()).toContain('before all had added')
    expect(check(log, changed(log, find('bound'), { without: undefined })).join()).toContain('took another chain')
    const revealed = log.events.findIndex(({ body }) => body.type === 'revealed')
    expect(check(log, changed(log, revealed, { added: forged })).join()).toContain('was bound to another share')
  })
})
