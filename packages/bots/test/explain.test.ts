import { readFileSync } from 'node:fs'
import {
  clonePosition,
  type Event,
  formatMove,
  fromState,
  type Game,
  gameFrom,
  legalMoves,
  type MoveCode,
  newGame,
  parseMove,
  play,
  seededRandom,
  toState,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { everyZone, type Sketch, table, wander } from '../../engine/test/table.ts'
import { templeRanks } from '../src/explain/ranks.ts'
import { reasonsFor } from '../src/explain/reasons.ts'
import { turnContinues } from '../src/explain/turn.ts'
import { explain, explainAnalysis, parseWeights, type Reason, weightsUrl } from '../src/index.ts'

const lineOf = (texts: readonly string[], own = texts.length) => ({
  moves: texts.map((text) => parseMove(text) as MoveCode),
  own,
})

/** All reasons for a turn in the current position, in no particular order. */
function why(game: Game, turn: readonly string[], other?: readonly string[]): Reason[] {
  const rival = other === undefined ? undefined : lineOf(other)
  return reasonsFor(game.position, lineOf(turn), rival, Number.POSITIVE_INFINITY)
}

/** Two players late in the game: every zone is irrigated. */
const late = (sketch: Sketch = {}): Game => table({ players: 2, canals: everyZone('blue', 'red'), ...sketch })

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

/** Plays a random turn. */
function randomTurn(game: Game, random: (n: number) => number): { turn: string[]; events: Event[]; after: Game } {
  const after = gameFrom(game.position, 'after')
  const seat = game.position.player
  const turn: string[] = []
  const events: Event[] = []
  do {
    const legal = legalMoves(after)
    const move = legal[random(legal.length)]
    turn.push(move)
    const played = play(after, move)
    if (played.ok) events.push(...played.events)
  } while (turnContinues(after.position, seat))
  return { turn, events, after }
}

/** Whether a seat could plant this square if it were to act now, according to the public state. */
function couldPlant(game: Game, seat: number, square: string): boolean {
  const { position } = game
  const state = { ...toState(position), decision: { kind: 'action', player: seat } }
  const turned = fromState(JSON.parse(JSON.stringify(state)), position.box.edition)
  if (!turned.ok) throw new Error(turned.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
  return legalMoves(gameFrom(turned.value, 'could'))
    .filter((move) => move.startsWith('caravan'))
    .some((move) => {
      const there = gameFrom(turned.value, 'could')
      play(there, move)
      while (there.position.decision === 'pay') play(there, legalMoves(there)[0])
      return legalMoves(there).includes(`plant ${square}`)
    })
}

/** The plantings that become possible or impossible after the turn, according to a reason. */
function plantingsIn(reason: Reason, own: number): { seat: number; square: string; can: boolean }[] {
  switch (reason.code) {
    case 'opens':
      return reason.seats.map((seat) => ({ seat, square: reason.square, can: true }))
    case 'prepares':
      return [{ seat: own, square: reason.square, can: true }]
    case 'in-reach':
    case 'out-of-reach':
      return [{ seat: reason.seat, square: reason.square, can: reason.code === 'in-reach' }]
    default:
      return []
  }
}

describe('in random games', () => {
  test.each(KINDS)('facts match the events: $players players, palace $palace', ({ players, palace }) => {
    const game = newGame({ players, palace, seed: `agree ${players}` })
    const random = seededRandom('turns')
    let checked = 0
    for (let i = 0; i < 300 && legalMoves(game).length > 0; i++) {
      const { turn, events, after } = randomTurn(game, random)
      const seat = game.position.player
      const reasons = why(game, turn)
      const ownPoints = reasons.reduce((sum, reason) => {
        if (reason.code === 'points' || reason.code === 'palace-card') return sum + reason.points
        return reason.code === 'bonus' && reason.seat === seat ? sum + reason.points : sum
      }, 0)
      const scored = events.filter((event) => event.type === 'score' && event.seat === seat && event.clause !== 'R4.2')
      expect(ownPoints).toBe(scored.reduce((sum, event) => sum + (event.type === 'score' ? event.points : 0), 0))
      for (const reason of reasons) {
        if (reason.code === 'row')
          expect(events).toContainEqual({ type: 'row-full', row: reason.row, most: reason.seat })
        if (after.position.phase !== 'actions') continue
        for (const { seat: other, square, can } of plantingsIn(reason, seat)) {
          expect(couldPlant(after, other, square), JSON.stringify(reason)).toBe(can)
          checked++
        }
      }
      for (const move of turn) play(game, move)
    }
    expect(checked).toBeGreaterThan(2)
  })

  test('R10.2 temple ranks match the rewards at the end of the round', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = wander(newGame({ players: 3, seed }), seed, 60)
      for (let left = 400; left > 0 && legalMoves(game).length > 0; left--) {
        const before = clonePosition(game.position)
        const played = play(game, legalMoves(game)[left % legalMoves(game).length])
        const ranked = (played.ok ? played.events : []).filter((event) => event.type === 'temple-ranked')
        // The procession changes the temples before they are ranked; later decisions do not.
        if (before.reason === 'procession') continue
        for (const event of ranked) {
          if (event.type !== 'temple-ranked') continue
          const ranks = templeRanks(before, event.temple)
          expect([ranks.indexOf(1), ranks.indexOf(2)]).toEqual([event.first, event.second ?? -1])
        }
      }
    }
  })
})

const netFor = (game: Game) => parseWeights(readFileSync(weightsUrl(game.position.box))).net

describe('explain', () => {
  test.each(KINDS)('every line is legal: $players players, palace $palace', ({ players, palace }) => {
    const game = newGame({ players, palace, seed: 'lines' })
    const net = netFor(game)
    for (let i = 0; i < 25; i++) {
      const before = JSON.stringify(toState(game.position))
      const budget = { iterations: [0, 1, 24][i % 3] }
      const explanation = explain(game.position, { net, random: seededRandom(`${i}`), budget })
      expect(JSON.stringify(toState(game.position))).toBe(before)
      expect(explanation.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
      expect(explanation.choices.length).toBe(Math.min(3, explanation.choices.length, legalMoves(game).length))
      expect(explanation.choices.length).toBeGreaterThan(0)
      for (const { move, line, own } of explanation.choices) {
        expect(line[0]).toBe(move)
        const again = gameFrom(game.position, 'again')
        line.forEach((text, n) => {
          if (n > 0 && n <= own) expect(turnContinues(again.position, explanation.seat)).toBe(n < own)
          expect(play(again, text).ok, `${move}: ${text}`).toBe(true)
        })
        if (again.position.round === game.position.round && own === line.length)
          expect(turnContinues(again.position, explanation.seat)).toBe(false)
      }
      const legal = legalMoves(game)
      for (const move of randomTurn(game, (n) => (i * 7919) % n).turn) if (legal.length > 0) play(game, move)
    }
  })

  test('returns plain data, the same for the same random numbers whatever the game’s seed', () => {
    const { position } = wander(newGame({ players: 3, palace: true, seed: 'json' }), 'json', 40)
    const explanation = (seed: string) => {
      const game = gameFrom(position, seed)
      return explain(game.position, { net: netFor(game), random: seededRandom('x'), budget: { iterations: 40 } })
    }
    expect(JSON.parse(JSON.stringify(explanation('one')))).toEqual(explanation('two'))
  })

  test('R11.1 finds the planting that wins in the last turn, and says why', () => {
    const squares = ['a2', 'a3', 'b2', 'b3', 'a4', 'b4', 'c2', 'c3', 'd3']
    const planted = Object.fromEntries(squares.map((square, i) => [square, i < 4 ? 'blue' : 'red'] as const))
    // Blue can pay for no trade card. Red ends with 33 points, 5 for five tiles and at most 2 from Marduk.
    const game = late({
      planted,
      groups: ['*farmer priest engineer', '*merchant farmer priest'],
      seats: { blue: { score: 35, talents: 0, goods: { salt: 1 } }, red: { score: 33, passed: true } },
    })
    expect(legalMoves(game)).toEqual(['caravan eshnunna', 'pass'])
    const budget = { iterations: 200 }
    const { choices } = explain(game.position, { net: netFor(game), random: seededRandom('win'), budget })
    const [best] = choices
    const pass = choices.find(({ move }) => move === 'pass')
    expect(best.move).toBe('caravan eshnunna')
    expect(best.line[1]).toMatch(/^plant [ab]1$/)
    expect(best.chance).toBeGreaterThan(0.9)
    // A search that is certain may not even have visited the other move.
    expect(pass?.chance ?? 0).toBeLessThan(best.chance)
    expect(best.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['ends', 'favour']))
    expect(best.reasons.length).toBeLessThanOrEqual(6)
  })

  test('explains an analysis that a bot has already made', () => {
    const game = table({ players: 2 })
    const [move, other] = ['recruit 1 engineer', 'pass'].map((text) => parseMove(text) as MoveCode)
    const considered = { visits: 1, chance: 0.5, margin: 0, value: 0.5 }
    const analysis = {
      iterations: 2,
      moves: [
        { ...considered, move },
        { ...considered, move: other },
      ],
      line: [move],
    }
    const [best, second] = explainAnalysis(game.position, analysis, { net: netFor(game), random: seededRandom('') })
    expect(best.own).toBe(2)
    expect(best.line[1]).toMatch(/^irrigate /)
    expect(best.reasons.map(({ code }) => code)).toContain('points')
    expect(second.line).toEqual([formatMove(other)])
  })

  test('throws once the game is over', () => {
    const game = wander(newGame({ players: 2, seed: 'over' }), 'over')
    expect(() => explain(game.position, { net: netFor(game), random: seededRandom('') })).toThrow('over')
  })
})
