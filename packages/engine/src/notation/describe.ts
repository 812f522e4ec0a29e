import { CITIES } from '../box/cities.ts'
import { GOODS, type Good, ROWS, TEMPLES, TRADES } from '../box/components.ts'
import { COURT } from '../box/court.ts'
import { SIDES, SQUARES } from '../box/garden.ts'
import { POWERS } from '../core/event.ts'
import { GIFTS, type Move } from '../core/move.ts'
import {
  argumentOf,
  countIn,
  firstOf,
  kindOf,
  type MoveCode,
  makeMove,
  oneOf,
  pair,
  secondOf,
} from '../core/move-code.ts'
import { formatMove, parseMove } from '../core/move-notation.ts'

/** The goods of a handful, in box order. */
const goodsIn = (handful: number): Good[] =>
  GOODS.flatMap((good, index) => new Array<Good>(countIn(handful, index)).fill(good))

const handfulOf = (goods: readonly Good[]): number =>
  goods.reduce((handful, good) => handful + oneOf(GOODS.indexOf(good)), 0)

function describeCode(code: MoveCode): Move {
  const kind = kindOf(code)
  const argument = argumentOf(code)
  switch (kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      return { kind }
    case 'recruit':
      return { kind, group: firstOf(argument) + 1, trade: TRADES[secondOf(argument)] }
    case 'caravan':
      return { kind, city: CITIES[argument] }
    case 'field':
      return { kind, row: ROWS[argument] }
    case 'temple':
      return { kind, temple: TEMPLES[argument] }
    case 'irrigate':
      return { kind, side: SIDES[argument] }
    case 'sell':
    case 'discard':
      return { kind, goods: goodsIn(argument) }
    case 'pay':
    case 'good':
    case 'take':
      return { kind, good: GOODS[argument] }
    case 'court':
      return { kind, court: COURT[argument] }
    case 'plant':
      return { kind, square: SQUARES[argument] }
    case 'ishtar':
      return { kind, gift: GIFTS[argument] }
    case 'exchange':
      return { kind, give: GOODS[firstOf(argument)], get: GOODS[secondOf(argument)] }
    case 'power':
      return { kind, power: POWERS[argument] }
    case 'free':
      return { kind, trade: TRADES[argument] }
  }
}

function codeOf(text: string): MoveCode {
  const code = parseMove(text)
  if (code === undefined) throw new RangeError(`not a move: "${text}"`)
  return code
}

/** A move as data, from its text or its code. Throws if the text is not a move; `parseMove` does not throw. */
export const describeMove = (move: string | MoveCode): Move =>
  describeCode(typeof move === 'string' ? codeOf(move) : move)

/** The code of a move, from data or text. Throws if the text is not a move. */
export function moveCode(move: Move | string): MoveCode {
  if (typeof move === 'string') return codeOf(move)
  switch (move.kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      return makeMove(move.kind)
    case 'recruit':
      return makeMove('recruit', pair(move.group - 1, TRADES.indexOf(move.trade)))
    case 'caravan':
      return makeMove('caravan', CITIES.indexOf(move.city))
    case 'field':
      return makeMove('field', ROWS.indexOf(move.row))
    case 'temple':
      return makeMove('temple', TEMPLES.indexOf(move.temple))
    case 'irrigate':
      return makeMove('irrigate', SIDES.indexOf(move.side))
    case 'sell':
    case 'discard':
      return makeMove(move.kind, handfulOf(move.goods))
    case 'pay':
    case 'good':
    case 'take':
      return makeMove(move.kind, GOODS.indexOf(move.good))
    case 'court':
      return makeMove('court', COURT.indexOf(move.court))
    case 'plant':
      return makeMove('plant', SQUARES.indexOf(move.square))
    case 'ishtar':
      return makeMove('ishtar', GIFTS.indexOf(move.gift))
    case 'exchange':
      return makeMove('exchange', pair(GOODS.indexOf(move.give), GOODS.indexOf(move.get)))
    case 'power':
      return makeMove('power', POWERS.indexOf(move.power))
    case 'free':
      return makeMove('free', TRADES.indexOf(move.trade))
  }
}

/** The text of a move in notation, with goods in box order. */
export const moveText = (move: Move): string => formatMove(moveCode(move))
