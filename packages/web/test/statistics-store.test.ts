import { formatRecord, gameFrom, rewind } from '@amyitis/engine'
import type { TableList, TableSummary } from '@amyitis/protocol'
import { describe, expect, it, vi } from 'vitest'
import type { FactsStore, KeptFacts } from '../src/game/facts/facts-store.ts'
import { gatherHere } from '../src/game/facts/gather-facts.ts'
import { outlineOf } from '../src/game/facts/outline.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import type { Result } from '../src/online/api/client.ts'
import { gatherInWorkers } from '../src/statistics/games/gather-in-workers.ts'
import { keepFactsOf, localGames, ownersOf } from '../src/statistics/games/local-games.ts'
import { type OnlineDeps, onlineGames } from '../src/statistics/games/online-games.ts'
import { isRead, own, type PlayedGame, startPlace } from '../src/statistics/model/played-game.ts'
import { finishedGame, savedGame } from './statistics-games.ts'

/** Facts in memory. */
function memoryFacts(): FactsStore & { readonly kept: Map<string, KeptFacts> } {
  const kept = new Map<string, KeptFacts>()
  return {
    kept,
    all: async () => [...kept.values()],
    keep: async (facts) => {
      for (const one of facts) kept.set(one.key, one)
    },
    drop: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
}

const pause = async () => {}

const person = (name = ''): SeatSetting => ({ kind: 'human', name })
const BOT: SeatSetting = { kind: 'bot', level: 'gardener' }
const GAME = finishedGame({ seed: 'stored' })
const SCORES = GAME.position.seats.map(({ score }) => score)

describe('whose game it is', () => {
  it('the only person’s, if there is one', () => {
    expect(ownersOf({ seats: [BOT, person('Réka')] })).toEqual([{ who: '', seat: 1 }])
  })

  it('everybody’s who has a name, if several sat around the screen', () => {
    expect(ownersOf({ seats: [person('Réka'), person(), person('Márton')] })).toEqual([
      { who: 'Réka', seat: 0 },
      { who: 'Márton', seat: 2 },
    ])
  })

  it('nobody’s, if only bots played', () => {
    expect(ownersOf({ seats: [BOT, BOT] })).toEqual([])
  })
})

describe('the games of this browser', () => {
  async function browser() {
    const store = memoryStore()
    const facts = memoryFacts()
    const loaded: string[] = []
    await store.add(savedGame(GAME, 'a', 10))
    await store.add(savedGame(GAME, 'b', 20, [person('Réka'), person('Márton')]))
    const load = (id: string) => {
      loaded.push(id)
      return store.load(id)
    }
    const gather = gatherHere({ store: { load }, kept: facts, pause })
    const read = () => localGames({ store, kept: facts, gather, onProgress: () => {} })
    return { store, facts, loaded, read }
  }

  it('are replayed once', async () => {
    const { loaded, read } = await browser()
    const first = await read()
    expect(first.games.map(({ id, who, seat, at }) => [id, who, seat, at])).toEqual([
      ['b', 'Réka', 0, 20],
      ['b', 'Márton', 1, 20],
      ['a', '', 0, 10],
    ])
    expect(first.games[2].facts.seats.map(({ score }) => score)).toEqual(SCORES)
    expect(loaded.sort()).toEqual(['a', 'b'])
    expect(await read()).toEqual(first)
    expect(loaded).toHaveLength(2)
  })

  it('need not be read if their facts were kept when they were brought in', async () => {
    const { facts, loaded, read } = await browser()
    await keepFactsOf([savedGame(GAME, 'a', 10)], { kept: facts, pause: async () => {} })
    expect((await read()).games).toHaveLength(3)
    expect(loaded).toEqual(['b'])
  })

  it('are all there in outline before they are read, the latest first', async () => {
    const store = memoryStore()
    for (let n = 0; n < 40; n++) await store.add(savedGame(GAME, `game${n}`, n))
    const kept = memoryFacts()
    const shown: (readonly PlayedGame[])[] = []
    const { games } = await localGames({
      store,
      kept,
      gather: gatherHere({ store, kept, pause }),
      onProgress: (done, all, known) => {
        expect(all).toBe(40)
        expect(known().filter(isRead)).toEqual(known().slice(0, done))
        shown.push(known())
      },
    })
    expect(games.every(isRead)).toBe(true)
    expect(shown.length).toBeGreaterThan(1)
    const results = (some: readonly PlayedGame[]) =>
      some.map((game) => [game.id, game.at, game.ranks, own(game).score, startPlace(game), game.facts.rounds])
    for (const some of shown) expect(results(some)).toEqual(results(games))
  })

  it('in outline don’t count if they were continued from a position', () => {
    const { head } = savedGame(GAME, 'a', 1)
    expect(outlineOf(head)?.seats.map(({ score }) => score)).toEqual(SCORES)
    const begun = formatRecord(gameFrom(rewind(GAME, 5).position, 'seed'))
    expect(outlineOf({ ...head, record: begun })).toBeUndefined()
    expect(outlineOf({ ...head, record: formatRecord(rewind(GAME, 5)) })).toBeUndefined()
  })

  it('are read by the page if there are no workers', async () => {
    const store = memoryStore()
    for (let n = 0; n < 60; n++) await store.add(savedGame(GAME, `game${n}`, n))
    const kept = memoryFacts()
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('blocked')
        }
      },
    )
    const gather = gatherInWorkers(gatherHere({ store, kept, pause }))
    const { games } = await localGames({ store, kept, gather, onProgress: () => {} })
    vi.unstubAllGlobals()
    expect(games).toHaveLength(60)
    expect(kept.kept.size).toBe(60)
  })

  it('are replayed again once they have changed, and forgotten once they are deleted', async () => {
    const { store, facts, loaded, read } = await browser()
    await read()
    const saved = savedGame(GAME, 'a', 30)
    await store.add({ ...saved, head: { ...saved.head, revision: 1 } })
    await store.remove('b')
    const { games } = await read()
    expect(games.map(({ id, at }) => [id, at])).toEqual([['a', 30]])
    expect(loaded).toHaveLength(3)
    expect([...facts.kept.keys()]).toEqual(['game a'])
  })

  it('are counted only if they are whole', async () => {
    const { store, read } = await browser()
    const { head, moves } = savedGame(GAME, 'broken', 40)
    await store.add({ head, moves: moves.slice(1) })
    await store.add({
      ...savedGame(GAME, 'running', 50),
      head: { ...head, id: 'running', summary: { ...head.summary, player: 0 } },
    })
    const { games, uncounted } = await read()
    expect(games.map(({ id }) => id)).toEqual(['b', 'b', 'a'])
    expect(uncounted).toBe(1)
  })

  it('can be read where nothing can be kept', async () => {
    const { store } = await browser()
    const refuse = () => Promise.reject(new Error('blocked'))
    const kept = { all: refuse, keep: refuse, drop: refuse }
    const gather = gatherHere({ store, kept, pause })
    const { games } = await localGames({ store, kept, gather, onProgress: () => {} })
    expect(games).toHaveLength(3)
  })
})

describe('the games of an account', () => {
  const me = { id: 'me', name: 'Réka', bot: false }
  const table = (id: string, part: Partial<TableSummary> = {}): TableSummary =>
    ({
      ...{ id, status: 'over', palace: false, edition: 'standard', clock: 'free', rated: false },
      ...{ changed: 5, yours: false, ranks: [2, 1] },
      players: [{ player: { id: 'm', name: 'Márton', bot: false } }, { player: me }],
      ...part,
    }) as TableSummary

  function server(pages: readonly (readonly TableSummary[])[] | undefined) {
    const facts = memoryFacts()
    const asked: string[] = []
    const state = { pages, refuses: new Set<string>(), records: new Map<string, string>() }
    const deps: OnlineDeps = {
      player: 'me',
      kept: facts,
      pause: async () => {},
      onProgress: () => {},
      async list(after): Promise<Result<TableList>> {
        if (state.pages === undefined) return { ok: false, code: 'no-network' }
        const page = Number(after ?? 0)
        const next = page + 1 < state.pages.length ? String(page + 1) : undefined
        return { ok: true, value: { tables: [...state.pages[page]], ...(next && { next }) } }
      },
      async record(id) {
        asked.push(id)
        return state.refuses.has(id) ? undefined : (state.records.get(id) ?? formatRecord(GAME))
      },
    }
    return { state, facts, asked, read: () => onlineGames(deps) }
  }

  it('come from all pages of their tables, and each record is fetched once', async () => {
    const { asked, read } = server([
      [table('a'), table('running', { status: 'playing' })],
      [
        table('b', { players: [{ player: me }, { level: 'priest' }] }),
        table('hosted', { players: [{ level: 'priest' }] }),
      ],
    ])
    const first = await read()
    expect(first).toMatchObject({ missing: 0, reached: true })
    expect(first.games.map(({ kind, id, who, seat, sitters }) => [kind, id, who, seat, sitters])).toEqual([
      [
        'table',
        'a',
        '',
        1,
        [
          { kind: 'person', name: 'Márton', id: 'm' },
          { kind: 'person', name: 'Réka', id: 'me' },
        ],
      ],
      [
        'table',
        'b',
        '',
        0,
        [
          { kind: 'person', name: 'Réka', id: 'me' },
          { kind: 'bot', level: 'priest' },
        ],
      ],
    ])
    expect(await read()).toEqual(first)
    expect(asked).toEqual(['a', 'b'])
  })

  it('say whether a bot finished them for the player', async () => {
    const left = table('left', { players: [{ player: me, level: 'engineer' }, { level: 'priest' }] })
    const { read } = server([[left, table('finished')]])
    expect((await read()).games.map(({ id, endedByBot }) => [id, endedByBot])).toEqual([
      ['left', true],
      ['finished', undefined],
    ])
  })

  it('are still known without a network connection', async () => {
    const { state, read } = server([[table('a')]])
    const { games } = await read()
    state.pages = undefined
    expect(await read()).toEqual({ games, uncounted: 0, missing: 0, reached: false })
  })

  it('count only if they were played to the end', async () => {
    const { state, read } = server([[table('a'), table('conceded')]])
    state.records.set('conceded', formatRecord(rewind(GAME, 20)))
    expect(await read()).toMatchObject({ games: [{ id: 'a' }], uncounted: 1, missing: 0 })
    state.pages = undefined
    expect(await read()).toMatchObject({ games: [{ id: 'a' }], uncounted: 1 })
  })

  it('are tried again next time, if a record could not be had', async () => {
    const { state, asked, read } = server([['a', 'b', 'c', 'd', 'e'].map((id) => table(id))])
    for (const id of ['a', 'b', 'c']) state.refuses.add(id)
    expect(await read()).toMatchObject({ games: [], missing: 5 })
    expect(asked).toEqual(['a', 'b', 'c'])
    state.refuses.clear()
    expect((await read()).games).toHaveLength(5)
  })

  it('are forgotten once the server has forgotten them; those of others stay', async () => {
    const { state, facts, read } = server([[table('a')]])
    await facts.keep([{ key: 'table other x', version: '1' }])
    await read()
    state.pages = [[]]
    expect((await read()).games).toEqual([])
    expect([...facts.kept.keys()]).toEqual(['table other x'])
  })
})
