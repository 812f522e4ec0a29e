import fc from 'fast-check'
import { COURT, GOODS, PLANTS, SIDES, SQUARES, STANDARD } from '../src/index.ts'

const level = fc.integer({ min: 1, max: 6 })
const levels = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** Any playable edition. */
export const playable: fc.Arbitrary<unknown> = fc
  .record({
    goods: fc.tuple(...GOODS.map(() => fc.integer({ min: 1, max: 15 }))),
    camels: fc.integer({ min: 4, max: 20 }),
    talents: fc.integer({ min: 16, max: 40 }),
    cubes: fc.integer({ min: 1, max: 40 }),
    neutral: fc.integer({ min: 0, max: 25 }),
    levels: fc.tuple(level, level, level),
    copies: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 57, maxLength: 57 }),
    effects: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 32, maxLength: 32 }),
    top: fc.array(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 9 }),
    bottom: fc.array(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 9 }),
    ring: fc.shuffledSubarray([...STANDARD.cities], { minLength: 9, maxLength: 9 }),
    prices: fc.array(fc.constantFrom(...GOODS.slice(0, 4)), { minLength: 14, maxLength: 14 }),
    offers: fc.array(fc.shuffledSubarray([...COURT], { minLength: 2, maxLength: 2 }), { minLength: 9, maxLength: 9 }),
    doubleSides: fc.oneof(
      fc.record({ minFloor: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ sides: fc.shuffledSubarray([...SIDES]) }),
    ),
    doublePasses: fc.constantFrom('none', 'first'),
    ids: fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/), { minLength: 20, maxLength: 20 }),
    bonus: fc.array(
      fc.record(
        {
          points: fc.integer({ min: 0, max: 12 }),
          talents: fc.integer({ min: 0, max: 9 }),
          camels: fc.integer({ min: 0, max: 9 }),
          goods: fc.integer({ min: 0, max: 3 }),
          good: fc.constantFrom(...GOODS),
          court: fc.constantFrom(...COURT, 'any'),
        },
        { requiredKeys: ['points'] },
      ),
      { minLength: 20, maxLength: 20 },
    ),
    empty: fc.array(fc.shuffledSubarray(SQUARES.slice(0, -1), { maxLength: 12 }), { minLength: 3, maxLength: 3 }),
    end: fc.integer({ min: 0, max: 3 }),
  })
  .map((draw) => {
    let at = 0
    const copies = () => ({ 2: draw.copies[at++], 3: draw.copies[at++], 4: draw.copies[at++] })
    let effect = 0
    const next = () => draw.effects[effect++]
    let good = 0
    const price = () => draw.prices[good++]
    const ids = draw.ids.filter((id) => id !== 'unused' && id !== 'source')
    return {
      ...STANDARD,
      id: 'drawn',
      tokens: {
        goods: Object.fromEntries(GOODS.map((name, i) => [name, draw.goods[i]])),
        camels: draw.camels,
        talents: draw.talents,
        cubesPerPlayer: draw.cubes,
        neutralCubes: draw.neutral,
      },
      court: {
        banker: levels(draw.levels[0]).map((level) => ({ level, talents: next(), points: next(), copies: copies() })),
        caravaneer: levels(draw.levels[1]).map((level) => ({ level, bonus: next(), keeps: next(), copies: copies() })),
        palace: levels(draw.levels[2]).map((level) => ({ level, points: next(), copies: copies() })),
        gardener: { copies: copies() },
        caravaneerZero: { bonus: next(), keeps: next() },
      },
      fields: { top: draw.top, bottom: draw.bottom },
      cities: draw.ring.map((city, i) => ({
        id: city.id,
        kind: city.kind,
        ...(city.kind === 'babylon' ? {} : { good: price() }),
        ...(city.kind === 'court' ? { offers: draw.offers[i] } : {}),
      })),
      plants: Object.fromEntries(
        PLANTS.map((plant) => [
          plant,
          [plant === 'khorsabad' ? { quality: 2, good: price() } : { quality: 1 }, { quality: 2, good: price() }],
        ]),
      ),
      doubleSides: draw.doubleSides,
      doublePasses: draw.doublePasses,
      tiles: Object.fromEntries(
        Object.values(STANDARD.tiles)
          .slice(-ids.length)
          .map((tile, i) => [
            ids[i],
            { quality: tile.quality, ...draw.bonus[i], ...(tile.top === true ? { top: true } : {}) },
          ]),
      ),
      endTiles: { 2: draw.end, 3: draw.end, 4: draw.end },
      emptySquares: { 2: draw.empty[0], 3: draw.empty[1], 4: draw.empty[2] },
    }
  })
