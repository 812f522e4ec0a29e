import { FLOOR, qualityAsked, SIDES, SIDES_AROUND, SQUARES } from '@amyitis/engine'
import { tileParts } from '@amyitis/narration'
import type { TableModel } from '../../board/model.ts'
import type { GardenView } from '../view.ts'

/** "Blue 2, neutral 1": whose cubes, in the order of the seats. */
function cubesIn({ text, state, players }: TableModel, cubes: readonly string[]): string {
  const owners = [
    ...state.seats.map((seat, index) => [seat.color, players[index].name]),
    ['neutral', text.t('table.garden.neutral')],
  ]
  return owners
    .flatMap(([color, who]) => {
      const count = cubes.filter((cube) => cube === color).length
      return count === 0 ? [] : [text.t('table.garden.cubes', { who, count })]
    })
    .join(', ')
}

function lyingOn({ text, state, view, players }: TableModel, garden: GardenView, index: number): string {
  const square = SQUARES[index]
  const floor = FLOOR[index]
  if (garden.paved[index]) return text.t('table.garden.paved', { square, floor })
  if (garden.planted[index]) {
    const planter = state.seats.findIndex((seat) => seat.color === garden.planters[index])
    if (planter < 0) return text.t('table.garden.planted', { square, floor })
    return text.t('table.garden.planted.by', { square, floor, who: players[planter].name })
  }
  const parts = text.list(tileParts(view, square))
  return text.t('table.garden.tile', { square, floor, quality: qualityAsked(square), parts })
}

const isWet = ({ water }: GardenView, index: number) =>
  SIDES_AROUND[index].some((side) => water.sides[side].fill === 'full')
const cubesAround = ({ cubes }: GardenView, index: number) => SIDES_AROUND[index].flatMap((side) => cubes[side])

/** What the words about a square depend on. */
export const seenOfSquare = (garden: GardenView, index: number) => [
  garden.tiles[index],
  garden.paved[index],
  garden.planted[index],
  garden.planters[index],
  isWet(garden, index),
  cubesAround(garden, index),
]

/** All that can be seen of a square, in words. */
export function squareLabel(table: TableModel, garden: GardenView, index: number): string {
  const { text } = table
  const wet = isWet(garden, index)
  const cubes = cubesAround(garden, index)
  const around = cubes.length === 0 ? [] : [text.t('table.garden.around', { cubes: cubesIn(table, cubes) })]
  return [lyingOn(table, garden, index), text.t(wet ? 'table.garden.wet' : 'table.garden.dry'), ...around].join(' ')
}

/** What the words about a canal depend on. */
export const seenOfCanal = (garden: GardenView, index: number) => [garden.water.sides[index].fill, garden.cubes[index]]

/** All that can be seen of a canal, in words. */
export function canalLabel(table: TableModel, garden: GardenView, index: number): string {
  const { text, box } = table
  const side = SIDES[index]
  const { fill } = garden.water.sides[index]
  if (fill === 'dry') return text.t('table.garden.canal.dry', { side, zones: box.zones[index] })
  const cubes = cubesIn(table, garden.cubes[index])
  return text.t(fill === 'half' ? 'table.garden.canal.half' : 'table.garden.canal.full', { side, cubes })
}
