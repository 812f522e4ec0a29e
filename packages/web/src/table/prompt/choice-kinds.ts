import { COURT, GOODS, type Move, POWERS, ROWS, TEMPLES, TRADES } from '@amyitis/engine'
import type { Choice, TableModel } from '../../board/model.ts'
import { kindOfTarget, type TargetKind } from '../../board/target.ts'

/** Choices that lie on the table where everybody sees them glow; all others are buttons in the prompt. */
const ON_TABLE: readonly TargetKind[] = ['card', 'city', 'canal', 'square', 'row', 'temple']
/** Actions beside recruiting and the caravan: short buttons next to the others. */
const SHORT: readonly TargetKind[] = ['noble', 'pass']
/** On a phone on its side these lie behind a tab: they are buttons of the prompt as well. */
const DOUBLED: readonly TargetKind[] = ['row', 'temple']
/** From this many choices on, goods are picked one by one. */
const MANY = 3

/** In a fixed order, passing last, where it never moves. */
export const shortChoices = (choices: readonly Choice[]): Choice[] =>
  SHORT.flatMap((kind) => choices.filter(({ target }) => kindOfTarget(target) === kind))

/** The order of the things on the table. */
const ORDER: readonly string[] = [...ROWS, ...TEMPLES, ...COURT, ...POWERS, ...TRADES, ...GOODS]

/** The first thing that a move names, if it is one of those. */
function thingOf(move: Move): string {
  switch (move.kind) {
    case 'field':
      return move.row
    case 'temple':
      return move.temple
    case 'court':
      return move.court
    case 'power':
      return move.power
    case 'free':
      return move.trade
    case 'pay':
    case 'good':
    case 'take':
      return move.good
    case 'sell':
    case 'discard':
      return move.goods[0]
    case 'exchange':
      return move.give
    case 'pass':
    case 'recruit':
    case 'caravan':
    case 'noble':
    case 'irrigate':
    case 'plant':
    case 'ishtar':
    case 'keep':
      return ''
  }
}

const placeOf = ({ move }: Choice) => ORDER.indexOf(thingOf(move))

/** The choices that need buttons of their own, in the order in which they lie on the table. */
export const offeredChoices = (choices: readonly Choice[], doubled = false): Choice[] =>
  choices
    .filter(({ target }) => {
      const kind = kindOfTarget(target)
      return doubled && DOUBLED.includes(kind) ? true : ![...ON_TABLE, ...SHORT].includes(kind)
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b))

/** How many places glow: two cards alike are two of them, and lead to the same choice. */
export const glowing = ({ choiceAt }: Pick<TableModel, 'choiceAt'>): number =>
  [...choiceAt.keys()].filter((target) => {
    const kind = kindOfTarget(target)
    return ON_TABLE.includes(kind) || kind === 'noble'
  }).length

export type Picking = 'sell' | 'discard' | 'exchange'

/** Are goods picked one by one, because there are many ways to put them together? */
export function pickingOf({ state, choices }: Pick<TableModel, 'state' | 'choices'>): Picking | undefined {
  const kind = state.decision?.kind
  const picks = kind === 'sell' || kind === 'discard' || kind === 'exchange'
  return picks && choices.length > MANY ? kind : undefined
}
