import { readFile } from 'node:fs/promises'
import type { ReviewStep } from '@amyitis/bots'
import { formatRecord, legalMoves, newGame, play } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
