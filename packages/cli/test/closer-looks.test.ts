import { closerLooks, review } from '@amyitis/bots'
import { legalMoves, newGame, play, seededRandom } from '@amyitis/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  const options = { everywhere, seed: 'test', signal: interrupt.signal, watch }
  const { review: judged, failure, interrupted } = await lookCloser(game, first, options, { iterations: 30 })
  const looked = judged.decisions.filter(({ closer }) => closer).map(({ n }) => n)
  return { judged, looked, steps, failure, interrupted }
}

it('threads look closely at the decisions that cost most, until no verdict needs it any more', async () => {
  const { judged, looked, steps } = await looks(false)
  expect(looked).toContain(closerLooks(first.decisions)[0])
  expect(looked.length).toBeLessThan(closerLooks(first.decisions, true).length)
  expect(closerLooks(judged.decisions)).toEqual([])
  expect(steps).toHaveLength(looked.length + 1)
  expect(steps.at(-1)).toBe(`${looked.length}/${looked.length}`)
})

it('threads look closely at all decisions', async () => {
  const wanted = closerLooks(first.decisions, true)
  const { looked, steps } = await looks(true)
  expect(steps).toEqual([0, ...wanted.map((_, i) => i + 1)].map((done) => `${done}/${wanted.length}`))
  expect(looked).toEqual(wanted.toSorted((a, b) => a - b))
})

describe('a thread that breaks', () => {
  const { look } = SearchTeam.prototype
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is replaced, and the look is taken again', async () => {
    const spy = vi.spyOn(SearchTeam.prototype, 'look')
    spy.mockImplementationOnce(look).mockRejectedValueOnce(new Error('a thread broke'))
    const { looked, failure } = await looks(true)
    expect(failure).toBeUndefined()
    expect(looked).toHaveLength(closerLooks(first.decisions, true).length)
  })

  it('ends the run if it breaks again, but what has been found is kept', async () => {
    const spy = vi.spyOn(SearchTeam.prototype, 'look').mockRejectedValue(new Error('a thread broke'))
    spy.mockImplementationOnce(look)
    const { looked, failure } = await looks(true)
    expect(failure).toEqual(new Error('a thread broke'))
    expect(looked).toHaveLength(1)
  })
})

it('an interrupted run keeps what it has found, and says how far it got', async () => {
  const wanted = closerLooks(first.decisions, true)
  const { looked, steps, interrupted } = await looks(true, 2)
  expect(looked).toHaveLength(2)
  expect(looked).toContain(wanted[0])
  expect(interrupted).toEqual({ done: 2, all: wanted.length })
  expect(steps).toEqual([0, 1, 2].map((done) => `${done}/${wanted.length}`))
})

it('a run that ends by itself was not interrupted', async () => {
  expect((await looks(false)).interrupted).toBeUndefined()
})
