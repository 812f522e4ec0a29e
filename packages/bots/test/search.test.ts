import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  clonePosition,
  listLegal,
  type MoveCode,
  MoveList,
  newGame,
  type Position,
  playMove,
  randomDealer,
  seededRandom,
  tilesLeft,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import { chooseGreedy } from '../src/greedy.ts'
import { lead } from '../src/heuristic.ts'
import {
  createBot,
  deserializePosition,
  firstImpression,
  GAME_KINDS,
  hasPalace,
  parseWeights,
  playersOf,
  SEARCH_DEFAULTS,
  Search,
  serializePosition,
  weightsUrl,
} from '../src/index.ts'
import { MAX_BASES } from '../src/network/net.ts'
import { Searcher } from '../src/search/searcher.ts'
import { createTreeMemory, ROOT, Tree } from '../src/search/tree.ts'
import { nodesFor } from '../src/search/tree-memory.ts'

const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))
const dealer = randomDealer(seededRandom('no deal is left'))

const movesOf = (position: Position): MoveCode[] => {
  const list = new MoveList()
  listLegal(position, list)
  return list.toArray()
}

/** The final lead of seat 0 if both play their best; undefined if the rest of the game is too large to solve. */
class Solver {
  private left: number
  constructor(most: number) {
    this.left = most
  }

  solve(position: Position): number | undefined {
    const [own, other] = position.seats
    if (position.decision === undefined) return own.score - other.score
    const sign = position.player === 0 ? 1 : -1
    let best: number | undefined
    for (const move of movesOf(position)) {
      if (this.left-- <= 0) return undefined
      const next = clonePosition(position)
      playMove(next, move, dealer)
      const lead = this.solve(next)
      if (lead === undefined) return undefined
      if (best === undefined || sign * lead > sign * best) best = lead
    }
    return best
  }
}

interface Ending {
  readonly position: Position
  /** The moves that win for the player to act; no others do. */
  readonly winning: readonly MoveCode[]
}

/** A decision in the last round, with scores adjusted so that only the best moves win. */
function endingOf(position: Position): Ending | undefined {
  const moves = movesOf(position)
  const sign = position.player === 0 ? 1 : -1
  const leads: number[] = []
  for (const move of moves) {
    const next = clonePosition(position)
    playMove(next, move, dealer)
    const lead = new Solver(300).solve(next)
    if (lead === undefined) return undefined
    leads.push(sign * lead)
  }
  const best = Math.max(...leads)
  if (Math.min(...leads) === best) return undefined
  const moved = clonePosition(position)
  moved.seats[position.player].score += 1000 + 1 - best
  moved.seats[1 - position.player].score += 1000
  return { position: moved, winning: moves.filter((_, i) => leads[i] === best) }
}

const CAREFUL = { judge: lead, noise: 0.02 }

/** One decision from each of this number of games. */
function endings(wanted: number): Ending[] {
  const found: Ending[] = []
  for (let game = 0; found.length < wanted; game++) {
    const { position, dealer: deals } = newGame({ players: 2, seed: `ending ${game}` })
    const random = seededRandom(`ending ${game}`)
    while (position.decision !== undefined) {
      if (tilesLeft(position) <= position.box.endTiles) {
        const ending = endingOf(position)
        if (ending !== undefined) {
          found.push(ending)
          break
        }
      }
      playMove(position, chooseGreedy(position, random, CAREFUL), deals)
    }
  }
  return found
}

describe('small endgames, solved exhaustively', () => {
  test('the search finds a winning move in almost all of them', () => {
    const right = endings(20).filter(({ position, winning }) => {
      const search = new Search(net, position, seededRandom('endgame'))
      search.run(2000)
      return winning.includes(search.best())
    })
    expect(right.length).toBeGreaterThanOrEqual(19)
  }, 60_000)
})

describe('a searcher', () => {
  const middle = () => {
    const { position, dealer: deals } = newGame({ players: 2, seed: 'searcher' })
    const bot = createBot('engineer', { net, random: seededRandom('searcher') })
    while (position.round < 4 || position.decision !== 'action') playMove(position, bot.choose(position), deals)
    return position
  }

  test('reuses the tree below its own move', () => {
    const position = middle()
    const searcher = new Searcher(net, seededRandom('tree'))
    const { move } = searcher.search(position, { iterations: 400 })
    const next = clonePosition(position)
    playMove(next, move, dealer)
    expect(next.player).toBe(position.player)
    const again = searcher.search(next, { iterations: 50 })
    expect(again.analysis?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(50)
  })

  test('stops early when the remaining time can’t change the choice', () => {
    const position = middle()
    const patient = new Search(net, position, seededRandom('settled'))
    patient.run(3000)
    const hasty = new Search(net, position, seededRandom('settled'))
    hasty.decide(1e9, 3000)
    expect(hasty.best()).toBe(patient.best())
    expect(hasty.iterations).toBeLessThan(3000)
    const lead = hasty
      .choices()
      .map(({ visits }) => visits)
      .toSorted((a, b) => b - a)
    expect(lead[0] - lead[1]).toBeGreaterThan(3000 - hasty.iterations)
  })

  test('discards the tree when the game went elsewhere', () => {
    const position = middle()
    const searcher = new Searcher(net, seededRandom('elsewhere'))
    searcher.search(position, { iterations: 400 })
    position.seats[0].talents++
    position.reserve.talents--
    const { analysis } = searcher.search(position, { iterations: 50 })
    expect(analysis?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(50)
  })

  test('does not search when only one move is legal', () => {
    const { position } = newGame({ players: 2, seed: 'one' })
    const random = seededRandom('one')
    for (let moves = movesOf(position); moves.length > 1; moves = movesOf(position))
      playMove(position, moves[random(moves.length)], dealer)
    expect(new Searcher(net, random).search(position, { ms: 1 })).toEqual({ move: movesOf(position)[0] })
  })

  test('needs a budget', () => {
    expect(() => new Searcher(net, seededRandom('')).search(middle(), {})).toThrow('budget')
  })

  test('keeps its tree over the turns of its opponents', () => {
    const position = middle()
    const searcher = new Searcher(net, seededRandom('turns'))
    const me = position.player
    const visits = () =>
      searcher.search(position, { iterations: 400 }).analysis?.moves.reduce((sum, { visits }) => sum + visits, 0) ?? 0
    let kept = 0
    for (const { round } = position; position.round === round; ) {
      const other = createBot('priest', { net, random: seededRandom('other') })
      const mine = position.player === me
      if (mine && movesOf(position).length > 1 && visits() > 400) kept++
      playMove(position, other.choose(position), dealer)
    }
    expect(kept).toBeGreaterThan(0)
  })

  test('ends when the tree is full', () => {
    const search = new Search(net, middle(), seededRandom('bounded'), { ...SEARCH_DEFAULTS, nodes: 50 })
    expect(search.run(600)).toBeLessThan(600)
    expect(search.tree.size).toBe(50)
    const visits = search.choices().map(({ visits }) => visits)
    expect(search.choices().find(({ move }) => move === search.best())?.visits).toBe(Math.max(...visits))
    expect(search.run(600)).toBe(0)
  })

  test('finds the same but for rounding, whether it keeps positions or plays every move again', () => {
    const [kept, played] = [SEARCH_DEFAULTS.kept, 0].map((most) => {
      const search = new Search(net, middle(), seededRandom('kept'), { ...SEARCH_DEFAULTS, kept: most })
      search.run(3000)
      return search.analysis().moves
    })
    for (const { move, visits, value } of kept) {
      const same = played.find((other) => other.move === move)
      expect(Math.abs((same?.visits ?? 0) - visits)).toBeLessThanOrEqual(3)
      if (visits > 100) expect(value).toBeCloseTo(same?.value ?? 0, 3)
    }
  })

  test('finds the same to the last bit, whatever the network was used for before', () => {
    const find = () => {
      const search = new Search(net, middle(), seededRandom('same'))
      search.run(500)
      return search.analysis()
    }
    const first = find()
    new Search(net, newGame({ players: 2, seed: 'other' }).position, seededRandom('other')).run(300)
    expect(find()).toEqual(first)
  })

  test('finds the same slice by slice, whatever its network is used for in between', () => {
    const other = newGame({ players: 2, seed: 'other' }).position
    const [alone, disturbed] = [false, true].map((isDisturbed) => {
      const search = new Search(net, middle(), seededRandom('slices'))
      for (let slice = 0; slice < 60; slice++) {
        search.run(60)
        if (isDisturbed) firstImpression(net, other)
      }
      return search.analysis().moves.map(({ move, visits }) => [move, visits])
    })
    expect(disturbed).toEqual(alone)
  })

  test('finds the same, up to rounding, slice by slice with another search in between', () => {
    const other = new Search(net, newGame({ players: 2, seed: 'other' }).position, seededRandom('other'))
    const [alone, disturbed] = [false, true].map((isDisturbed) => {
      const search = new Search(net, middle(), seededRandom('slices'))
      for (let slice = 0; slice < 20; slice++) {
        search.run(60)
        if (isDisturbed) other.run(60)
      }
      return search
    })
    expect(disturbed.best()).toBe(alone.best())
    for (const { move, visits, chance } of alone.choices()) {
      const same = disturbed.choices().find((choice) => choice.move === move)
      if (visits >= 100) expect(same?.chance).toBeCloseTo(chance, 2)
    }
  })

  test('goes on when there is no room for more bases, and leaves the room to the next search', () => {
    new Search(net, middle(), seededRandom('long')).run(16_000)
    expect(net.baseCount).toBe(MAX_BASES)
    new Search(net, newGame({ players: 2, seed: 'other' }).position, seededRandom('other')).run(300)
    expect(net.baseCount).toBeGreaterThan(1)
    expect(net.baseCount).toBeLessThan(MAX_BASES)
  })

  test('means stay exact, however often a choice is tried', () => {
    const tree = new Tree(10)
    tree.reset()
    tree.expand(ROOT, 0, 0, [1], [1], 1)
    const [choice] = tree.choicesOf(ROOT)
    const child = tree.descend(choice, false) as number
    for (let i = 0; i < 1_000_000; i++) {
      tree.enter(ROOT, choice)
      tree.add(choice, child, 0.7, 0.3, i % 2 === 0 ? 10 : 12)
    }
    const { visits, value, chance, margin } = tree.stats(choice)
    expect(visits).toBe(1_000_000)
    expect(value).toBeCloseTo(0.7, 6)
    expect(chance).toBeCloseTo(0.3, 6)
    expect(margin).toBeCloseTo(11, 3)
  })

  test('takes less than 200 bytes a node in every kind of game, at the start and in the middle', () => {
    for (const kind of GAME_KINDS) {
      const [players, palace] = [playersOf(kind), hasPalace(kind)]
      const { net } = parseWeights(readFileSync(weightsUrl({ players, palace })))
      const { position, dealer } = newGame({ players, palace, seed: 'bytes' })
      for (const round of [1, 4]) {
        while (position.round < round || position.decision !== 'action')
          playMove(position, firstImpression(net, position), dealer)
        const search = new Search(net, position, seededRandom('bytes'))
        search.run(3000)
        expect(search.tree.bytes / search.tree.size, kind).toBeLessThan(200)
      }
    }
  })

  test('never has more nodes than it can number', () => {
    expect(() => new Tree(2 ** 21)).toThrow('nodes at most')
    expect(() => createTreeMemory(2 ** 21)).toThrow('nodes at most')
    expect(nodesFor(64)).toBeLessThan(2 ** 21)
  })

  test('knows the same about a position after it has become the root', () => {
    const position = middle()
    const search = new Search(net, position, seededRandom('root'))
    search.run(3000)
    const { line } = search.analysis()
    const expected = search.lineAfter(line[0])
    const tree = search.treeAfter(line[0])
    playMove(position, line[0], dealer)
    const next = new Search(net, position, seededRandom('next'), SEARCH_DEFAULTS, tree)
    expect(next.analysis().line).toEqual(expected)
    expect(new Set(next.choices().map(({ move }) => move))).toEqual(new Set(movesOf(position)))
  })

  test('does not grow in memory over many decisions', () => {
    setFlagsFromString('--expose-gc')
    const gc = runInNewContext('gc') as () => void
    const searcher = new Searcher(net, seededRandom('memory'))
    const think = (decisions: number) => {
      for (let done = 0, game = 0; done < decisions; game++) {
        const { position, dealer: deals } = newGame({ players: 2, seed: `memory ${game}` })
        for (; position.decision !== undefined && done < decisions; done++)
          playMove(position, searcher.search(position, { iterations: 10 }).move, deals)
      }
      gc()
      return process.memoryUsage().heapUsed
    }
    const early = think(sized(200, 500))
    expect(think(sized(600, 2500)) - early).toBeLessThan(2e6)
  }, 60_000)
})

test('a worker takes a serialized position for the position itself', async () => {
  const { position } = newGame({ players: 3, palace: true, seed: 'sent' })
  const random = seededRandom('sent')
  for (let i = 0; i < 50; i++) {
    const moves = movesOf(position)
    playMove(position, moves[random(moves.length)], dealer)
    const sent = structuredClone(serializePosition(position))
    expect(movesOf(deserializePosition(sent, position.box))).toEqual(movesOf(position))
  }
})
