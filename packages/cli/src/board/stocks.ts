import { COURT, GOODS } from '@amyitis/engine'
import { roman } from '@amyitis/narration'
import { clip, padEnd, padStart } from '../terminal/width.ts'
import type { View } from '../views/view.ts'

const NAME = 16

interface Row {
  readonly points: string | number
  readonly talents: string | number
  readonly camels: string | number
  readonly cubes: string | number
  readonly goods: readonly (string | number)[]
  readonly court: readonly (string | number)[]
  readonly tiles: string | number
  readonly track: string | number
}

const dot = (count: number) => (count === 0 ? '·' : count)

function cells(row: Row, palace: boolean): string {
  const four = [row.points, row.talents, row.camels, row.cubes].map((cell) => padStart(String(cell), 4))
  const goods = row.goods.map((cell) => padStart(String(cell), 4))
  const court = row.court.map((cell) => padStart(String(cell), 4))
  const rest = (palace ? [row.tiles, row.track] : [row.tiles]).map((cell) => padStart(String(cell), 4))
  return [...four, ' ', ...goods, ' ', ...court, ' ', ...rest].join('').trimEnd()
}

function seatLine({ state, text, names, paint }: View, index: number): string {
  const seat = state.seats[index]
  const marks = [
    state.decision?.player === index ? '>' : ' ',
    state.firstPlayer === index ? '1' : ' ',
    seat.passed ? '-' : ' ',
  ].join('')
  const name = padEnd(clip(names[index], NAME - 5), NAME - 5)
  const level = (value: number, none = '-') => (value === 0 ? none : roman(value))
  const row = cells(
    {
      ...seat,
      points: seat.score,
      goods: GOODS.map((good) => dot(seat.goods[good])),
      court: [level(seat.banker), level(seat.caravaneer, '0'), level(seat.palace), dot(seat.gardeners)],
      tiles: seat.tiles.length,
    },
    state.palace,
  )
  return `${marks}${paint(text.name('letter', seat.color), seat.color)} ${paint(name, seat.passed ? 'dim' : 'plain')} ${row}`
}

/** R1.4 What everyone owns, and the reserve. */
export function stockLines(view: View): string[] {
  const { state, text, paint } = view
  const head = cells(
    {
      points: text.t('board.points'),
      talents: text.t('board.talents'),
      camels: text.t('board.camels'),
      cubes: text.t('board.cubes'),
      goods: GOODS.map((good) => text.name('good', good, 'abbr')),
      court: COURT.map((kind) => text.name('court', kind, 'abbr')),
      tiles: text.t('board.tiles'),
      track: text.t('board.track'),
    },
    state.palace,
  )
  const { reserve } = state
  const common = cells(
    {
      points: '',
      talents: reserve.talents,
      camels: reserve.camels,
      cubes: `${text.name('letter', 'neutral')}${reserve.neutral}`,
      goods: GOODS.map((good) => dot(reserve.goods[good])),
      court: ['', '', '', dot(reserve.gardeners)],
      tiles: '',
      track: '',
    },
    state.palace,
  )
  return [
    `${paint(padEnd(text.t('board.stocks'), NAME), 'bold')} ${paint(head, 'dim')}`,
    ...state.seats.map((_, index) => seatLine(view, index)),
    `${padEnd(`   ${text.t('board.reserve')}`, NAME)} ${common}`,
  ]
}
