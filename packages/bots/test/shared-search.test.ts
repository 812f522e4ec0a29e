import { readFileSync } from 'node:fs'
import { listLegal, type MoveCode, MoveList, newGame, type Position, playMove, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import {
  type Budget,
  createBot,
  moveSharedRoot,
  parseWeights,
  SEARCH_DEFAULTS,
  Search,
  SharedSearch,
  searchInLockStep,
  searchSharedTree,
  type TreeMemory,
  weightsUrl,
} from '../src/index.ts'

const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))

const movesOf = (position: Position): MoveCode[] => {
  const list = new MoveList()
  listLegal(position, list)
  return list.toArray()
}

/** The middle of a game, and how it goes on. */
function middle() {
  const { position, dealer } = newGame({ players: 2, seed: 'shared' })
  const bot = createBot('engineer', { net, random: seededRandom('shared') })
  while (position.round < 4 || position.decision !== 'action') playMove(position, bot.choose(position), dealer)
  return { position, next: () => playMove(position, bot.choose(position), dealer) }
}

const workerWith = (seed: string) => {
  const random = seededRandom(seed)
  return {
    moveRoot: async (from: Position, to: Position, memory: TreeMemory) => moveSharedRoot(memory, from, to),
    search: async (...request: [Position, Budget, Parameters<typeof searchSharedTree>[3]]) =>
      searchSharedTree({ net, random }, ...request),
  }
}

describe('a shared search', () => {
  test('adds up its workers’ iterations in one tree', async () => {
    const { position } = middle()
    const shared = new SharedSearch([workerWith('a'), workerWith('b'), workerWith('c')])
    const { move, analysis } = await shared.think(position, { iterations: 900 })
    expect(analysis?.iterations).toBe(900)
    // The first iteration of all evaluates the position itself.
    expect(analysis?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(899)
    expect(movesOf(position)).toContain(move)
    expect(move).toBe(analysis?.moves[0].move)
  })

  test('with one worker finds what a search alone finds', async () => {
    const { position } = middle()
    const alone = new Search(net, position, seededRandom('same'))
    alone.run(700)
    const shared = await new SharedSearch([workerWith('same')]).think(position, { iterations: 700 })
    expect(shared.analysis).toEqual(alone.analysis())
  })

  test('in lock-step with itself is a search alone', () => {
    const { position } = middle()
    const alone = new Search(net, position, seededRandom('same'))
    alone.run(300)
    expect(searchInLockStep([net], position, seededRandom('same'), 300)).toBe(alone.best())
  })

  test('keeps what it knows while the game goes where it has looked', async () => {
    const { position, next } = middle()
    const shared = new SharedSearch([workerWith('keep')])
    const { round } = position
    let kept = 0
    while (position.round === round) {
      const { analysis } = await shared.think(position, { iterations: 300 })
      if ((analysis?.moves.reduce((sum, { visits }) => sum + visits, 0) ?? 0) > 300) kept++
      next()
    }
    expect(kept).toBeGreaterThan(0)
  })

  test('answers one question after the other, each with a legal move, however they overlap', async () => {
    const { position, next } = middle()
    const inner = workerWith('overlap')
    const slow = {
      ...inner,
      async search(...[asked, budget, tree]: Parameters<typeof inner.search>) {
        let done = 0
        for (let part = 0; part < 4; part++) {
          done += await inner.search(asked, { iterations: (budget.iterations ?? 0) / 4 }, tree)
          await new Promise((resolve) => setTimeout(resolve))
        }
        return done
      },
    }
    const shared = new SharedSearch([slow, workerWith('other')])
    const thoughts: { legal: MoveCode[]; thought: ReturnType<SharedSearch['think']> }[] = []
    for (let i = 0; i < 6; i++, next())
      thoughts.push({ legal: movesOf(position), thought: shared.think(position, { iterations: 80 }) })
    for (const { legal, thought } of thoughts) expect(legal).toContain((await thought).move)
  })

  test('goes on without a worker that has failed', async () => {
    const { position } = middle()
    const broken = { ...workerWith('broken'), search: () => Promise.reject(new Error('crashed')) }
    const { move, analysis } = await new SharedSearch([broken, workerWith('alone')]).think(position, {
      iterations: 200,
    })
    expect(analysis?.iterations).toBe(100)
    expect(movesOf(position)).toContain(move)
  })

  test('starts again if the worker that moves the root fails', async () => {
    const { position, next } = middle()
    const lost = { ...workerWith('lost'), moveRoot: () => Promise.reject(new Error('crashed')) }
    const shared = new SharedSearch([lost])
    await shared.think(position, { iterations: 100 })
    while (movesOf(position).length === 1) next()
    const { analysis } = await shared.think(position, { iterations: 100 })
    expect(analysis?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(99)
  })

  test('starts again after a worker has failed', async () => {
    const { position } = middle()
    const worker = workerWith('crash')
    let fails = true
    const shared = new SharedSearch([
      {
        ...worker,
        async search(...request) {
          const done = await worker.search(...request)
          if (fails) throw new Error('crashed')
          return done
        },
      },
    ])
    await expect(shared.think(position, { iterations: 100 })).rejects.toThrow('crashed')
    fails = false
    const { analysis } = await shared.think(position, { iterations: 100 })
    expect(analysis?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(99)
  })

  test('thinks while others decide, as long as it is wanted, and knows it afterwards', async () => {
    const { position, next } = middle()
    const shared = new SharedSearch([workerWith('one'), workerWith('two')])
    let wanted = 2
    await shared.ponder(position, () => wanted-- > 0)
    while (movesOf(position).length === 1) next()
    const { analysis } = await shared.think(position, { iterations: 100 })
    expect(analysis?.iterations).toBe(100)
    expect(analysis?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(4000)
  })

  test('stops pondering for the next question, and when a thread fails', async () => {
    const { position } = middle()
    const shared = new SharedSearch([workerWith('one')])
    const pondering = shared.ponder(position, () => true)
    const { move } = await shared.think(position, { iterations: 50 })
    await pondering
    expect(movesOf(position)).toContain(move)
    const broken = { ...workerWith('broken'), search: () => Promise.reject(new Error('crashed')) }
    await expect(new SharedSearch([broken]).ponder(position, () => true)).rejects.toThrow('crashed')
    await new SharedSearch([broken, workerWith('alone')]).ponder(position, () => true)
  })

  test('stops pondering when the tree is full', async () => {
    let slices = 0
    const full = { ...workerWith('full'), search: async () => (slices++ === 0 ? 700 : 1) }
    await new SharedSearch([full]).ponder(middle().position, () => true)
    expect(slices).toBe(1)
  })

  test('says so if no thread got as far as the first move', async () => {
    const dying = { ...workerWith('dying'), search: () => Promise.reject(new Error('crashed')) }
    const waiting = { ...workerWith('waiting'), search: async () => 1 }
    const thought = new SharedSearch([dying, waiting]).think(middle().position, { iterations: 10 })
    await expect(thought).rejects.toThrow('crashed')
  })

  test('has room for what each of several threads finds', async () => {
    const threads = 3
    const room: number[] = []
    const worker = { ...workerWith('sized') }
    const { search } = worker
    worker.search = (position, budget, tree) => {
      room.push(tree.memory.maxNodes)
      return search(position, budget, tree)
    }
    const shared = new SharedSearch(Array.from({ length: threads }, () => worker))
    await shared.think(middle().position, { iterations: 30 })
    expect(room).toEqual(Array(threads).fill(threads * SEARCH_DEFAULTS.nodes))
  })

  test('hurries for the player who asked, while others decide, too', async () => {
    const { position, next } = middle()
    const seats: (number | undefined)[] = []
    const worker = { ...workerWith('seat') }
    const { search } = worker
    worker.search = (of, budget, tree) => {
      seats.push(tree.seat)
      return search(of, budget, tree)
    }
    const shared = new SharedSearch([worker])
    const { player } = position
    await shared.think(position, { iterations: 10 })
    while (position.player === player || movesOf(position).length === 1) next()
    let wanted = 2
    await shared.ponder(position, () => wanted-- > 0)
    expect(new Set(seats)).toEqual(new Set([player]))
    expect(position.player).not.toBe(player)
  })
})
