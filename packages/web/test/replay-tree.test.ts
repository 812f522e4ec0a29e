import {
  addLine,
  formatRecord,
  gameFrom,
  legalMoves,
  lineThrough,
  newGame,
  nodeAt,
  parseRecord,
  play,
  remarkAt,
  rewind,
  seededRandom,
  treeOf,
  withTree,
} from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { packRecord } from '../src/game/link.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import { readSaved } from '../src/game/read-saved.ts'
import type { Study, StudyStore } from '../src/game/study-store.ts'
import { openAddress } from '../src/replay/model/open.ts'
import {
  forksIn,
  hasVariations,
  lineOf,
  pathOf,
  type ReplayState,
  type ReplayStep,
  replayReducer,
  startReplay,
} from '../src/replay/model/replay-state.ts'
import { keepStudy, recordWith, studyKey } from '../src/replay/model/study.ts'
import { commentsOn, endOf, levelsWithin, rowsTo, turnRows } from '../src/replay/model/turn-rows.ts'
import { along, gameAt, lengthOf, timelineOf } from '../src/timeline/timeline.ts'

const game = newGame({ players: 2, seed: 'tree' })
const random = seededRandom('moves')
while (game.entries.length < 40) {
  const moves = legalMoves(game)
  play(game, moves[random(moves.length)])
}
const main = timelineOf(game)
/** A decision that starts a turn, with several answers. */
const AT = main.steps.findIndex(({ opens }, n) => opens && n > 10 && legalMoves(gameAt(main, n)).length > 3)
const OTHERS = legalMoves(gameAt(main, AT)).filter((move) => move !== main.steps[AT].move)

const after = (look: ReplayState, ...actions: readonly ReplayStep[]): ReplayState => actions.reduce(replayReducer, look)
const start = startReplay(main, AT)
const tried = after(start, { do: 'try' }, { do: 'play', move: OTHERS[0] })

describe('a tree of variations', () => {
  it('keeps what was tried when one goes back to the game, and shows it again', () => {
    const left = after(tried, { do: 'leave' })
    expect([left.other, left.n]).toEqual([undefined, AT])
    expect(hasVariations(start)).toBe(false)
    expect(hasVariations(left)).toBe(true)
    const again = after(left, { do: 'visit', path: pathOf(tried) })
    expect(again.n).toBe(AT + 1)
    expect(lineOf(again).steps[AT].move).toBe(OTHERS[0])
    expect(after(again, { do: 'visit', path: game.entries.slice(0, 3) })).toMatchObject({ other: undefined, n: 3 })
  })

  it('trying without a move changes nothing', () => {
    expect(after(start, { do: 'try' }).tree).toBe(start.tree)
    expect(after(start, { do: 'try' }, { do: 'play', move: main.steps[AT].move }).tree).toBe(start.tree)
  })

  it('a line that is played again goes on as it did before', () => {
    const [next] = legalMoves(gameAt(lineOf(tried), tried.n))
    const longer = after(tried, { do: 'play', move: next })
    const back = after(longer, { do: 'leave' }, { do: 'try' }, { do: 'play', move: OTHERS[0] })
    expect(back.n).toBe(AT + 1)
    expect(lengthOf(lineOf(back))).toBe(AT + 2)
  })

  it('goes from one variation to the next, and stays at the last', () => {
    const two = after(tried, { do: 'jump', jump: 'step', way: -1 }, { do: 'play', move: OTHERS[1] })
    const moveOf = (look: ReplayState) => lineOf(look).steps[AT].move
    const up = after(two, { do: 'switch', way: -1 })
    expect(moveOf(up)).toBe(OTHERS[0])
    const top = after(up, { do: 'switch', way: -1 })
    expect([top.other, moveOf(top), top.n]).toEqual([undefined, main.steps[AT].move, AT + 1])
    expect(after(top, { do: 'switch', way: -1 })).toBe(top)
    expect(moveOf(after(top, { do: 'switch', way: 1 }))).toBe(OTHERS[0])
    expect(after(two, { do: 'switch', way: 1 })).toBe(two)
  })

  it('removes what was tried, never what was played, and brings it back', () => {
    const path = pathOf(tried)
    const gone = after(tried, { do: 'remove', path })
    expect(gone).toMatchObject({ other: undefined, n: AT })
    expect(gone.tree).toEqual(start.tree)
    expect(after(gone, { do: 'restore', tree: tried.tree }).tree).toEqual(tried.tree)
    expect(after(tried, { do: 'remove', path: game.entries.slice(0, 5) })).toBe(tried)
  })

  it('knows how one gets to a variation on a variation, and how many levels fit', () => {
    const first = gameAt(lineOf(tried), tried.n)
    const [one, two] = legalMoves(first)
    const deep = after(
      tried,
      { do: 'play', move: one },
      { do: 'jump', jump: 'step', way: -1 },
      { do: 'play', move: two },
    )
    const rows = turnRows(deep.tree, 1)
    const path = rowsTo(rows, lineOf(deep).game.entries, deep.n)
    expect(path).toHaveLength(3)
    expect(rows).toContain(path[0])
    expect(path[0].variations.flat()).toContain(path[1])
    expect(path[1].variations.flat()).toContain(path[2])
    expect(path[2].moves.at(-1)).toBe(two)
    expect(rowsTo(rows, lineOf(deep).game.entries, AT)).toEqual(rowsTo(rows, game.entries, AT))
    expect(rowsTo(rows, game.entries, 0)).toEqual([])
    // Two turns in the variation, and one in the variation on it.
    expect([1, 2, 3].map((most) => levelsWithin(rows, most))).toEqual([0, 1, Number.POSITIVE_INFINITY])
  })

  it('finds its way back to any place by the forks on the way', () => {
    const [one, two] = legalMoves(gameAt(lineOf(tried), tried.n))
    const back = { do: 'jump', jump: 'step', way: -1 } as const
    const deep = after(tried, { do: 'play', move: one }, back, { do: 'play', move: two }, back, back)
    const forks = forksIn(deep)
    expect(forks).toEqual([
      { after: AT, way: 1 },
      { after: AT + 1, way: 1 },
    ])
    const again = startReplay(main, deep.n, { tree: deep.tree, forks })
    expect([again.n, lineOf(again).game.entries]).toEqual([deep.n, lineOf(deep).game.entries])
    expect(after(again, { do: 'place', n: 3, forks: [] })).toMatchObject({ n: 3, other: undefined })
    expect(forksIn(start)).toEqual([])
    // What is no longer there leads to where it would have been.
    expect(startReplay(main, deep.n, { forks })).toMatchObject({ n: deep.n, other: undefined })
  })

  it('finds what was tried after the end of an unfinished game', () => {
    const [move] = legalMoves(game)
    const beyond = after(startReplay(main), { do: 'try' }, { do: 'play', move })
    const forks = forksIn(beyond)
    expect(forks).toEqual([{ after: 40, way: 0 }])
    const again = startReplay(main, 41, { tree: beyond.tree, forks })
    expect([again.n, lineOf(again).steps[40].move]).toEqual([41, move])
  })

  it('takes over what was changed elsewhere, and stays where it is as far as that is there', () => {
    const marked = remarkAt(tried.tree, pathOf(tried), { glyph: '!' })
    expect(after(tried, { do: 'adopt', tree: marked })).toMatchObject({ tree: marked, n: tried.n, other: tried.other })
    expect(after(tried, { do: 'adopt', tree: start.tree })).toMatchObject({ n: AT, other: undefined })
  })

  it('remarks on a turn stand at its end, and once', () => {
    const rows = turnRows(tried.tree, 1)
    const row = rowsTo(rows, lineOf(tried).game.entries, tried.n).at(-1)
    expect(row?.moves[0]).toBe(OTHERS[0])
    const marked = after(tried, { do: 'remark', row, remarks: { glyph: '?!', comments: ['one', 'two'] } })
    expect([marked.n, marked.other]).toEqual([tried.n, tried.other])
    const found = () => rowsTo(turnRows(marked.tree, 1), lineOf(marked).game.entries, marked.n).at(-1)
    expect(found()).toMatchObject({ glyph: '?!', comments: ['one', 'two'] })
    // The turn goes on: its remarks still count, and move to its end with the next one.
    const [next] = legalMoves(gameAt(lineOf(marked), marked.n))
    const on = after(marked, { do: 'play', move: next })
    const longer = rowsTo(turnRows(on.tree, 1), lineOf(on).game.entries, marked.n).at(-1)
    const again = after(on, { do: 'remark', row: longer, remarks: { comments: ['three'] } })
    const last = rowsTo(turnRows(again.tree, 1), lineOf(again).game.entries, marked.n).at(-1)
    expect(last?.comments).toEqual(['three'])
    expect(last?.glyph).toBe('?!')
    expect(commentsOn(again.tree, lineOf(again).game.entries, AT, again.n)).toEqual(['three'])
    expect(after(start, { do: 'remark', row: undefined, remarks: { comments: ['A game'] } }).tree.comments).toEqual([
      'A game',
    ])
  })

  it('lists the turns of the game by round, with their variations', () => {
    const rows = turnRows(tried.tree, 1)
    expect(rows.flatMap(({ moves }) => moves)).toEqual(main.steps.map(({ move }) => move))
    expect(rows.map(({ round }) => round)).toEqual(main.steps.filter(({ opens }) => opens).map(({ round }) => round))
    const forked = rows.filter(({ variations }) => variations.length > 0)
    expect(forked.map(({ variations }) => variations.map(([{ moves }]) => moves))).toEqual([[[OTHERS[0]]]])
    expect(endOf(rows[1])).toMatchObject(game.entries.slice(0, rows[1].to))
  })

  it('follows a game that goes on elsewhere', () => {
    const shorter = startReplay(timelineOf({ ...game, ...gameAt(main, AT + 2) }), AT)
    const look = after(shorter, { do: 'try' }, { do: 'play', move: OTHERS[0] }, { do: 'renew', main })
    expect(look.fixed).toBe(40)
    expect(lineThrough(look.tree, []).map(({ move }) => move)).toEqual(game.entries.map(({ move }) => move))
    expect(hasVariations({ ...look, other: undefined })).toBe(true)
  })
})

describe('the analysis of a position', () => {
  const free = timelineOf(gameFrom(main.positions[AT], 'position'))
  const empty = startReplay(free, undefined, { free: true })

  it('starts with something to try; the first line is the main line', () => {
    expect(empty.other).toBeDefined()
    const look = after(empty, { do: 'play', move: OTHERS[0] })
    expect(look.main.steps.map(({ move }) => move)).toEqual([OTHERS[0]])
    expect(look.fixed).toBe(0)
  })

  it('lets any line become the main line, and any be removed', () => {
    const look = after(
      empty,
      { do: 'play', move: OTHERS[0] },
      { do: 'jump', jump: 'step', way: -1 },
      { do: 'play', move: OTHERS[1] },
    )
    const first = after(look, { do: 'promote', path: pathOf(look) })
    expect(first.main.steps[0].move).toBe(OTHERS[1])
    expect(lineOf(first).steps[first.n - 1].move).toBe(OTHERS[1])
    const gone = after(first, { do: 'remove', path: pathOf(first) })
    expect(gone.n).toBe(0)
    expect(gone.main.steps.map(({ move }) => move)).toEqual([OTHERS[0]])
  })
})

describe('a line of the same game', () => {
  it('shares what it has in common, and replays the rest', () => {
    const line = along(main, lineOf(tried).game.entries)
    expect(line.base).toBe(AT)
    expect(line.positions[AT]).toBe(main.positions[AT])
    expect(line.steps).toEqual(lineOf(tried).steps)
    expect(line.game.tally).toEqual(lineOf(tried).game.tally)
    expect(along(main, game.entries).base).toBe(40)
  })
})

describe('what was tried is saved', () => {
  function memoryStudies(): StudyStore & { all: Map<string, Study> } {
    const all = new Map<string, Study>()
    return {
      all,
      list: async () => [...all.values()],
      load: async (key) => all.get(key),
      keep: async (study) => void all.set(study.key, study),
      remove: async (key) => void all.delete(key),
    }
  }
  const tree = addLine(treeOf(game), lineOf(tried).game.entries)

  it('with a game of this browser, which may go on', async () => {
    const games = memoryStore()
    const saved = createGame({
      seats: [
        { kind: 'human', name: 'Ann' },
        { kind: 'human', name: 'Béla' },
      ],
      palace: false,
    })
    await games.add(saved)
    const place = { kind: 'game', key: saved.head.id } as const
    const opened = await openAddress(games, place)
    if (!opened.ok) throw new Error('not opened')
    const [move] = legalMoves(opened.timeline.game)
    const look = after(startReplay(opened.timeline, 0), { do: 'try' }, { do: 'play', move })
    await keepStudy({ games, studies: memoryStudies() }, place, opened, recordWith(opened, look.tree), 0)
    const again = await openAddress(games, place)
    if (!again.ok) throw new Error('not opened')
    expect(hasVariations(startReplay(again.timeline, 0, again))).toBe(true)
    const other = legalMoves(opened.timeline.game)[1]
    const summary = saved.head.summary
    await games.change(saved.head.id, 0, { keep: 0, add: [{ move: other }], summary, changed: 1 })
    const later = await openAddress(games, place)
    if (!later.ok) throw new Error('not opened')
    expect(later.tree.next).toHaveLength(2)
    const kept = await games.load(saved.head.id)
    expect(readSaved(JSON.parse(JSON.stringify(kept)))?.head.study).toBe(kept?.head.study)
    expect(readSaved({ ...kept, head: { ...kept?.head, study: 'damaged' } })?.head.study).toBeUndefined()
    expect(parseRecord(later.record).ok).toBe(true)
  })

  it('by itself if the game came from a link, with what the link says', async () => {
    const studies = memoryStudies()
    const games = memoryStore()
    const place = { kind: 'record', key: await packRecord(formatRecord(game)) } as const
    const opened = await openAddress(games, place, studies)
    if (!opened.ok) throw new Error('not opened')
    await keepStudy({ games, studies }, place, opened, recordWith(opened, tree), 0)
    const again = await openAddress(games, place, studies)
    expect(again.ok && again.tree).toEqual(tree)
    expect(again.ok && again.record).toBe(recordWith(opened, tree))
    const listed = await openAddress(games, { kind: 'study', key: studyKey(game) }, studies)
    expect(listed.ok && listed.record).toBe(formatRecord(withTree(game, tree)))
    expect(await openAddress(games, { kind: 'study', key: 'none' }, studies)).toMatchObject({ why: 'missing' })
  })

  it('so that what was changed or deleted in it stays so, until a link says something new', async () => {
    const studies = memoryStudies()
    const games = memoryStore()
    const says = (comment: string) => remarkAt(tree, game.entries, { glyph: '?', comments: [comment] })
    const linkOf = async (comment: string) =>
      ({ kind: 'record', key: await packRecord(formatRecord(withTree(game, says(comment)))) }) as const
    const place = await linkOf('Bad.')
    const opened = await openAddress(games, place, studies)
    if (!opened.ok) throw new Error('not opened')
    const changed = remarkAt(treeOf(game), game.entries, { glyph: '!', comments: ['Good.'] })
    await keepStudy({ games, studies }, place, opened, recordWith(opened, changed), 0)
    const again = await openAddress(games, place, studies)
    expect(again.ok && again.tree).toEqual(changed)
    const longer = rewind(game, lengthOf(main))
    play(longer, legalMoves(longer)[0])
    await keepStudy({ games, studies }, place, opened, recordWith(opened, addLine(changed, longer.entries)), 0)
    const beyond = await openAddress(games, place, studies)
    expect(beyond.ok && lengthOf(beyond.timeline)).toBe(40)
    expect(beyond.ok && nodeAt(beyond.tree, longer.entries)?.next).toEqual([])
    await keepStudy({ games, studies }, place, opened, recordWith(opened, changed), 0)
    const friend = await openAddress(games, await linkOf('Really bad.'), studies)
    if (!friend.ok) throw new Error('not opened')
    expect(nodeAt(friend.tree, game.entries)?.comments).toEqual(['Really bad.', 'Good.'])
    await keepStudy({ games, studies }, place, friend, recordWith(friend, changed), 1)
    const later = await openAddress(games, place, studies)
    expect(later.ok && later.tree).toEqual(changed)
  })
})
