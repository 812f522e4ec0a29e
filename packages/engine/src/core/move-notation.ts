import { CITIES } from '../box/cities.ts'
import { GOODS, ROWS, TEMPLES, TRADES } from '../box/components.ts'
import { COURT } from '../box/court.ts'
import { SIDES, SQUARES } from '../box/garden.ts'
import { POWERS } from './event.ts'
import { GIFTS, MOVE_KINDS, type MoveKind } from './move.ts'
import {
  argumentOf,
  countIn,
  firstOf,
  HANDFUL_MAX,
  kindOf,
  MOVES_OF,
  type MoveCode,
  makeMove,
  oneOf,
  secondOf,
} from './move-code.ts'

/** The words that may follow the verb, for kinds that name one thing. */
const NAMES: Partial<Record<MoveKind, readonly string[]>> = {
  caravan: CITIES,
  field: ROWS,
  temple: TEMPLES,
  irrigate: SIDES,
  pay: GOODS,
  court: COURT,
  good: GOODS,
  plant: SQUARES,
  take: GOODS,
  ishtar: GIFTS,
  power: POWERS,
  free: TRADES,
}

function formatHandful(handful: number): string {
  const words: string[] = []
  for (let good = 0; good < GOODS.length; good++)
    for (let i = countIn(handful, good); i > 0; i--) words.push(GOODS[good])
  return words.join(' ')
}

/** A move as text. */
export function formatMove(move: MoveCode): string {
  const kind = kindOf(move)
  const argument = argumentOf(move)
  switch (kind) {
    case 'pass':
    case 'noble':
    case 'keep':
      return kind
    case 'recruit':
      return `recruit ${firstOf(argument) + 1} ${TRADES[secondOf(argument)]}`
    case 'exchange':
      return `exchange ${GOODS[firstOf(argument)]} ${GOODS[secondOf(argument)]}`
    case 'sell':
    case 'discard':
      return `${kind} ${formatHandful(argument)}`
    default:
      return `${kind} ${NAMES[kind]?.[argument]}`
  }
}

/** Every move except discards, by its text. */
const BY_TEXT = new Map<string, MoveCode>(
  MOVE_KINDS.flatMap((kind) => MOVES_OF[kind]).map((move) => [formatMove(move), move]),
)

/** `discard` with its goods in the order of the box. */
function parseDiscard(text: string): MoveCode | undefined {
  const [verb, ...words] = text.split(' ')
  if (verb !== 'discard' || words.length === 0 || words.length > GOODS.length * HANDFUL_MAX) return undefined
  let handful = 0
  for (const word of words) {
    const good = (GOODS as readonly string[]).indexOf(word)
    if (good < 0 || countIn(handful, good) === HANDFUL_MAX) return undefined
    handful += oneOf(good)
  }
  const move = makeMove('discard', handful)
  return formatMove(move) === text ? move : undefined
}

/** Parses a move, exactly as written; undefined if it is not a move. */
export function parseMove(text: string): MoveCode | undefined {
  return BY_TEXT.get(text) ?? parseDiscard(text)
}
