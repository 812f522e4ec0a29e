import {
  clonePosition,
  formatMove,
  listLegal,
  type MoveCode,
  MoveList,
  newGame,
  type Position,
  playMove,
  seededDealer,
  seededRandom,
  toState,
  winners,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { createBot, LEVELS, playArenaGame, UCT_DEFAULTS, Uct } from '../src/index.ts'
import { quickRandom } from '../src/uct/quick.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
const uct = (seed: string, players = 2) => new Uct(seededRandom(seed), UCT_DEFAULTS[players])

function legal(position: Position): MoveCode[] {
  const list = new MoveList()
  listLegal(position, list)
  return list.toArray()
}

/** The procession of the last round of a random game, if it is asked for. */
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

/** Points of seat 0 ahead if both play their best to the end. */
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

describe('plain UCT', () => {
  test.each(KINDS)('always answers with a legal move: $players players, palace $palace', ({ players, palace }) => {
    const { position, dealer } = newGame({ players, palace, seed: 'uct' })
    const bots = position.seats.map((_, seat) => uct(String(seat), players))
    while (position.decision !== undefined) {
      const before = JSON.stringify(toState(position))
      const move = bots[position.player].choose(position, { iterations: 3 })
      expect(JSON.stringify(toState(position))).toBe(before)
      expect(legal(position)).toContain(move)
      playMove(position, move, dealer)
    }
  })

  test('answers the same under the same random numbers', () => {
    const { position } = newGame({ players: 4, palace: true, seed: 'same' })
    const answer = () => formatMove(uct('a', 4).choose(position, { iterations: 100 }))
    expect(answer()).toBe(answer())
  })

  test('answers however little time it has', () => {
    const { position } = newGame({ players: 2, seed: 'hurry' })
    expect(legal(position)).toContain(uct('hurry').choose(position, { ms: 0 }))
  })

  test('finds the only win where all is decided by the last procession', () => {
    const positions = Array.from({ length: 40 }, (_, i) => lastProcession(`end ${i}`)).flat()
    const gain = (position: Position, move: MoveCode) => solve(after(position, move)) * (position.player === 0 ? 1 : -1)
    let found = 0
    for (const position of positions) {
      const gains = legal(position).map((move) => gain(position, move))
      if (new Set(gains).size === 1) continue
      found++
      // The points are moved so that only the best temples win.
      position.seats[position.player].score += 1 - Math.max(...gains)
      expect(gain(position, uct('end').choose(position, { iterations: 1000 }))).toBe(1)
    }
    expect(found).toBeGreaterThan(3)
  })

  test('beats random play, in either seat', async () => {
    for (const seat of [0, 1]) {
      const random = createBot('random', { random: seededRandom('r') })
      const own = uct('own')
      const thinker = { choose: (position: Position) => own.choose(position, { iterations: 20 }) }
      const players = seat === 0 ? [thinker, random] : [random, thinker]
      const position = await playArenaGame({ players: 2, seed: `v random ${seat}` }, players)
      expect(winners(position)).toEqual([seat])
    }
  })

  test('is a yardstick and no level', () => {
    expect(LEVELS).not.toContain('uct')
  })
})

test('the quick random numbers fall evenly', () => {
  const random = quickRandom(seededRandom('even'))
  const counts = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) counts[random(7)]++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})
