import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CITIES,
  COURT,
  checkEdition,
  type Edition,
  formatRecord,
  fromState,
  type Game,
  GOODS,
  isOver,
  legalMoves,
  newGame,
  PLANTS,
  type PlayerCount,
  parseRecord,
  play,
  SQUARES,
  STANDARD,
  seededRandom,
  toState,
} from '../src/index.ts'
import { editionFaults, jsonPaths } from './faults.ts'
import { playable } from './playable.ts'
import { moves, state, wander, withChange } from './table.ts'

const custom = withChange(STANDARD, 'id', 'custom')

// Deterministic: the same examples in every run.
fc.configureGlobal({ seed: 2007 })

function edition(json: unknown): Edition {
  const checked = checkEdition(json)
  if (!checked.ok) throw new Error(editionFaults(json).join('\n'))
  return checked.value
}

describe('The standard edition', () => {
  test('passes the check', () => {
    expect(checkEdition(STANDARD)).toEqual({ ok: true, value: STANDARD })
  })

  test('round-trips through JSON, and plays the same game', () => {
    const read = JSON.parse(JSON.stringify(STANDARD))
    expect(read).toEqual(STANDARD)
    const game = wander(newGame({ players: 3, seed: 'json', edition: edition(read) }), 'json', 200)
    expect(state(game)).toEqual(state(wander(newGame({ players: 3, seed: 'json' }), 'json', 200)))
  })

  test('has the printed numbers of pieces (R1.5, R2.3, R2.5)', () => {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    expect(sum(Object.values(STANDARD.tokens.goods))).toBe(35)
    const { banker, caravaneer, palace, gardener } = STANDARD.court
    const cards = [...banker, ...caravaneer, ...palace, gardener].map((card) => card.copies[4])
    expect(sum(cards) + 4).toBe(31)
    const qualities = Object.values(STANDARD.tiles).map((tile) => tile.quality)
    expect([1, 2, 3].map((quality) => qualities.filter((one) => one === quality).length)).toEqual([9, 6, 5])
  })
})

describe('Corrupted editions', () => {
  const standardPaths = jsonPaths(STANDARD)
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: -2, max: 20 }),
    fc.constantFrom(...GOODS, ...COURT, ...CITIES, ...SQUARES, ...PLANTS, 'any'),
    fc.constant(undefined),
  )
  const corruption = fc.array(fc.tuple(fc.constantFrom(...standardPaths), value), { minLength: 1, maxLength: 3 })

  const apply = (changes: [string, unknown][]) =>
    changes.reduce<unknown>((json, [path, to]) => {
      try {
        return withChange(json, path, to)
      } catch {
        return json // An earlier change has removed this path.
      }
    }, custom)

  test('are rejected with a path, or playable; nothing throws', () => {
    fc.assert(
      fc.property(corruption, fc.constantFrom<PlayerCount>(2, 3, 4), fc.boolean(), (changes, players, palace) => {
        const checked = checkEdition(apply(changes))
        if (checked.ok) wander(newGame({ players, palace, seed: 'c', edition: checked.value }), 'c', 150)
        else for (const { path, problem } of checked.faults) expect(path.length * problem.length).toBeGreaterThan(0)
      }),
      { numRuns: 400 },
    )
  })

  test('any JSON is checked without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(checkEdition(json).ok).toBe(false)
      }),
    )
  })
})

describe('Custom editions', () => {
  test('changed values take effect in the rules', () => {
    let json = withChange(custom, 'fields.top', ['wine', 'wine'])
    json = withChange(json, 'court.caravaneerZero.keeps', 0)
    json = withChange(json, 'cities', [...STANDARD.cities].reverse())
    const seeds = Array.from({ length: 50 }, (_, seed) => String(seed))
    const games = seeds.map((seed) => newGame({ players: 2, seed, edition: edition(json) }))
    const farmers = (game: Game) =>
      state(game)
        .groups.flat()
        .filter((card) => card.trade === 'farmer').length
    const game = games.find((candidate) => farmers(candidate) >= 2) as Game
    // Two farmers fill the short row; the wine must be discarded at the end of the round.
    const farmer = () => legalMoves(game).find((move) => move.endsWith('farmer')) ?? ''
    for (const _ of [1, 2]) moves(game, farmer(), 'field top')
    expect(state(game).fields.top).toEqual([])
    expect(state(game).seats.map(({ goods }) => goods.wine)).toEqual([1, 1])
    moves(game, 'pass', 'pass', 'temple marduk')
    expect(state(game).decision).toMatchObject({ kind: 'discard', count: 1 })
    expect(state(game).edition).toBe('custom')
  })

  test('the cities may have another order around the ring (R7.1)', () => {
    const json = withChange(custom, 'cities', [...STANDARD.cities].reverse())
    const game = newGame({ players: 2, seed: 'ring', edition: edition(json) })
    const position = fromState(
      withChange(
        withChange(toState(game.position), `seats[${game.position.player}].goods`, {
          barley: 0,
          dates: 0,
          salt: 0,
          palm: 1,
          wine: 0,
        }),
        'reserve.goods.palm',
        toState(game.position).reserve.goods.palm - 1,
      ),
      edition(json),
    )
    if (!position.ok) throw new Error(JSON.stringify(position.faults))
    // Ninoua, last in the standard ring, now follows Babylon.
    const back = { ...game, position: position.value }
    expect(legalMoves(back)).toContain('caravan ninoua')
    expect(legalMoves(back)).not.toContain('caravan eshnunna')
  })

  test('any playable edition plays whole games, and its record replays on its own, byte for byte', () => {
    fc.assert(
      fc.property(
        playable,
        fc.constantFrom<PlayerCount>(2, 3, 4),
        fc.boolean(),
        fc.string(),
        (json, players, palace, seed) => {
          const game = wander(newGame({ players, palace, seed, edition: edition(json) }), seed)
          expect(isOver(game)).toBe(true)
          const record = formatRecord(game)
          const read = parseRecord(record)
          if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.problem}`)
          expect(formatRecord(read.game)).toBe(record)
          expect(toState(read.game.position)).toEqual(toState(game.position))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('positions of a custom edition can be restored with it, and with no other', () => {
    fc.assert(
      fc.property(playable, fc.constantFrom<PlayerCount>(2, 3, 4), fc.nat(150), (json, players, count) => {
        const own = edition(json)
        const game = wander(newGame({ players, seed: 'own', edition: own }), 'own', count)
        const random = seededRandom('on')
        while (!isOver(game) && state(game).decision?.kind !== 'action') {
          const legal = legalMoves(game)
          play(game, legal[random(legal.length)])
        }
        if (isOver(game)) return
        const position = fromState(toState(game.position), own)
        if (!position.ok) throw new Error(JSON.stringify(position.faults))
        expect(toState(position.value)).toEqual(toState(game.position))
        expect(fromState(toState(game.position), STANDARD).ok).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

describe('Hostile editions', () => {
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))

  test('remarks are text or named text, nothing else', () => {
    for (const remark of [deep, 7, [1], { a: { b: 'c' } }, { a: deep }]) {
      expect(checkEdition(withChange(custom, 'tokens.source', remark))).toMatchObject({ ok: false })
      expect(checkEdition(withChange(custom, 'tiles.source', remark))).toMatchObject({ ok: false })
    }
    expect(checkEdition(withChange(custom, 'tokens.source', { camels: 'printed' }))).toMatchObject({ ok: true })
  })

  test('rejects a square that is not a string, whatever its text form', () => {
    for (const square of [deep, { toString: 1, valueOf: 1 }, 7])
      expect(editionFaults(withChange(custom, 'emptySquares.2', [square]))).toEqual([
        expect.stringMatching(/^emptySquares\.2\[0\] must be one of .*, not (a list|an object|7)$/),
      ])
  })

  test('the flag of a trade may only be that of the expansion', () => {
    for (const only of [deep, 'base', 7])
      expect(checkEdition(withChange(custom, 'trades.courtier.only', only))).toMatchObject({
        ok: false,
        faults: [{ path: 'trades.courtier.only' }],
      })
  })

  test('of very many faults some are listed and the rest counted', () => {
    const tiles = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, 7]))
    const checked = checkEdition(withChange(custom, 'tiles', tiles))
    expect(checked.ok ? [] : checked.faults).toHaveLength(31)
    expect(checked.ok ? '' : checked.faults.at(-1)?.problem).toMatch(/^and \d+ more$/)
  })
})

describe('The name of the standard edition', () => {
  test('the same values are the standard edition, whatever the remarks', () => {
    const again = { ...(withChange(STANDARD, 'tokens.source', 'read off a box') as object), $comment: 'mine' }
    expect(checkEdition(again)).toEqual({ ok: true, value: STANDARD })
  })

  test('other values must have another name', () => {
    const json = withChange(STANDARD, 'tokens.camels', 15)
    expect(checkEdition(json)).toMatchObject({ ok: false, faults: [{ path: 'id' }] })
    expect(checkEdition({ ...(json as object), id: 'more camels' })).toMatchObject({ ok: true })
  })
})

describe('Further faults', () => {
  test('a source beside the tiles is a remark, not a tile', () => {
    const own = edition(withChange(custom, 'tiles.source', 'read off a box'))
    const { box } = newGame({ players: 2, seed: 'source', edition: own }).position
    expect(box.tiles.map((tile) => tile.id)).not.toContain('source')
  })

  test('a tile must not have the name of an empty square', () => {
    const json = withChange(withChange(custom, 'tiles.-', STANDARD.tiles.t20), 'tiles.t20')
    expect(checkEdition(json)).toMatchObject({ ok: false })
  })

  test('rejects very deeply nested JSON without throwing', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(checkEdition(deep).ok).toBe(false)
  })
})
