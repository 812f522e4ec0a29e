import { expect, test } from 'vitest'
import { botMayMoveAt, decider } from '../src/index.ts'
import { ADA, BELA, CARL, PEOPLE, TableLog } from './table-log.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

const other = (player: string) => (player === ADA ? BELA : ADA)

test('a player can take back any part of their own turn', () => {
  const log = new TableLog().sitAll()
  const { mover } = log
  expect(log.play(log.legal().find((one) => one.startsWith('recruit')))).toBe('moved')
  while (log.mover === mover) log.play()
  const count = log.count
  expect(count).toBeGreaterThan(1)
  expect(log.table.undo).toEqual({ seat: PEOPLE.indexOf(mover as typeof ADA), floor: 0 })
  expect(log.execute(mover, { type: 'undo', to: count - 1 })).toBe('undone')
  expect(log.execute(mover, { type: 'undo', to: 0 })).toBe('undone')
  expect(log.count).toBe(0)
  expect(log.mover).toBe(mover)
  expect(log.execute(mover, { type: 'undo', to: 0 })).toBe('cannot-undo')
})

test('rejects undo after another seat has moved, and of another player’s move', () => {
  const log = new TableLog().sitAll()
  const first = log.mover
  log.play('pass')
  expect(log.execute(other(first), { type: 'undo', to: 0 })).toBe('cannot-undo')
  log.play()
  expect(log.execute(first, { type: 'undo', to: 0 })).toBe('cannot-undo')
  expect(log.execute(other(first), { type: 'undo', to: 0 })).toBe('cannot-undo')
  expect(log.execute(other(first), { type: 'undo', to: 1 })).toBe('undone')
  expect(log.execute(CARL, { type: 'undo', to: 0 })).toBe('not-seated')
})

test('rejects undo after a bot has moved', () => {
  const log = new TableLog({ seats: [OPEN, BOT] })
  log.sitAll(1)
  while (log.mover !== ADA) log.play()
  const before = log.count
  log.play('pass')
  expect(log.execute(ADA, { type: 'undo', to: before })).toBe('undone')
  log.play('pass')
  expect(log.bot(log.legal()[0])).toBe('moved')
  expect(log.execute(ADA, { type: 'undo', to: before })).toBe('cannot-undo')
})

test('rejects undo after new cards were dealt', () => {
  const log = new TableLog().sitAll()
  for (;;) {
    const { mover } = log
    const before = log.count
    log.play(log.legal().includes('pass') ? 'pass' : undefined)
    const last = log.events.at(-1)?.body
    if (last?.type !== 'moved' || last.deal === undefined) continue
    expect(log.table.undo).toBeUndefined()
    expect(log.execute(mover, { type: 'undo', to: before })).toBe('cannot-undo')
    expect(log.execute(mover, { type: 'done' })).toBe('cannot-undo')
    break
  }
})

test('bots wait two seconds, or until the player is done, so that a turn can be taken back', () => {
  const log = new TableLog({ seats: [OPEN, BOT] })
  log.sitAll(1)
  while (log.mover !== ADA) log.play()
  log.wait(5000).play('pass')
  expect(decider(log.table)).toBe(1)
  expect(botMayMoveAt(log.table)).toBe(log.now + 2000)
  expect(log.wait(500).execute(ADA, { type: 'done' })).toBe('done')
  expect(botMayMoveAt(log.table)).toBe(log.now - 500)
  expect(log.execute(ADA, { type: 'done' })).toBe('')
  expect(log.execute(ADA, { type: 'undo', to: log.count - 1 })).toBe('undone')
})

test('a takeback beyond undo needs the consent of all other players', () => {
  const log = new TableLog({ seats: [OPEN, OPEN, OPEN] }).sitAll()
  for (let i = 0; i < 3; i++) log.play('pass')
  const count = log.count
  expect(log.execute(ADA, { type: 'ask', to: count })).toBe('cannot-undo')
  expect(log.execute(ADA, { type: 'ask', to: 0 })).toBe('asked')
  expect(log.execute(BELA, { type: 'ask', to: 0 })).toBe('already-answered')
  expect(log.execute(ADA, { type: 'answer', agrees: true })).toBe('already-answered')
  expect(log.execute(BELA, { type: 'answer', agrees: true })).toBe('answered')
  expect(log.execute(BELA, { type: 'answer', agrees: true })).toBe('already-answered')
  expect(log.count).toBe(count)
  expect(log.execute(CARL, { type: 'answer', agrees: true })).toBe('answered undone')
  expect(log.count).toBe(0)
  expect(log.table.undo).toBeUndefined()
})

test('an absent player must agree as well; one who has conceded need not', () => {
  const log = new TableLog().sitAll()
  log.play('pass')
  log.play('pass')
  log.wait(24 * 3_600_000)
  const { mover } = log
  const rival = other(mover)
  expect(log.execute(rival, { type: 'vote', about: PEOPLE.indexOf(mover as typeof ADA) })).toBe('voted stood-in')
  expect(log.execute(rival, { type: 'ask', to: 0 })).toBe('asked')
  expect(log.execute(mover, { type: 'return' })).toBe('returned')
  expect(log.execute(mover, { type: 'answer', agrees: true })).toBe('answered undone')
  const three = new TableLog({ seats: [OPEN, OPEN, OPEN] }).sitAll()
  three.play('pass')
  three.play('pass')
  three.execute(CARL, { type: 'concede' })
  three.execute(ADA, { type: 'ask', to: 0 })
  expect(three.execute(BELA, { type: 'answer', agrees: true })).toBe('answered undone')
})

test('an erased player need not agree, whether erased before or during the vote', () => {
  const make = () => new TableLog({ seats: [OPEN, OPEN, OPEN] }).sitAll()
  const before = make()
  before.play('pass')
  before.play('pass')
  before.erase(CARL)
  expect(before.execute(ADA, { type: 'ask', to: 0 })).toBe('asked')
  expect(before.execute(BELA, { type: 'answer', agrees: true })).toBe('answered undone')
  const away = make()
  away.wait(24 * 3_600_000)
  const gone = away.mover
  const about = PEOPLE.indexOf(gone as typeof ADA)
  const [asker, rival] = PEOPLE.slice(0, 3).filter((player) => player !== gone)
  for (const player of [asker, rival]) away.execute(player, { type: 'vote', about })
  away.bot('pass')
  away.erase(gone)
  away.execute(asker, { type: 'ask', to: 0 })
  expect(away.execute(rival, { type: 'answer', agrees: true })).toBe('answered undone')
  const last = make()
  last.play('pass')
  last.play('pass')
  last.execute(ADA, { type: 'ask', to: 0 })
  last.execute(BELA, { type: 'answer', agrees: true })
  expect(last.erase(CARL)).toBe('stood-in undone')
  expect(last.count).toBe(0)
})

test('one refusal is enough, and a move withdraws the request', () => {
  const log = new TableLog({ seats: [OPEN, OPEN, OPEN] }).sitAll()
  log.play('pass')
  log.play('pass')
  log.execute(ADA, { type: 'ask', to: 0 })
  log.execute(BELA, { type: 'answer', agrees: true })
  log.execute(CARL, { type: 'answer', agrees: false })
  expect(log.table.request).toBeUndefined()
  log.execute(ADA, { type: 'ask', to: 0 })
  log.play()
  expect(log.execute(BELA, { type: 'answer', agrees: true })).toBe('nothing-asked')
})

test('rejects an answer to an outdated request', () => {
  const log = new TableLog().sitAll()
  log.play('pass')
  log.play()
  log.execute(ADA, { type: 'ask', to: 1 })
  const seen = log.table.seq
  log.execute(BELA, { type: 'answer', agrees: false })
  log.execute(ADA, { type: 'ask', to: 0 })
  expect(log.execute(BELA, { type: 'answer', agrees: true }, seen)).toBe('stale')
  expect(log.execute(BELA, { type: 'answer', agrees: true })).toBe('answered undone')
})

test('a player alone with bots asks nobody; bots wait for an answer, but not forever', () => {
  const log = new TableLog({ seats: [OPEN, BOT] })
  log.sitAll(1)
  for (let i = 0; i < 4; i++) log.play()
  expect(log.execute(ADA, { type: 'ask', to: 1 })).toBe('asked undone')
  expect(log.count).toBe(1)
  const three = new TableLog({ seats: [OPEN, OPEN, BOT] })
  three.sitAll(2)
  three.play()
  three.wait(100).execute(ADA, { type: 'ask', to: 0 })
  expect(botMayMoveAt(three.table)).toBe(three.now + 60_000)
})

test('after a takeback the same cards are dealt again', () => {
  const log = new TableLog().sitAll()
  const deals: string[] = []
  for (let tries = 0; tries < 2; tries++) {
    for (;;) {
      log.play(log.legal().includes('pass') ? 'pass' : undefined)
      const last = log.events.at(-1)?.body
      if (last?.type !== 'moved' || last.deal === undefined) continue
      deals.push(last.deal.join())
      break
    }
    log.execute(ADA, { type: 'ask', to: 0 })
    log.execute(BELA, { type: 'answer', agrees: true })
  }
  expect(deals[0]).toBe(deals[1])
})
