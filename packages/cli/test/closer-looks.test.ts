import { closerLooks, review } from '@amyitis/bots'
import { legalMoves, newGame, play, seededRandom } from '@amyitis/engine'
import { expect, it, vi } from 'vitest'
import { netFor } from '../src/bots.ts'
import { lookCloser } from '../src/search/closer-looks.ts'
import { SearchTeam } from '../src/search/search-team.ts'

const game = newGame({ players: 2, seed: 'closer' })
const random = seededRandom('closer')
for (let i = 0; i < 12; i++) play(game, legalMoves(game)[random(legalMoves(game).length)])
const first = review(game, { net: netFor(game.position.box), budget: { iterations: 8 } })

async function looks(everywhere: boolean, upTo = 99) {
  const steps: string[] = []
  const interrupt = new AbortController()
  const watch = (done: number, all: number) => {
    steps.push(`${done}/${all}`)
    if (done === upTo) interrupt.abort()
  }
  const failures: unknown[] = []
  const failed = (error: unknown) => failures.push(error)
  const options = { everywhere, seed: 'test', signal: interrupt.signal, watch, failed }
  return { judged: await lookCloser(game, first, options, { iterations: 30 }), steps, failures }
}

it('threads look closely at the decisions that cost most, or at all of them', async () => {
  const due = closerLooks(first.decisions)
  const all = closerLooks(first.decisions, true)
  expect(due.length).toBeLessThan(all.length)
  for (const [everywhere, wanted] of [[false, due] as const, [true, all] as const]) {
    const { judged, steps } = await looks(everywhere)
    expect(steps).toEqual([0, ...wanted.map((_, i) => i + 1)].map((done) => `${done}/${wanted.length}`))
    const looked = judged.decisions.filter(({ closer }) => closer).map(({ n }) => n)
    expect(looked).toEqual(wanted.toSorted((a, b) => a - b))
  }
})

it('a run that fails keeps what it has found, and says so', async () => {
  const { look } = SearchTeam.prototype
  const spy = vi.spyOn(SearchTeam.prototype, 'look').mockRejectedValue(new Error('a thread broke'))
  spy.mockImplementationOnce(look)
  const { judged, failures } = await looks(true)
  spy.mockRestore()
  expect(failures).toEqual([new Error('a thread broke')])
  expect(judged.decisions.filter(({ closer }) => closer)).toHaveLength(1)
})

it('an interrupted run keeps what it has found', async () => {
  const { judged } = await looks(true, 2)
  expect(judged.decisions.filter(({ closer }) => closer).map(({ n }) => n)).toEqual(
    closerLooks(first.decisions, true)
      .slice(0, 2)
      .toSorted((a, b) => a - b),
  )
})
