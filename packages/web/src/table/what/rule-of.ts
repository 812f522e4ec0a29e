import { describeMove, type MoveKind, type State } from '@amyitis/engine'
import type { Clause } from '@amyitis/narration'
import { type MarkParts, partsOfMark } from '../../board/mark.ts'
import { isTarget } from '../../board/target.ts'
import { objectAt, RULE_OF, type TableObject } from '../../rules/objects.ts'

/** What a player owns, by the names of the places where it lies. */
const OWNED: Readonly<Record<string, TableObject>> = {
  score: 'points',
  talents: 'talent',
  camels: 'camel',
  cubes: 'cubes',
  goods: 'goods-kept',
  good: 'goods-kept',
  gardener: 'gardener',
  banker: 'banker',
  caravaneer: 'caravaneer',
  palace: 'palace',
  tiles: 'tiles',
  favour: 'favour',
  first: 'first-player',
  passed: 'pass',
}

const IN_RESERVE: Readonly<Record<string, TableObject>> = {
  talents: 'talent',
  camels: 'camel',
  neutral: 'neutral-cube',
  wine: 'wine',
}

const ALONE: Readonly<Record<string, TableObject>> = {
  caravan: 'caravan',
  track: 'palace-track',
  group: 'group',
  'tiles-left': 'tiles-left',
  round: 'round',
}

/** What the prompt alone offers, by the kind of the move. */
const OFFERED: Readonly<Partial<Record<MoveKind, Clause>>> = {
  sell: 'R7.4',
  ishtar: 'R10.2',
  exchange: 'R10.2',
  keep: 'R10.2',
  discard: 'R10.3',
  free: 'R12.3',
}

function objectOf(state: State, at: string, mark: MarkParts): TableObject | undefined {
  if (mark.kind === 'seat') return OWNED[mark.what ?? ''] ?? 'stock'
  if (mark.kind === 'reserve') return mark.what === undefined ? 'reserve' : (IN_RESERVE[mark.what] ?? 'good')
  return ALONE[mark.kind] ?? (isTarget(at) ? objectAt(state, at) : undefined)
}

/** The clause that says what a thing on the table is for; undefined for what is no thing of the game. */
export function ruleOf(state: State, at: string): Clause | undefined {
  const mark = partsOfMark(at)
  if (mark === undefined) return undefined
  switch (mark.kind) {
    // R8.3 says what happens to the goods on the Caravaneer II cards.
    case 'on-card':
    case 'on-cards':
      return 'R8.3'
    // The price of a way, and the plant card of a city, are marked beside the city itself.
    case 'cost':
      return RULE_OF.caravan
    case 'plant':
      return RULE_OF['plant-card']
    case 'prompt':
      return OFFERED[describeMove(mark.move).kind]
    default: {
      const object = objectOf(state, at, mark)
      return object === undefined ? undefined : RULE_OF[object]
    }
  }
}
