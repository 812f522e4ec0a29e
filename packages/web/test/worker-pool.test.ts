import { readFile } from 'node:fs/promises'
import { type ReviewStep, serializePosition } from '@amyitis/bots'
import { formatMove, formatRecord, type Game, legalMoves, newGame, play } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameKindOf } from '../src/game/thinking/game-kind.ts'
import { workerApi } from '../src/game/thinking/worker-api.ts'
import { reviewRecord } from '../src/game/thinking/worker-pool.ts'

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
  it('runs on the page if no worker can be started', async () => {
    vi.stubGlobal('Worker', Blocked)
    const steps: ReviewStep['kind'][] = []
    const review = await reviewRecord(record, BUDGET, NOTHING, ({ kind }) => {
      steps.push(kind)
      return true
    })
    expect(review?.decisions).toHaveLength(4)
    expect(steps.filter((kind) => kind === 'decision')).toHaveLength(4)
  })

  it('runs on the page if the worker crashes before its first step', async () => {
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

  it('can be cancelled there too, because it yields to the page', async () => {
    vi.stubGlobal('Worker', Blocked)
    let going = true
    let count = 0
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
  const think = async (of: Game, level: 'priest' | 'amyitis') => {
    const { position } = of
    const task = { kind: gameKindOf(position.box), position: serializePosition(position), seed: 'turn' }
    const { move, analysis } = await workerApi.choose(task, level, { iterations: ITERATIONS })
    return { move, visits: analysis?.moves.reduce((sum, { visits }) => sum + visits, 0) ?? 0 }
  }

  it('continues its own search on its next turn; other levels think the same whatever came before', async () => {
    const running = newGame({ players: 2, seed: 'turn' })
    let again = 0
    let fresh = 0
    for (let asked = -1; again === 0; ) {
      const { player } = running.position
      const { move, visits } = await think(running, 'amyitis')
      if (asked === player && visits > 0) {
        again = visits
        fresh = (await think(running, 'priest')).visits
      }
      asked = player
      play(running, formatMove(move))
    }
    expect(again).toBeGreaterThan(ITERATIONS)
    expect(fresh).toBeLessThanOrEqual(ITERATIONS)
  })
})
