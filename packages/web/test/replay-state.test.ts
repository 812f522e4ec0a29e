import { legalMoves, newGame, play, rewind, seededRandom } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { linear, spread, ticksTo } from '../src/charts/scale.ts'
import { compare } from '../src/replay/model/compare.ts'
import {
  lineOf,
  type ReplayState,
  type ReplayStep,
  replayReducer,
  startReplay,
} from '../src/replay/model/replay-state.ts'
import { dealsOf, gameAt, lengthOf, timelineOf, whatIf } from '../src/timeline/timeline.ts'

const game = newGame({ players: 3, seed: 'look' })
const random = seededRandom('moves')
while (game.entries.length < 80) {
  const moves = legalMoves(game)
  play(game, moves[random(moves.length)])
}
const main = timelineOf(game)

const after = (look: ReplayState, ...actions: readonly ReplayStep[]): ReplayState => actions.reduce(replayReducer, look)

describe('a replay', () => {
  const start = startReplay(main, 0)

  it('opens at a position, or at the end', () => {
    expect(startReplay(main, 7).n).toBe(7)
    expect(startReplay(main).n).toBe(80)
    expect(startReplay(main, 1000).n).toBe(80)
  })

  it('animates a step forward, but neither a jump nor a step back', () => {
    const forth = after(start, { do: 'jump', jump: 'step', way: 1 })
    expect(forth.events).toBe(main.steps[0].events)
    expect(after(forth, { do: 'jump', jump: 'step', way: -1 }).events).toEqual([])
    expect(after(start, { do: 'go', n: 9 }).events).toEqual([])
  })

  it('does not change where there is nowhere to go', () => {
    expect(after(start, { do: 'jump', jump: 'round', way: -1 })).toBe(start)
    expect(after(start, { do: 'leave' })).toBe(start)
  })

  it('tries moves, steps back through them, and returns to where it left the game', () => {
    const at = 20
    const moves = legalMoves(gameAt(main, at)).filter((move) => move !== main.steps[at].move)
    const tried = after(start, { do: 'go', n: at }, { do: 'try' }, { do: 'play', move: moves[0] })
    expect(tried.n).toBe(at + 1)
    expect(lineOf(tried).steps[at].move).toBe(moves[0])
    const again = after(tried, { do: 'jump', jump: 'step', way: -1 }, { do: 'play', move: moves[moves.length - 1] })
    expect(again.n).toBe(at + 1)
    expect(lineOf(again).steps[at].move).toBe(moves[moves.length - 1])
    const left = after(again, { do: 'leave' })
    expect([left.other, left.n]).toEqual([undefined, at])
    expect(lineOf(left)).toBe(main)
  })

  it('refuses what is not legal', () => {
    const tried = after(start, { do: 'try' })
    expect(after(tried, { do: 'play', move: 'plant d4' })).toBe(tried)
  })

  it('shows a line from its start', () => {
    const moves = main.steps.slice(5, 9).map(({ move }) => move)
    const line = after(start, { do: 'line', n: 5, moves })
    expect(line.n).toBe(5)
    expect(lengthOf(lineOf(line))).toBe(9)
    const more = after(line, { do: 'go', n: 9 }, { do: 'follow', moves: [main.steps[9].move] })
    expect([more.n, lengthOf(lineOf(more)), lineOf(more).base]).toEqual([9, 10, 5])
  })
})

describe('a game that goes on in another tab', () => {
  const shorter = timelineOf(rewind(game, 60))
  const renew = (look: ReplayState, to = main) => after(look, { do: 'renew', main: to })

  it('is followed from its last position, with what happened', () => {
    const look = renew(startReplay(shorter))
    expect([look.n, look.main]).toEqual([80, main])
    expect(look.events).toEqual(main.steps.slice(60).flatMap(({ events }) => events))
    expect(look.changes).toBe(1)
  })

  it('leaves viewers at an earlier position where they are', () => {
    const look = renew(startReplay(shorter, 30))
    expect([look.n, look.changes, look.events]).toEqual([30, 0, []])
    expect(lineOf(look)).toBe(main)
  })

  it('goes back when something is taken back', () => {
    expect(renew(startReplay(main), shorter)).toMatchObject({ n: 60, events: [] })
    expect(renew(startReplay(main, 75), shorter).n).toBe(60)
    expect(renew(startReplay(main, 20), shorter)).toMatchObject({ n: 20, changes: 0 })
  })

  it('does not disturb a variation, which returns to what is left of the game', () => {
    const [move] = legalMoves(gameAt(main, 70))
    const tried = after(startReplay(main, 70), { do: 'try' }, { do: 'play', move })
    const look = renew(tried, shorter)
    expect([look.n, lineOf(look).base]).toEqual([71, 60])
    expect(lineOf(look).positions).toBe(lineOf(tried).positions)
    expect(compare(look.main, lineOf(look), look.n)).toBeDefined()
    expect(after(look, { do: 'leave' })).toMatchObject({ n: 60, other: undefined })
  })

  it('keeps the same state if nothing has changed', () => {
    const look = startReplay(main, 5)
    expect(renew(look)).toBe(look)
  })
})

describe('another line compared with the game', () => {
  it('has no difference where the same moves were played', () => {
    const n = 10
    const same = whatIf(
      main,
      n,
      main.steps.slice(n, n + 12).map(({ move }) => move),
      dealsOf(game),
    )
    const end = main.steps.findLastIndex(({ opens }, i) => opens && i <= n + 12)
    expect(compare(main, same, end)?.differences).toEqual([])
  })

  it('counts nothing before the first move', () => {
    expect(compare(main, whatIf(main, 10, [], dealsOf(game)), 10)).toBeUndefined()
  })

  it('says what a player has more or less of: passing is free, recruiting may cost', () => {
    const n = main.positions.findIndex(
      ({ decision }, i) => decision === 'action' && main.steps[i]?.move.endsWith('merchant'),
    )
    const { player } = main.positions[n]
    const passed = whatIf(main, n, ['pass'], dealsOf(game))
    const camels = compare(main, passed, n + 1)?.differences.find(
      ({ measure, seat }) => measure === 'camels' && seat === player,
    )
    expect(camels && camels.here - camels.there).toBe(-1)
  })
})

describe('the scales of charts', () => {
  it('have round numbers up to the maximum', () => {
    expect(ticksTo(72, 4)).toEqual([0, 20, 40, 60, 80])
    expect(ticksTo(3, 4)).toEqual([0, 1, 2, 3])
    expect(ticksTo(0, 4)).toEqual([0, 1])
  })

  it('map a domain to a range, even an empty one', () => {
    expect(linear([0, 10], [100, 200])(5)).toBe(150)
    expect(linear([0, 0], [100, 200])(0)).toBe(100)
  })

  it('keep labels apart and inside', () => {
    expect(spread([10, 12, 90], 10, 0, 100)).toEqual([10, 20, 90])
    expect(spread([95, 97, 99], 10, 0, 100)).toEqual([80, 90, 100])
    expect(spread([1, 1, 1, 1], 50, 0, 100).every((place) => place > -0.001 && place < 100.001)).toBe(true)
  })
})
