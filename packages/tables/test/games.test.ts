import { chanceFits, isOver, scores, toState } from '@amyitis/engine'
import { chanceOf, hashOfSecret } from '@amyitis/fair'
import type { Command, SeatPlan } from '@amyitis/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { botToMove, openTable, type Table } from '../src/index.ts'
import { PEOPLE, TableLog } from './table-log.ts'

/** A table as text, for comparison. */
const shown = ({ game, gameEvents: _, ...table }: Table) =>
  JSON.stringify({ ...table, entries: game?.entries, state: game && toState(game.position) })

function checkUndo({ undo, game, status }: Table): void {
  if (undo === undefined) return
  expect(status).toBe('playing')
  const own = game?.entries.slice(undo.floor) ?? []
  expect(own.length).toBeGreaterThan(0)
  // Never beyond a decision of another player, never beyond a deal.
  for (const entry of own) {
    expect(entry.seat).toBe(undo.seat)
    expect(entry.deal).toBeUndefined()
  }
}

/** Nobody has more time than the clock and the increments of their turns have given. */
function checkTime({ left, settings: { clock }, game, gained }: Table): void {
  if (clock.kind !== 'live') return
  expect(gained.length).toBe(game?.entries.length ?? 0)
  for (const [seat, time] of left.entries()) {
    const turns = game?.entries.filter((entry) => entry.seat === seat && entry.opens).length ?? 0
    expect(time).toBeGreaterThanOrEqual(0)
    expect(time).toBeLessThanOrEqual(clock.minutes * 60_000 + turns * clock.increment * 1000)
  }
}

const plan = (person: boolean): SeatPlan => (person ? { kind: 'open' } : { kind: 'bot', level: 'random' })
/** Numbers that select one step: mostly a move. */
const step = fc.record({ what: fc.nat(99), who: fc.nat(3), which: fc.nat(10_000), ms: fc.nat(40_000) })

function commandFor(
  { what, who, which }: { what: number; who: number; which: number },
  log: TableLog,
): Command | undefined {
  if (what < 70) return undefined
  if (what < 80) return { type: 'undo', to: Math.max(0, log.count - 1 - (which % 4)) }
  if (what < 84) return { type: 'done' }
  if (what < 88) return { type: 'ask', to: log.count === 0 ? 0 : which % log.count }
  if (what < 94) return { type: 'answer', agrees: which % 4 > 0 }
  if (what < 96) return { type: 'vote', about: (which + who) % log.table.seats.length }
  if (what < 98) return { type: 'move', move: 'pass' }
  return which % 5 === 0 && log.table.seats.length > 2 ? { type: 'concede' } : { type: 'done' }
}

test('in random games the log is complete, undo stays within its limits, and the deals follow from the seed', () => {
  const games = fc.record({
    people: fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }),
    palace: fc.boolean(),
    live: fc.boolean(),
    steps: fc.array(step, { minLength: 50, maxLength: 250 }),
  })
  fc.assert(
    fc.property(games, ({ people, palace, live, steps }) => {
      const clock = live ? ({ kind: 'live', minutes: 60, increment: 5 } as const) : ({ kind: 'none' } as const)
      const log = new TableLog({ seats: people.map(plan), palace, clock })
      for (const [seat, person] of people.entries()) if (person) log.sit(PEOPLE[seat], seat)
      log.revealAll()
      if (!people.includes(true)) return
      for (const one of steps) {
        if (log.table.status !== 'playing') break
        log.wait(one.ms)
        const command = commandFor(one, log)
        const before = log.table
        const outcome =
          command === undefined
            ? log.play(log.legal()[one.which % log.legal().length])
            : log.execute(PEOPLE[one.who], command)
        if (command === undefined) expect(outcome.split(' ')[0]).toBe('moved')
        if (before.seq === log.table.seq) expect(log.table).toBe(before)
        checkUndo(log.table)
        checkTime(log.table)
      }
      expect(shown(openTable(log.events))).toBe(shown(log.table))
    }),
    { numRuns: 40 },
  )
}, 60_000)

test.each([
  [2, false],
  [3, true],
  [4, false],
] as const)(
  'a whole game of %i people (Palace: %s) ends with the secret that was promised and the seed of its deals',
  (players, palace) => {
    const seats = PEOPLE.slice(0, players).map(() => ({ kind: 'open' }) as const)
    const log = new TableLog({ seats, palace }).sitAll()
    let last = ''
    for (let i = 1; log.table.status === 'playing'; i++) {
      const moves = log.legal()
      last = log.play(moves[(i * 31) % moves.length])
    }
    expect(last).toBe('moved ended')
    const { game, result, secretHash, seats: sitting } = log.table
    if (game === undefined || result === undefined) throw new Error('no result')
    expect(isOver(game)).toBe(true)
    expect(hashOfSecret(result.secret)).toBe(secretHash)
    expect(chanceFits(game, chanceOf(result.seed))).toBe(true)
    expect(result.scores).toEqual(scores(game))
    const best = Math.max(...result.scores)
    expect(result.ranks.map((rank) => rank === 1)).toEqual(result.scores.map((score) => score === best))
    expect(botToMove(log.table)).toBeUndefined()
    expect(sitting.every(({ conceded }) => !conceded)).toBe(true)
    expect(log.execute(PEOPLE[0], { type: 'undo', to: game.entries.length - 1 })).toBe('cannot-undo')
  },
  30_000,
)
