import { legalMoves, newGame, play } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookCloser } from '../src/game/thinking/closer-looks.ts'
import { WorkerCrash } from '../src/game/thinking/start-worker.ts'

const game = newGame({ players: 2, seed: 'looks' })
for (let i = 0; i < 4; i++) play(game, legalMoves(game)[0])

const first = () => 1
const started: SilentWorker[] = []

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  ended = false
  constructor() {
    super()
    started.push(this)
  }
  postMessage() {}
  terminate() {
    this.ended = true
  }
}

beforeEach(() => {
  started.length = 0
  vi.stubGlobal('crossOriginIsolated', false)
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 })
})
afterEach(() => vi.unstubAllGlobals())

describe('closer looks', () => {
  it('have a worker for every core but one, and stop them at once', async () => {
    vi.stubGlobal('Worker', SilentWorker)
    const abort = new AbortController()
    const found = vi.fn()
    const looks = lookCloser(game, first, found, abort.signal)
    expect(started).toHaveLength(3)
    expect(started.some(({ ended }) => ended)).toBe(false)
    abort.abort()
    await looks
    expect(started.every(({ ended }) => ended)).toBe(true)
    expect(found).not.toHaveBeenCalled()
  })

  it('fail if a worker crashes, and stop the others', async () => {
    vi.stubGlobal('Worker', SilentWorker)
    const looks = lookCloser(game, first, () => {}, new AbortController().signal)
    started[1].dispatchEvent(new Event('error'))
    await expect(looks).rejects.toThrow(WorkerCrash)
    expect(started.every(({ ended }) => ended)).toBe(true)
  })

  it('never run on the page, which would freeze', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('blocked')
        }
      },
    )
    await expect(lookCloser(game, first, () => {}, new AbortController().signal)).rejects.toThrow(WorkerCrash)
  })
})
