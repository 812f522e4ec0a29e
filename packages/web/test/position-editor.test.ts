import {
  addLine,
  apply,
  formatMove,
  formatRecord,
  fromState,
  isOver,
  legalMoves,
  parseRecord,
  rewind,
  SIDES,
  SQUARES,
  STANDARD,
  type State,
  toState,
  treeOf,
  withTree,
} from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { loadText } from '@amyitis/i18n/app'
import { describe, expect, it } from 'vitest'
import { topicsOf } from '../src/app/text.ts'
import {
  withCardGood,
  withFirstPlayer,
  withPlantCard,
  withPower,
  withTrackRank,
  withTurn,
} from '../src/editor/position/model/cards.ts'
import { settled } from '../src/editor/position/model/derive.ts'
import {
  actionIn,
  boxOf,
  checkPosition,
  draftOf,
  newPositionDraft,
  type PositionDraft,
  readState,
  recordFrom,
} from '../src/editor/position/model/draft.ts'
import {
  takenFrom,
  takerOf,
  tilesFor,
  withCanal,
  withCube,
  withPlant,
  withTaker,
  withTile,
} from '../src/editor/position/model/garden.ts'
import { redone, startHistory, undone, withChange } from '../src/editor/position/model/history.ts'
import { openPacked, openPasted, parsePosition } from '../src/editor/position/model/open.ts'
import { concernedBy } from '../src/editor/position/model/places.ts'
import { readDraft, writeDraft } from '../src/editor/position/model/stored.ts'
import { packRecord } from '../src/game/link.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import { randomGames } from './games.ts'

const text = createText('en')

/** A draft after a change, with all that follows from it. */
function changed(draft: PositionDraft, change: (state: State) => State): PositionDraft {
  return { ...draft, state: settled(boxOf(draft), draft.state, change(draft.state)) }
}

const codes = (draft: PositionDraft) => checkPosition(draft).faults.map(({ path, code }) => `${path} ${code}`)

const withSeat = (index: number, values: Partial<State['seats'][number]>) => (state: State) => ({
  ...state,
  seats: state.seats.map((seat, i) => (i === index ? { ...seat, ...values } : seat)),
})

const START = newPositionDraft(2, false, 'editor')

describe('what follows from a change', () => {
  it('is what real games have', () => {
    let checked = 0
    for (const game of randomGames(6)) {
      if (game.position.decision !== 'action') continue
      const state = toState(game.position)
      const again = fromState(settled(game.position.box, state, state), STANDARD)
      expect(again.ok && toState(again.value)).toEqual(state)
      checked++
    }
    expect(checked).toBeGreaterThan(300)
  })

  it('is the reserve: what the players have is missing there, and nothing is ever below zero', () => {
    const rich = changed(START, withSeat(0, { talents: 5, gardeners: 1, caravaneer: 2 }))
    expect(codes(rich)).toEqual([])
    expect(START.state.reserve.talents - rich.state.reserve.talents).toBe(5 - START.state.seats[0].talents)
    expect(rich.state.reserve.caravaneerGoods).toHaveLength(START.state.reserve.caravaneerGoods.length - 1)
    const tooRich = changed(START, withSeat(0, { talents: 500 }))
    expect(tooRich.state.reserve.talents).toBe(0)
    expect(codes(tooRich)).toEqual(['talents talents'])
    expect(codes(changed(tooRich, withSeat(0, { talents: 0 })))).toEqual([])
  })

  it('is the stock of cubes', () => {
    const placed = changed(START, (state) => ({
      ...state,
      temples: { ...state.temples, ishtar: ['blue', 'neutral', 'blue'] },
      fields: { ...state.fields, top: ['blue'] },
    }))
    expect(placed.state.seats[0].cubes).toBe(START.state.seats[0].cubes - 3)
    expect(placed.state.reserve.neutral).toBe(START.state.reserve.neutral - 1)
    expect(codes(placed)).toEqual([])
  })

  it('is neutral cubes between two plants (R9.4), and their end when one of them goes', () => {
    const watered = changed(START, (state) => withCanal(withCanal(state, 'a1-b1', 0, 'blue'), 'a1-a2', 0, 'red'))
    const planted = changed(watered, (state) => withPlant(withPlant(state, 'a1'), 'b1'))
    expect(codes(planted)).toEqual([])
    const removed = changed(planted, (state) => withCanal(state, 'a1-b1', 0, undefined))
    expect(removed.state.canals['a1-b1']).toEqual(['neutral'])
    expect(removed.state.reserve.neutral).toBe(START.state.reserve.neutral - 1)
    expect(codes(removed)).toEqual([])
    const [tile] = removed.state.seats[0].tiles
    const regrown = changed(removed, (state) => withTile(boxOf(removed), state, 'b1', tile))
    expect(regrown.state.canals['a1-b1']).toEqual([])
    expect(regrown.state.reserve.neutral).toBe(START.state.reserve.neutral)
  })

  it('is the turn of the next player, once the one who has it has passed (R5.2)', () => {
    const { player } = START.state.decision ?? { player: 0 }
    const passed = changed(START, withSeat(player, { passed: true }))
    expect(passed.state.decision?.player).toBe(1 - player)
    expect(codes(passed)).toEqual([])
    const again = changed(passed, (state) => withTurn(state, player))
    expect(again.state.seats[player].passed).toBe(false)
    expect(again.state.decision?.player).toBe(player)
  })

  it.each([2, 3, 4] as const)('are powers for %i players from the second round on (R12.3)', (players) => {
    const first = newPositionDraft(players, true, 'powers')
    expect(first.state.powers).toEqual({})
    const second = changed(first, (state) => ({ ...state, round: 2 }))
    expect(codes(second)).toEqual([])
    for (const power of ['first', 'procession', 'recruit', 'advance'] as const)
      for (let seat = 0; seat < players; seat++) {
        const given = changed(second, (state) => withPower(state, power, seat))
        expect(given.state.powers[power]).toBe(seat)
        expect(codes(given)).toEqual([])
      }
    for (let seat = 0; seat < players; seat++)
      expect(changed(second, (state) => withFirstPlayer(state, seat)).state.firstPlayer).toBe(seat)
    expect(changed(second, (state) => ({ ...state, round: 1 })).state.powers).toEqual({})
  })

  it('with three players, is that one power stays untaken', () => {
    const second = changed(newPositionDraft(3, true, 'powers'), (state) => ({ ...state, round: 2 }))
    const left = changed(second, (state) => withPower(state, 'first', undefined))
    expect(left.state.powers.first).toBeUndefined()
    expect(codes(left)).toEqual([])
    const free = changed(left, (state) => withFirstPlayer(state, 2))
    expect(free.state.firstPlayer).toBe(2)
    expect(codes(free)).toEqual([])
  })

  it('is the order on a shared space of the track (R12.2): who comes later is behind', () => {
    const draft = newPositionDraft(3, true, 'track')
    const two = changed(changed(draft, withSeat(2, { track: 4 })), withSeat(0, { track: 4 }))
    expect(two.state.seats.map(({ trackRank }) => trackRank)).toEqual([1, undefined, 0])
    expect(codes(two)).toEqual([])
    const swapped = changed(two, (state) => withTrackRank(state, 0, 0))
    expect(swapped.state.seats.map(({ trackRank }) => trackRank)).toEqual([0, undefined, 1])
    expect(codes(swapped)).toEqual([])
    expect(changed(two, withSeat(2, { track: 5 })).state.seats[0].trackRank).toBeUndefined()
  })
})

describe('the garden', () => {
  const box = boxOf(START)
  const wet = changed(START, (state) => withCanal(state, 'a1-b1', 0, 'blue'))

  it('says what is impossible, at its place', () => {
    expect(codes(changed(START, (state) => withPlant(state, 'b2')))).toEqual(['garden.b2 dry-square'])
    expect(codes(changed(START, (state) => withCanal(state, 'b2-b3', 0, 'red')))).toEqual(['canals.b2-b3 dry-side'])
  })

  it('plants: who has the turn takes the tile; another may have taken it', () => {
    const tile = String(wet.state.garden.a1)
    const player = wet.state.decision?.player ?? 0
    const planted = changed(wet, (state) => withPlant(state, 'a1'))
    expect(takerOf(planted.state, tile)).toBe(player)
    const given = changed(planted, (state) => withTaker(state, tile, 1 - player))
    expect(takerOf(given.state, tile)).toBe(1 - player)
    expect([planted, given].flatMap(codes)).toEqual([])
    expect(withPlant(planted.state, 'a1')).toBe(planted.state)
  })

  it('takes any tile of the floor, from wherever it is', () => {
    const planted = changed(wet, (state) => withPlant(state, 'a1'))
    for (const square of ['a1', 'b1'] as const)
      for (const tile of tilesFor(box, square)) {
        const laid = changed(planted, (state) => withTile(box, state, square, tile))
        expect(laid.state.garden[square]).toBe(tile)
        expect(SQUARES.filter((one) => laid.state.garden[one] === null)).toHaveLength(
          takenFrom(box, laid.state, 'a1').length,
        )
        expect(codes(laid).filter((code) => !code.endsWith('dry-square'))).toEqual([])
      }
    expect(tilesFor(box, 'd4')).toEqual(['t20'])
  })

  it('fills and empties places one after the other', () => {
    expect(withCube(['blue'], 1, 'red')).toEqual(['blue', 'red'])
    expect(withCube(['blue', 'red'], 0, 'red')).toEqual(['red', 'red'])
    expect(withCube(['blue', 'red'], 0, undefined)).toEqual(['red'])
    const [double] = SIDES.filter((_, side) => box.zones[side] === 2)
    const both = changed(START, (state) => withCanal(withCanal(state, double, 0, 'blue'), double, 1, 'red'))
    expect(both.state.canals[double]).toEqual(['blue', 'red'])
    expect(changed(both, (state) => withCanal(state, double, 0, undefined)).state.canals[double]).toEqual(['red'])
  })
})

describe('cards', () => {
  it('change places rather than being there twice', () => {
    const swapped = changed(START, (state) => withPlantCard(state, 'ur', state.plants.mari?.card ?? 'reed'))
    expect(swapped.state.plants.ur).toEqual(START.state.plants.mari)
    expect(swapped.state.plants.mari).toEqual(START.state.plants.ur)
    const four = newPositionDraft(4, false, 'goods')
    const [a, b] = four.state.reserve.caravaneerGoods
    const goods = changed(four, (state) => withCardGood(state, 0, b)).state.reserve.caravaneerGoods
    expect(goods.slice(0, 2)).toEqual([b, a])
    expect(codes(swapped)).toEqual([])
  })
})

describe('a draft', () => {
  it('is undone and redone', () => {
    const three = [1, 2].reduce(withChange<number>, startHistory(0))
    expect(undone(three)).toMatchObject({ now: 1, future: [2] })
    expect(redone(undone(undone(three)))).toMatchObject({ past: [0], now: 1 })
    expect(withChange(undone(three), 7)).toEqual({ past: [0, 1], now: 7, future: [] })
    expect(undone(startHistory(0))).toEqual(startHistory(0))
    expect(redone(startHistory(0))).toEqual(startHistory(0))
  })

  it('survives a reload, even if it is impossible; what is no draft does not', () => {
    const own = newPositionDraft(3, true, 'own', { ...STANDARD, id: 'mine', endTiles: { ...STANDARD.endTiles, 3: 2 } })
    const impossible = changed(START, (state) => withPlant(state, 'b2'))
    for (const draft of [START, own, impossible]) {
      const read = readDraft(writeDraft(draft))
      expect(read?.state).toEqual(draft.state)
      expect(read?.edition.id).toBe(draft.edition.id)
    }
    for (const kept of [null, '', '{}', 'x', '{"rules":"2","state":{}}', '{"rules":"99"}', 'null'])
      expect(readDraft(kept), String(kept)).toBeUndefined()
  })

  it('becomes a record that starts from it', () => {
    const { position } = checkPosition(changed(START, withSeat(1, { score: 31 })))
    if (position === undefined) throw new Error('impossible')
    const read = parseRecord(recordFrom(position))
    expect(read.ok && toState(read.game.position)).toEqual(toState(position))
  })

  it('comes from the last action of a game', () => {
    for (const game of randomGames(2)) {
      if (game.entries.length % 7 !== 0) continue
      const draft = draftOf(actionIn(game))
      expect(draft.state.decision?.kind).toBe('action')
      expect(codes(draft)).toEqual([])
      if (game.position.decision === 'action') expect(draft.state).toEqual(toState(game.position))
    }
  })

  it('is not read from a state whose values are wrong; what the rules forbid can be mended', () => {
    const { state } = START
    const wrong = readState({ ...state, caravan: 'rome' }, STANDARD)
    expect(!wrong.ok && wrong.faults.map(({ path }) => path)).toEqual(['caravan'])
    expect(readState({ ...state, garden: { ...state.garden, b2: null } }, STANDARD).ok).toBe(true)
    const crowded = { ...state, fields: { ...state.fields, top: Array.from({ length: 9 }, () => 'blue') } }
    expect(readState(crowded, STANDARD).ok).toBe(false)
  })
})

describe('what is pasted', () => {
  const store = memoryStore()
  const [game] = [...randomGames(1)].slice(-1)
  const record = recordFrom(actionIn(game))

  it('is a record, a state, or a link to either', async () => {
    expect(isOver(game)).toBe(true)
    const words = JSON.stringify(START.state)
    expect(await openPasted(text, store, words)).toEqual({ ok: true, draft: START })
    const opened = await openPasted(text, store, record)
    expect(opened.ok && opened.draft.state).toEqual(draftOf(actionIn(game)).state)
    expect(opened.ok && opened.replay?.kind).toBe('record')
    const link = (path: string) => `https://example.org/#/${path}.`
    const packed = await packRecord(words)
    expect(await openPasted(text, store, link(`learn/position/${packed}`))).toEqual({ ok: true, draft: START })
    const replay = await openPasted(text, store, `https://example.org/#/replay/record/${await packRecord(record)}/0`)
    expect(replay.ok && replay.replay).toMatchObject({ kind: 'record', n: 0 })
  })

  it('is opened where a record is looked at', async () => {
    const long = [...randomGames(1)][0]
    expect(parsePosition(['zX', '12'])).toEqual({ packed: 'zX', n: 12 })
    expect(parsePosition(['zX', 'twelve'])).toEqual({ packed: 'zX', n: undefined })
    expect(parsePosition([])).toEqual({ packed: undefined, n: undefined })
    const { draft } = (await openPacked(text, { packed: await packRecord(recordFrom(actionIn(long))), n: 0 })) as {
      draft: PositionDraft
    }
    expect(draft.state.decision?.kind).toBe('action')
    expect(await openPacked(text, { packed: 'no', n: undefined })).toEqual({
      ok: false,
      problems: [text.t('position.link.bad')],
    })
  })

  it('is opened in the variation that a link leads to', async () => {
    const base = rewind(game, 0)
    const [first] = legalMoves(base).filter((move) => move !== formatMove(game.entries[0].move))
    const other = apply(base, first)
    if (!other.ok) throw new Error('not legal')
    const tree = addLine(treeOf(game), other.game.entries)
    const packed = await packRecord(formatRecord(withTree(game, tree, game.entries.length)))
    const opened = await openPasted(text, store, `https://example.org/#/replay/record/${packed}/1/v0.1`)
    const wanted = actionIn(other.game, 1)
    expect(opened.ok && opened.draft.state).toEqual(draftOf(wanted).state)
  })

  it('can’t be a state between two actions, or at the end', async () => {
    const n = game.entries.findIndex((_, i) => rewind(game, i).position.decision === 'field')
    for (const [at, why] of [
      [n, 'position.state.between'],
      [game.entries.length, 'position.state.over'],
    ] as const)
      expect(await openPasted(text, store, JSON.stringify(toState(rewind(game, at).position)))).toEqual({
        ok: false,
        problems: [text.t(why)],
      })
  })

  it('is refused with the line and the reason, in every language', async () => {
    const wrong = [
      '{"players": 2,\n nonsense',
      JSON.stringify({ ...START.state, caravan: 'rome', garden: {} }),
      `${record}hello`,
      'Dear all, …',
      '#/replay/game/0123',
      '#/replay/record/zzzz',
      '#/learn/position/zzzz',
    ]
    for (const language of LANGUAGES) {
      const loaded = await loadText(language, topicsOf('learn'))
      const said = await Promise.all(wrong.map((words) => openPasted(loaded, store, words)))
      expect(said.map((opened) => (opened.ok ? -1 : opened.problems.length))).toEqual([1, 17, 1, 1, 1, 1, 1])
    }
    const said = await Promise.all(wrong.slice(0, 3).map((words) => openPasted(text, store, words)))
    const problems = said.map((opened) => (opened.ok ? [] : opened.problems))
    expect(problems[0]).toEqual(['This position isn’t valid JSON: line 2, column 2.'])
    expect(problems[1]).toContain(
      'caravan: must be one of babylon, eshnunna, susa, ur, uruk, mari, palmyra, khorsabad, ninoua, not "rome"',
    )
    expect(problems[2][0]).toMatch(/^This record is damaged in line \d+/)
  })
})

describe('faults', () => {
  it('name what they are about, and where it is put right', () => {
    const at = (path: string) => concernedBy(text, START.state, path)
    expect(at('garden.b2')).toEqual({ part: 'garden', name: 'b2', target: 'square b2' })
    expect(at('canals.a1-b1')).toEqual({ part: 'garden', name: 'a1-b1', target: 'canal a1-b1' })
    expect(at('garden').part).toBe('garden')
    expect(at('seats[1].cubes')).toEqual({ part: 'garden', name: 'Red' })
    expect(at('talents')).toEqual({ part: 'players', name: 'talents' })
    expect(at('goods.wine')).toEqual({ part: 'players', name: 'wine' })
    expect(at('reserve.banker[2]')).toEqual({ part: 'players', name: 'Banker' })
    expect(at('reserve.gardeners').name).toBe('Gardener')
    expect(at('reserve.caravaneerGoods').part).toBe('cards')
    expect(at('groups').part).toBe('cards')
    expect(at('plants').part).toBe('cards')
    for (const path of ['powers', 'firstPlayer', 'decision.player']) expect(at(path).part).toBe('players')
  })
})
