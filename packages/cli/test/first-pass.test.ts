import { review } from '@amyitis/bots'
import { legalMoves, newGame, play, seededRandom } from '@amyitis/engine'
import { expect, it } from 'vitest'
import { netFor } from '../src/bots.ts'
import { reviewOnce } from '../src/search/first-pass.ts'

const game = newGame({ players: 3, palace: true, seed: 'pass' })
const random = seededRandom('pass')
for (let i = 0; i < 20; i++) play(game, legalMoves(game)[random(legalMoves(game).length)])
const about = { budget: { iterations: 8 }, seed: 'test' }

it('a thread reviews a game as the review itself does', async () => {
  const steps: number[] = []
  const watch = (done: number) => steps.push(done)
  const judged = await reviewOnce(game, { ...about, signal: new AbortController().signal, watch })
  expect(judged).toEqual(review(game, { ...about, net: netFor(game.position.box) }))
  expect(steps.length).toBeGreaterThanOrEqual(20)
})

it('a review that is interrupted comes to nothing, and reports no more progress', async () => {
  const steps: number[] = []
  const interrupt = new AbortController()
  const watch = (done: number) => {
    steps.push(done)
    interrupt.abort()
  }
  const budget = { ms: 200 }
  expect(await reviewOnce(game, { ...about, budget, signal: interrupt.signal, watch })).toBeUndefined()
  expect(steps).toHaveLength(1)
})
