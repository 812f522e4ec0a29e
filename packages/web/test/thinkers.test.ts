import { readFile } from 'node:fs/promises'
import { type ReviewStep, sendPosition } from '@amyitis/bots'
import { formatMove, formatRecord, type Game, legalMoves, newGame, play } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brain } from '../src/game/thinking/brain.ts'
import { kindOf } from '../src/game/thinking/kind.ts'
import { reviewRecord } from '../src/game/thinking/thinkers.ts'

const game = newGame({ players: 2, seed: 'review' })
for (let i = 0; i < 4; i++) play(game, legalMoves(game)[0])
const record = formatRecord(game)
const BUDGET = { iterations: 2 }
const NOTHING = { decisions: [], deals: [] }

class Blocked {
  constructor() {
    throw new Error('blocked')
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: URL) => new Response(await readFile(url)))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the review of a game', () => {
  it('is made on the page where no worker can be had', async () => {
    vi.stubGlobal('Worker', Blocked)
    const steps: ReviewStep['kind'][] = []
    const review = await reviewRecord(record, BUDGET, NOTHING, ({ kind }) => {
      steps.push(kind)
      return true
    })
    expect(review?.decisions).toHaveLength(4)
    expect(steps.filter((kind) => kind === 'decision')).toHaveLength(4)
  })

  it('is made on the page where a worker breaks down before it has said anything', async () => {
    const ended = vi.fn()
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = ended
        postMessage() {
          this.dispatchEvent(new Event('error'))
        }
      },
    )
    expect((await reviewRecord(record, BUDGET, NOTHING, () => true))?.decisions).toHaveLength(4)
    expect(ended).toHaveBeenCalled()
  })

  it('is broken off there too, and leaves the page time for it', async () => {
    vi.stubGlobal('Worker', Blocked)
    let [going, count] = [true, 0]
    const review = await reviewRecord(record, BUDGET, NOTHING, () => {
      count++
      setTimeout(() => {
        going = false
      })
      return going
    })
    expect(review).toBeUndefined()
    expect(count).toBe(2)
  })
})

describe('a bot that searches', () => {
  const ITERATIONS = 120
  const looks = async (of: Game, level: 'priest' | 'amyitis') => {
    const { position } = of
    const task = { kind: kindOf(position.box), position: sendPosition(position), seed: 'turn' }
    const { move, analysis } = await brain.choose(task, level, { iterations: ITERATIONS })
    return { move, visits: analysis?.moves.reduce((sum, { visits }) => sum + visits, 0) ?? 0 }
  }

  it('goes on from what it has thought in its turn; the others think the same whatever came before', async () => {
    const running = newGame({ players: 2, seed: 'turn' })
    let [again, anew] = [0, 0]
    for (let asked = -1; again === 0; ) {
      const { player } = running.position
      const { move, visits } = await looks(running, 'amyitis')
      if (asked === player && visits > 0) {
        again = visits
        anew = (await looks(running, 'priest')).visits
      }
      asked = player
      play(running, formatMove(move))
    }
    expect(again).toBeGreaterThan(ITERATIONS)
    expect(anew).toBeLessThanOrEqual(ITERATIONS)
  })
})
