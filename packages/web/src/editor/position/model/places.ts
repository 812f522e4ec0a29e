import {
  COURT,
  type Court,
  GOODS,
  type Good,
  SIDES,
  type Side,
  SQUARES,
  type Square,
  type State,
  TEMPLES,
  type Temple,
} from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { Target } from '../../../board/target.ts'

/** The parts of the table, one behind the other where there is little room. */
export const EDITOR_PARTS = ['garden', 'board', 'cards', 'players'] as const
export type EditorPart = (typeof EDITOR_PARTS)[number]

/** What a fault is about: its name, and where it is put right. */
export interface Concerned {
  readonly part: EditorPart
  readonly name: string
  /** In the garden. */
  readonly target?: Target
}

const oneOf = <T extends string>(names: readonly T[], word: string | undefined): T | undefined =>
  names.find((name) => name === word)

function inGarden(text: Text, word: string | undefined): Concerned {
  const square: Square | undefined = oneOf(SQUARES, word)
  const side: Side | undefined = oneOf(SIDES, word)
  if (square !== undefined) return { part: 'garden', name: square, target: `square ${square}` }
  if (side !== undefined) return { part: 'garden', name: side, target: `canal ${side}` }
  return { part: 'garden', name: text.t('table.garden.name') }
}

function inReserve(text: Text, word: string | undefined): Concerned {
  const court: Court | undefined = word === 'gardeners' ? 'gardener' : oneOf(COURT, word)
  if (court !== undefined) return { part: 'players', name: text.name('court', court) }
  if (word === 'caravaneerGoods') return { part: 'cards', name: text.t('table.court.on-cards') }
  return { part: 'board', name: text.t('table.temples') }
}

/** What lies at the path of a fault (`garden.b2`, `seats[1].cubes`), in words. */
export function concernedBy(text: Text, { seats }: Pick<State, 'seats'>, path: string): Concerned {
  const [what, word, ...rest] = path.split(/[.[\]]+/)
  const good: Good | undefined = oneOf(GOODS, word)
  const temple: Temple | undefined = oneOf(TEMPLES, word)
  switch (what) {
    case 'garden':
      return inGarden(text, word)
    case 'canals':
      return inGarden(text, word)
    case 'seats': {
      const name = text.name('color', seats[Number(word)]?.color ?? 'blue')
      return { part: rest[0] === 'cubes' ? 'garden' : 'players', name }
    }
    case 'talents':
    case 'camels':
      return { part: 'players', name: text.t(`rules.tokens.${what}`) }
    case 'goods':
      return { part: 'players', name: good === undefined ? path : text.name('good', good) }
    case 'reserve':
      return inReserve(text, word)
    case 'temples':
      return { part: 'board', name: temple === undefined ? path : text.name('temple', temple) }
    case 'groups':
      return { part: 'cards', name: text.t('table.groups') }
    case 'plants':
      return { part: 'cards', name: text.t('rules.R7.6.caption') }
    case 'powers':
      return { part: 'players', name: text.t('position.powers') }
    case 'firstPlayer':
      return { part: 'players', name: text.t('position.first') }
    case 'decision':
      return { part: 'players', name: text.t('position.turn') }
    default:
      return { part: 'board', name: path }
  }
}
