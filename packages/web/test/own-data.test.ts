import { formatRecord, legalMoves, newGame } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { openGame, playIn } from '../src/game/game-in-progress.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import { type SavedGame, summaryOf } from '../src/game/saved.ts'
import type { Study } from '../src/game/study-store.ts'
import { bringIn, eraseData, gatherData, readData } from '../src/shell/settings/own-data.ts'
import type { SyncedDocument } from '../src/sync/documents.ts'

const seats = [
  { kind: 'human', name: 'Ana' },
  { kind: 'bot', level: 'gardener' },
] as const

/** Behaves like localStorage. */
function shelf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: (i: number) => [...map.keys()][i] ?? null,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
    names: () => [...map.keys()],
  }
}

/** A game after one move. */
function played(changed: number): SavedGame {
  const saved = createGame({ seats, palace: true, seed: 'data' }, 1)
  const opened = openGame(saved)
  if (!opened.ok) throw new Error('not opened')
  const [move] = legalMoves(opened.running.game)
  const moved = playIn(opened.running, move)
  if (!moved.ok) throw new Error('not played')
  const head = { ...saved.head, changed, count: 1, title: 'Sunday', summary: summaryOf(moved.running.game) }
  return { head, moves: [{ move }] }
}

const storeWith = async (...games: SavedGame[]) => {
  const store = memoryStore()
  for (const game of games) await store.add(game)
  return store
}

/** Analyses in memory. */
function studiesWith(...studies: Study[]) {
  const map = new Map(studies.map((study) => [study.key, study]))
  return {
    list: async () => [...map.values()],
    load: async (key: string) => map.get(key),
    keep: async (study: Study) => void map.set(study.key, study),
  }
}

const study = (changed: number): Study => ({
  key: 'k',
  record: formatRecord(newGame({ players: 2, seed: `study ${changed}` })),
  changed,
})

describe('all data as a file', () => {
  it('comes back as it was on another device', async () => {
    const game = played(5)
    const kept = shelf({ 'amyitis.settings': '{"theme":"dark"}', 'someone.else': 'x' })
    const words = JSON.stringify(await gatherData(await storeWith(game), kept, studiesWith(study(3))))
    const data = readData(words)
    if (data === undefined) throw new Error('not read')
    const store = memoryStore()
    const there = shelf({})
    const studies = studiesWith()
    expect(await bringIn(data, store, there, studies, [])).toHaveLength(1)
    expect(await store.load(game.head.id)).toEqual(game)
    expect(there.names()).toEqual(['amyitis.settings'])
    expect(await studies.list()).toEqual([study(3)])
  })

  it('holds no share of an online game in progress, and replaces none', async () => {
    const kept = shelf({ 'amyitis.settings': '{}', 'amyitis.shares': '[1]' })
    const data = await gatherData(await storeWith(), kept, studiesWith())
    expect(Object.keys(data.kept)).toEqual(['amyitis.settings'])
    const older = readData(JSON.stringify({ ...data, kept: { ...data.kept, 'amyitis.shares': '[2]' } }))
    if (older === undefined) throw new Error('not read')
    await bringIn(older, memoryStore(), kept, studiesWith(), [])
    expect(kept.getItem('amyitis.shares')).toBe('[1]')
    await eraseData(memoryStore(), kept)
    expect(kept.names()).toEqual([])
  })

  it('leaves the account of this device, and the edition that was put aside here', async () => {
    const mine = {
      'amyitis.account': 'me',
      'amyitis.known': 'yes',
      'amyitis.progress.owner': 'me',
      'amyitis.own-edition.aside': 'mine',
    }
    const kept = shelf({ ...mine })
    expect(Object.keys((await gatherData(await storeWith(), kept, studiesWith())).kept)).toEqual([
      'amyitis.own-edition.aside',
    ])
    const theirs = Object.fromEntries(Object.keys(mine).map((name) => [name, 'other']))
    const data = readData(JSON.stringify({ format: 'amyitis-data', version: 1, kept: theirs, games: [] }))
    if (data === undefined) throw new Error('not read')
    await bringIn(data, memoryStore(), kept, studiesWith(), [])
    for (const [name, value] of Object.entries(mine)) expect(kept.getItem(name), name).toBe(value)
    const empty = shelf({})
    await bringIn(data, memoryStore(), empty, studiesWith(), [])
    expect(empty.names()).toEqual(['amyitis.own-edition.aside'])
  })

  it('keeps a later state of a game, and replaces an earlier one', async () => {
    const old = played(5)
    const late = played(9)
    const same = { ...late, head: { ...late.head, id: old.head.id } }
    const data = (game: SavedGame) =>
      ({ format: 'amyitis-data', version: 1, kept: {}, games: [game], studies: [study(5)] }) as const
    const studies = studiesWith(study(4))
    expect(await bringIn(data(old), await storeWith(same), shelf({}), studies, [])).toHaveLength(0)
    const store = await storeWith(old)
    expect(await bringIn(data(same), store, shelf({}), studies, [])).toHaveLength(1)
    expect((await store.load(old.head.id))?.head).toMatchObject({ changed: 9, revision: old.head.revision + 1 })
    expect(await studies.list()).toEqual([study(5)])
    await bringIn({ ...data(old), studies: [study(2)] }, store, shelf({}), studies, [])
    expect(await studies.list()).toEqual([study(5)])
  })

  it('adds what was achieved on the other device to what was achieved here', async () => {
    let here: unknown = 'here'
    const document: SyncedDocument<unknown> = {
      kind: 'puzzles',
      keys: ['amyitis.puzzles', 'amyitis.puzzles.changed'],
      local: () => here,
      read: (data) => data,
      readKept: (kept) => kept['amyitis.puzzles'],
      merge: (a, b) => `${a} and ${b}`,
      store: (merged) => {
        here = merged
      },
    }
    const own = { 'amyitis.puzzles': 'there', 'amyitis.puzzles.changed': '1', 'amyitis.settings': '{}' }
    const kept = shelf({})
    const data = { format: 'amyitis-data', version: 1, kept: own, games: [], studies: [] } as const
    await bringIn(data, memoryStore(), kept, studiesWith(), [document])
    expect(here).toBe('here and there')
    expect(kept.names()).toEqual(['amyitis.settings'])
  })

  it('is refused if it is something else', () => {
    for (const words of ['', 'null', '[]', '{}', '{"format":"amyitis-data","version":2,"games":[]}', 'amyitis 1'])
      expect(readData(words), words).toBeUndefined()
  })

  it('loses only its damaged games and analyses', () => {
    const good = played(5)
    const bad = [
      null,
      { ...good, moves: [{ move: 'recruit 9 farmer' }] },
      { ...good, moves: 'all' },
      { ...good, head: { ...good.head, id: '../x' } },
      { ...good, head: { ...good.head, seats: [seats[0]] } },
      { ...good, head: { ...good.head, seats: [...seats, seats[0]] } },
      { ...good, head: { ...good.head, record: 'no record' } },
      { ...good, head: { ...good.head, changed: '5' } },
    ]
    const studies = [null, 'x', { ...study(1), record: 'no record' }, { ...study(1), changed: '1' }, study(1)]
    const words = JSON.stringify({ format: 'amyitis-data', version: 1, kept: null, games: [...bad, good], studies })
    expect(readData(words)?.games).toEqual([good])
    expect(readData(words)?.studies).toEqual([study(1)])
    expect(readData(words)?.damaged).toBe(bad.length + 4)
  })

  it('computes the standing of a game from its moves, not from the file', () => {
    const good = played(5)
    const boast = { ...good, head: { ...good.head, summary: { ...good.head.summary, scores: [99, 0] } } }
    const words = JSON.stringify({ format: 'amyitis-data', version: 1, kept: {}, games: [boast] })
    expect(readData(words)?.games[0].head.summary).toEqual(good.head.summary)
  })

  it('can be erased without touching the data of other sites', async () => {
    const store = await storeWith(played(1))
    const kept = shelf({ 'amyitis.learn': '{}', 'someone.else': 'x' })
    await eraseData(store, kept)
    expect(await store.list()).toEqual([])
    expect(kept.names()).toEqual(['someone.else'])
  })
})

describe('the name of a game', () => {
  it('is stored beside its moves, and removed by an empty one', async () => {
    const game = played(1)
    const { id } = game.head
    const store = await storeWith(game)
    await store.rename(id, 'Monday')
    expect((await store.list())[0].title).toBe('Monday')
    await store.rename(id, '')
    const now = await store.load(id)
    expect(now?.head).not.toHaveProperty('title')
    expect(now?.moves).toEqual(game.moves)
  })
})
