import { MAX, MAX_TILE_BONUS, NO_TILE_ID, PLAYERS, TILE_ID } from './bounds.ts'
import type { EditionCheck } from './check-players.ts'
import { GOODS } from './components.ts'
import { COURT } from './court.ts'
import { EDITION_VERSION } from './edition.ts'
import { problem } from './edition-problem.ts'
import { DOUBLE_PASSES, FLOOR, SIDES, SQUARES, TOP_SQUARE } from './garden.ts'

/** Features of version 2 are rejected in a file of version 1: an older program would play a different game with it. */
function demandVersion(check: EditionCheck, value: unknown, path: string, version: number): void {
  if (version === 1 && value !== undefined) check.fault(path, problem('newer', { version: EDITION_VERSION }))
}

function checkSides(check: EditionCheck, value: unknown): void {
  const sides = check.list(value, 'doubleSides.sides')
  sides.forEach((side, i) => {
    const path = `doubleSides.sides[${i}]`
    if (check.name(side, path, SIDES) < 0) return
    check.demand(sides.indexOf(side) === i, path, problem('twice', { name: side as string }))
  })
}

/** R3.3, R3.5 Which sides are double, and when such a side lets water pass. */
export function checkDoubleSides(check: EditionCheck, edition: Record<string, unknown>, version: number): void {
  const { doublePasses } = edition
  const doubles = check.record(edition.doubleSides, 'doubleSides', [], ['minFloor', 'sides'])
  const { minFloor, sides } = doubles
  demandVersion(check, sides, 'doubleSides.sides', version)
  if (doubles === edition.doubleSides && (minFloor === undefined) === (sides === undefined))
    check.fault('doubleSides', problem('doubles'))
  if (minFloor !== undefined) check.integer(minFloor, 'doubleSides.minFloor', 1, 5)
  if (sides !== undefined) checkSides(check, sides)
  demandVersion(check, doublePasses, 'doublePasses', version)
  if (doublePasses !== undefined) check.name(doublePasses, 'doublePasses', DOUBLE_PASSES)
}

function checkTile(
  check: EditionCheck,
  value: unknown,
  path: string,
  version: number,
): { quality: number; top: boolean } {
  const tile = check.record(value, path, ['quality', 'points'], ['talents', 'camels', 'goods', 'good', 'court', 'top'])
  const quality = check.integer(tile.quality, `${path}.quality`, 1, 3)
  check.integer(tile.points, `${path}.points`, 0, MAX)
  for (const bonus of ['talents', 'camels', 'goods'])
    if (tile[bonus] !== undefined) check.integer(tile[bonus], `${path}.${bonus}`, 0, MAX_TILE_BONUS)
  demandVersion(check, tile.good, `${path}.good`, version)
  if (tile.good !== undefined) check.name(tile.good, `${path}.good`, GOODS)
  if (tile.court !== undefined) check.name(tile.court, `${path}.court`, [...COURT, 'any'])
  const top = tile.top !== undefined && check.boolean(tile.top, `${path}.top`)
  if (top) check.demand(quality === 3, `${path}.quality`, problem('top-quality'))
  return { quality, top }
}

/** R2.5 Squares without a tile; the top is never one of them. */
export function checkEmptySquares(check: EditionCheck, value: unknown): string[][] | undefined {
  const before = check.count
  const empty = check.record(value, 'emptySquares', ['2', '3', '4'])
  const lists = PLAYERS.map((players) => {
    const path = `emptySquares.${players}`
    const squares = check.list(empty[players], path)
    squares.forEach((square, i) => {
      const index = check.name(square, `${path}[${i}]`, SQUARES)
      check.demand(index !== TOP_SQUARE, `${path}[${i}]`, problem('top-square', { square: SQUARES[TOP_SQUARE] }))
      if (index < 0) return
      check.demand(squares.indexOf(square) === i, `${path}[${i}]`, problem('twice', { name: SQUARES[index] }))
    })
    return squares as string[]
  })
  return check.count === before ? lists : undefined
}

/** R2.5 There must be enough tiles of the quality of each floor; checked once each tile is valid. */
export function checkTiles(check: EditionCheck, value: unknown, empty: string[][] | undefined, version: number): void {
  const before = check.count
  const object = check.object(value, 'tiles')
  check.remarks(object, 'tiles')
  const entries = Object.entries(object).filter(([id]) => id !== '$comment' && id !== 'source')
  check.demand(entries.length <= MAX, 'tiles', problem('tiles', { max: MAX, count: entries.length }))
  const tiles = entries.map(([id, tile]) => {
    const fits = TILE_ID.test(id) && id !== NO_TILE_ID
    check.demand(fits, `tiles.${id}`, problem('tile-id'))
    return checkTile(check, tile, `tiles.${id}`, version)
  })
  if (check.count > before) return
  const tops = tiles.filter((tile) => tile.top).length
  check.demand(tops === 1, 'tiles', problem('tops', { count: tops }))
  if (empty === undefined) return
  PLAYERS.forEach((players, i) => {
    for (const floor of [1, 2, 3]) {
      const squares = SQUARES.filter((square, index) => FLOOR[index] === floor && !empty[i].includes(square)).length
      const there = tiles.filter((tile) => tile.quality === floor && !tile.top).length
      check.demand(there >= squares, 'tiles', problem('floor', { tiles: there, floor, squares, players }))
    }
  })
}

/** R11.1 The game must not be over before it starts. */
export function checkEnd(check: EditionCheck, value: unknown, empty: string[][] | undefined): void {
  const endTiles = check.record(value, 'endTiles', ['2', '3', '4'])
  PLAYERS.forEach((players, i) => {
    check.integer(endTiles[players], `endTiles.${players}`, 0, SQUARES.length - (empty?.[i].length ?? 0) - 1)
  })
}
