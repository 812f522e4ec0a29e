import {
  type Event,
  formatRecord,
  legalMoves,
  newGame,
  PLAYER_COUNTS,
  play,
  rewind,
  STANDARD,
  seededRandom,
  TEMPLES,
  toState,
  withHeaders,
} from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { savedFrom } from '../src/game/create-game.ts'
import { factsOfRecord, factsOfSaved } from '../src/game/facts/facts-of.ts'
import { Gatherer } from '../src/game/facts/gather.ts'
import { stepsOf } from '../src/game/game-in-progress.ts'
import { keyOfSubject, subjectOf } from '../src/game/subject.ts'
import { actionsIn } from '../src/statistics/model/openings.ts'
import { finishedGame, savedGame } from './statistics-games.ts'

const GAMES = PLAYER_COUNTS.flatMap((players) =>
  [false, true].map((palace) => finishedGame({ players, palace, seed: `facts ${players}` })),
)
const SHORT = GAMES[0]

describe('the facts of a game', () => {
  it.each(GAMES)('agree with the rules', (game) => {
    const { position, tally } = game
    const facts = factsOfSaved(savedGame(game, 'a', 1))
    expect(facts).toMatchObject({ palace: position.box.palace, rounds: position.round })
    expect(facts?.seats.map(({ points }) => points)).toEqual(tally)
    expect(facts?.seats.map(({ score }) => score)).toEqual(position.seats.map(({ score }) => score))
    expect(facts?.seats.map(({ squares }) => squares.length)).toEqual(position.seats.map(({ tiles }) => tiles))
    const { canals } = toState(position)
    const cubes = Object.values(canals).flat()
    expect(facts?.neutralWater).toBe(cubes.filter((cube) => cube === 'neutral').length)
    expect(facts?.seats.reduce((sum, seat) => sum + seat.canals, 0)).toBe(
      cubes.filter((cube) => cube !== 'neutral' && cube !== null).length,
    )
  })

  it.each(GAMES)('are the same from its record', (game) => {
    const facts = factsOfSaved(savedGame(game, 'a', 1))
    const names = game.position.seats.map((_, i) => `Player ${i}`)
    expect(factsOfRecord(formatRecord(withHeaders(game, { date: '2026-11-17', names })))).toEqual(facts)
  })

  it.each(GAMES)('name the first three actions of everybody', (game) => {
    const steps = stepsOf(game)
    const facts = factsOfSaved(savedGame(game, 'a', 1))
    facts?.seats.forEach(({ opening }, seat) => {
      const actions = steps.filter((step) => step.seat === seat && /^(recruit|caravan|noble|pass)/.test(step.move))
      const words = actions.slice(0, 3).map(({ move }) => {
        const [kind, , trade] = move.split(' ')
        return kind === 'recruit' ? trade : kind
      })
      expect(actionsIn(opening)).toEqual(words)
    })
  })

  it('find its analysis', () => {
    expect(factsOfSaved(savedGame(SHORT, 'a', 1))?.subject).toBe(keyOfSubject(subjectOf(SHORT)))
    expect(factsOfSaved(savedGame(GAMES[1], 'a', 1))?.subject).not.toBe(keyOfSubject(subjectOf(SHORT)))
  })

  it('name another edition', () => {
    const game = newGame({ players: 2, seed: 'mine', edition: { ...STANDARD, id: 'mine' } })
    const random = seededRandom('mine')
    while (game.position.decision !== undefined) {
      const moves = legalMoves(game)
      play(game, moves[random(moves.length)])
    }
    expect(factsOfSaved(savedGame(game, 'a', 1))?.edition).toBe('mine')
    expect(factsOfSaved(savedGame(SHORT, 'a', 1))?.edition).toBeUndefined()
  })
})

describe('a game doesn’t count', () => {
  const saved = savedGame(SHORT, 'a', 1)

  it('if it isn’t over', () => {
    expect(factsOfSaved({ ...saved, moves: saved.moves.slice(0, -1) })).toBeUndefined()
    expect(factsOfRecord(formatRecord(rewind(SHORT, 20)))).toBeUndefined()
  })

  it('if it was continued from another game', () => {
    const begun = savedFrom(rewind(SHORT, 4), saved.head.seats, 'seed', 1)
    expect(factsOfSaved({ head: begun.head, moves: saved.moves.slice(4) })).toBeUndefined()
  })

  it('if it is damaged', () => {
    expect(factsOfSaved({ ...saved, moves: [{ move: 'noble' }, ...saved.moves] })).toBeUndefined()
    expect(factsOfSaved({ ...saved, moves: [{ move: 'nonsense' }] })).toBeUndefined()
    expect(factsOfSaved({ ...saved, head: { ...saved.head, record: 'nothing' } })).toBeUndefined()
    expect(factsOfRecord('nothing')).toBeUndefined()
  })
})

describe('what happened to a seat', () => {
  const start = newGame({ players: 3, seed: 'events' })
  const gather = (...events: Event[]) => {
    const gatherer = new Gatherer(start)
    for (const event of events) gatherer.event(event)
    return gatherer.result(start).seats
  }
  const NEXT: Event = { type: 'round', round: 2 }
  const ranked = (...firsts: readonly (number | undefined)[]): Event[] =>
    firsts.flatMap((first, i) =>
      first === undefined ? [] : [{ type: 'temple-ranked', temple: TEMPLES[i], first, second: null }],
    )

  it('R10.2 counts rounds in which they were first in all temples', () => {
    const seats = gather(...ranked(1, 1, 1), NEXT, ...ranked(1, 2, 1), NEXT, ...ranked(1, 1, 1))
    expect(seats.map(({ allTemples }) => allTemples)).toEqual([0, 2, 0])
  })

  it('R10.2 counts no round in which a temple is empty', () => {
    expect(
      gather(...ranked(1, undefined, 1), NEXT, ...ranked(1, 1), NEXT, ...ranked(undefined, 1, 1))[1].allTemples,
    ).toBe(0)
    expect(gather(...ranked(1, 1), NEXT, ...ranked(undefined, undefined, 1))[1].allTemples).toBe(0)
  })

  it('R9.3 counts bonuses for squares that others planted', () => {
    const planted = (seat: number): Event => ({ type: 'tile', seat, square: 'a1', tile: 't01' })
    const bonus = (seat: number | null): Event => ({ type: 'irrigation-bonus', square: 'a1', seat })
    const seats = gather(planted(0), bonus(1), planted(1), bonus(1), planted(2), bonus(null))
    expect(seats.map(({ bonusesFromOthers }) => bonusesFromOthers)).toEqual([0, 1, 0])
  })

  it('remembers who passed first, and who was behind, in the last round', () => {
    const score = (seat: number, points: number): Event => ({ type: 'score', seat, points, clause: 'R9.2' })
    const seats = gather(
      { type: 'pass', seat: 0 },
      score(1, 9),
      score(0, 2),
      { type: 'round', round: 2 },
      { type: 'pass', seat: 2 },
      { type: 'pass', seat: 0 },
      score(0, 20),
    )
    expect(seats.map(({ passedFirst }) => passedFirst)).toEqual([false, false, true])
    expect(seats.map(({ behind }) => behind)).toEqual([7, 0, 9])
  })
})
