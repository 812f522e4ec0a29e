import {
  clonePosition,
  type Edition,
  formatMove,
  listLegal,
  type MoveCode,
  MoveList,
  newGame,
  type Position,
  playMove,
  STANDARD,
  seededDealer,
  seededRandom,
  toState,
  winners,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { isLong, sized } from '../../../test/support/tier.ts'
import { LEVELS, playArenaGame, UCT_DEFAULTS, Uct } from '../src/index.ts'
import { fastRandom } from '../src/uct/fast-random.ts'

const ALL = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
const KINDS = isLong ? ALL : ALL.filter(({ players, palace }) => players === 3 && palace)
const uct = (seed: string, players = 2) => new Uct(seededRandom(seed), UCT_DEFAULTS[players])

function legal(position: Position): MoveCode[] {
  const list = new MoveList()
  listLegal(position, list)
  return list.toArray()
}

/** The procession decision in the last round of a random game, if there is one. */
function lastProcession(seed: string): Position[] {
  const { position, dealer } = newGame({ players: 2, seed })
  const random = seededRandom(`${seed}/moves`)
  const seen: Position[] = []
  while (position.decision !== undefined) {
    if (position.reason === 'procession') seen.push(clonePosition(position))
    const moves = legal(position)
    playMove(position, moves[random(moves.length)], dealer)
  }
  return seen.filter(({ round }) => round === position.round)
}

/** The final lead of seat 0 if both play their best. */
function solve(position: Position): number {
  if (position.decision === undefined) return position.seats[0].score - position.seats[1].score
  const values = legal(position).map((move) => solve(after(position, move)))
  return position.player === 0 ? Math.max(...values) : Math.min(...values)
}

function after(position: Position, move: MoveCode): Position {
  const next = clonePosition(position)
  playMove(next, move, seededDealer('none'))
  return next
}

/** R11.1 In the short tier a game ends with the round in which the second tile is taken. */
const EDITION: Edition = isLong ? STANDARD : { ...STANDARD, id: 'brief', endTiles: { 2: 11, 3: 14, 4: 14 } }

describe('plain UCT', () => {
  test.each(KINDS)('always plays a legal move: $players players, palace $palace', ({ players, palace }) => {
    const { position, dealer } = newGame({ players, palace, seed: 'uct', edition: EDITION })
    const bots = position.seats.map((_, seat) => uct(String(seat), players))
    while (position.decision !== undefined) {
      const before = JSON.stringify(toState(position))
      const move = bots[position.player].choose(position, { iterations: 3 })
      expect(JSON.stringify(toState(position))).toBe(before)
      expect(legal(position)).toContain(move)
      playMove(position, move, dealer)
    }
  })

  test('plays the same with the same random numbers', () => {
    const { position } = newGame({ players: 4, palace: true, seed: 'same' })
    const answer = () => formatMove(uct('a', 4).choose(position, { iterations: 100 }))
    expect(answer()).toBe(answer())
  })

  test('plays a move however little time it has', () => {
    const { position } = newGame({ players: 2, seed: 'hurry' })
    expect(legal(position)).toContain(uct('hurry').choose(position, { ms: 0 }))
  })

  test('finds the only win when the last procession decides', () => {
    const positions = Array.from({ length: sized(16, 40) }, (_, i) => lastProcession(`end ${i}`)).flat()
    const gain = (position: Position, move: MoveCode) => solve(after(position, move)) * (position.player === 0 ? 1 : -1)
    let found = 0
    for (const position of positions) {
      const gains = legal(position).map((move) => gain(position, move))
      if (new Set(gains).size === 1) continue
      found++
      // Adjusts the scores so that only the best temples win.
      position.seats[position.player].score += 1 - Math.max(...gains)
      expect(gain(position, uct('end').choose(position, { iterations: 1000 }))).toBe(1)
    }
    expect(found).toBeGreaterThan(3)
  })

  test('beats random play, in either seat', async () => {
    for (const seat of isLong ? [0, 1] : [1]) {
      const any = seededRandom('r')
      const random = {
        choose(position: Position) {
          const moves = legal(position)
          return moves[any(moves.length)]
        },
      }
      const own = uct('own')
      const thinker = { choose: (position: Position) => own.choose(position, { iterations: 20 }) }
      const players = seat === 0 ? [thinker, random] : [random, thinker]
      const position = await playArenaGame({ players: 2, seed: `v random ${seat}`, edition: EDITION }, players)
      expect(winners(position)).toEqual([seat])
    }
  })

  test('is a baseline, not a level', () => {
    expect(LEVELS).not.toContain('uct')
  })
})

test('the fast random numbers are uniform', () => {
  const random = fastRandom(seededRandom('even'))
  const counts = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) counts[random(7)]++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})
