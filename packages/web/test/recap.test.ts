import { type Game, isOver, legalMoves, newGame, type PlayerCount, play, seededRandom } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../src/game/game-in-progress.ts'
import {
  cardsDealt,
  isWanted,
  pointsWon,
  processionOf,
  RECAP_PARTS,
  recapOf,
  recapRows,
} from '../src/table/recap/recap.ts'

function played(players: PlayerCount, palace: boolean, seed: string): Game {
  const game = newGame({ players, palace, seed })
  const random = seededRandom(seed)
  while (!isOver(game)) {
    const moves = legalMoves(game)
    play(game, moves[random(moves.length)])
  }
  return game
}

const game = played(4, true, 'recap')
const steps = stepsOf(game)
const rounds = Array.from({ length: game.position.round }, (_, i) => i + 1)
const recaps = rounds.map((round) => recapOf(steps, round, 4))

describe('the recap of a round', () => {
  it('exists for every round that was played, and only the last one ends the game', () => {
    expect(recaps.map((recap) => recap?.complete)).toEqual(rounds.map(() => true))
    expect(recaps.map((recap) => recap?.over)).toEqual(rounds.map((round) => round === rounds.length))
  })

  it('reports everything since the procession once, in order', () => {
    for (const recap of recaps) {
      if (recap === undefined) throw new Error('no recap')
      const told = RECAP_PARTS.flatMap((part) => recap.parts[part])
      const own = steps.filter(({ round }) => round === recap.round).flatMap(({ events }) => events)
      expect(told).toEqual(own.slice(own.length - told.length))
      expect(told[0].type === 'temple' || told[0].type === 'pushed-out').toBe(true)
      expect(told.some(({ type }) => type === 'pass')).toBe(false)
    }
  })

  it('R10.1 names one cube per temple in the procession', () => {
    for (const recap of recaps) {
      const cubes = processionOf(recap?.parts.procession ?? [])
      expect(cubes.flatMap(({ temples }) => temples).length).toBeLessThanOrEqual(3)
      expect(cubes.length).toBeGreaterThan(0)
    }
  })

  it('R10.2 puts the first and second of a temple in their places, with what they got', () => {
    for (const recap of recaps)
      for (const temple of ['ishtar', 'marduk', 'tammouz'] as const) {
        const events = recap?.parts[temple] ?? []
        const ranked = events.find((event) => event.type === 'temple-ranked')
        const rows = recapRows(events)
        expect(rows[0]?.seat).toBe(ranked?.first)
        expect(rows[0]?.place).toBe(ranked === undefined ? undefined : 1)
        if (temple === 'marduk' && ranked !== undefined)
          expect(rows[0].gains).toMatchObject([{ icon: 'points', count: 2 }])
      }
  })

  it('R10.3 shows in the stock only what was given away', () => {
    const paid = recaps.flatMap((recap) => recapRows(recap?.parts.stock ?? []).flatMap(({ gains }) => gains))
    expect(paid.every(({ count }) => count < 0)).toBe(true)
  })

  it('R4.1 counts the cards that were dealt, and none at the end', () => {
    const counts = recaps.map((recap) => cardsDealt(recap?.parts.next ?? []))
    expect(new Set(counts.slice(0, -1))).toEqual(new Set([12]))
    expect(counts.at(-1)).toBe(0)
  })

  it('adds up the points of all rounds to the score before the final scoring', () => {
    const sums = game.tally.map((_, seat) =>
      recaps.reduce((sum, recap) => sum + (recap === undefined ? 0 : pointsWon(recap)[seat]), 0),
    )
    const before = game.tally.map((points, seat) => {
      const final = (points['R11.2'] ?? 0) + (points['R11.3'] ?? 0)
      return game.position.seats[seat].score - final
    })
    expect(sums).toEqual(before)
  })

  it('does not exist before the procession, and is incomplete during it', () => {
    const first = steps.findIndex(
      ({ round, events }) => round === 1 && events.some(({ type }) => type === 'temple-ranked'),
    )
    expect(recapOf(steps.slice(0, first), 1, 4)).toBeUndefined()
    const begun = recapOf(steps.slice(0, first + 1), 1, 4)
    expect(begun?.reached).toBeGreaterThan(1)
  })

  it('needs no steps of earlier rounds', () => {
    const late: readonly Step[] = steps.filter(({ round }) => round > 1)
    expect(recapOf(late, 2, 4)?.parts).toEqual(recaps[1]?.parts)
  })
})

describe('at the end of a round', () => {
  const settings = (['wait', 'timed', 'off'] as const).flatMap((recap) =>
    ([1, 4] as const).map((speed) => ({ recap, speed })),
  )
  const wanted = (shared: boolean) =>
    settings.filter((one) => isWanted(one, shared)).map(({ recap, speed }) => `${recap} ${speed}`)

  it('the highest speed skips a recap that goes by itself, not one that waits', () => {
    expect(wanted(false)).toEqual(['wait 1', 'wait 4', 'timed 1'])
  })

  it('no recap waits among people at other screens', () => {
    expect(wanted(true)).toEqual(['wait 1', 'timed 1'])
  })
})
