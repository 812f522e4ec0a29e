import type { State } from '@amyitis/engine'
import type { Clause } from '@amyitis/narration'
import { partsOf, type Target } from '../board/target.ts'

/** Everything that lies on the table, and the clause that says what it is for. */
export const RULE_OF = {
  garden: 'R3.1',
  square: 'R9.1',
  tile: 'R9.2',
  canal: 'R3.5',
  river: 'R3.4',
  floor: 'R3.2',
  caravan: 'R7.2',
  city: 'R7.3',
  babylon: 'R7.4',
  'court-city': 'R7.5',
  'plant-city': 'R7.6',
  'plant-card': 'R7.6',
  temple: 'R10.2',
  procession: 'R10.1',
  row: 'R6.1',
  field: 'R6.1',
  group: 'R5.3',
  'trade-card': 'R5.3',
  farmer: 'R6.1',
  priest: 'R6.3',
  engineer: 'R6.4',
  merchant: 'R6.5',
  courtier: 'R12.4',
  noble: 'R12.5',
  pass: 'R5.2',
  'court-card': 'R8.1',
  banker: 'R4.2',
  caravaneer: 'R7.2',
  palace: 'R8.2',
  gardener: 'R8.4',
  good: 'R1.3',
  wine: 'R7.7',
  'goods-kept': 'R10.3',
  camel: 'R7.2',
  talent: 'R5.3',
  cubes: 'R1.2',
  'neutral-cube': 'R1.2',
  stock: 'R1.4',
  reserve: 'R1.5',
  points: 'R1.1',
  tiles: 'R11.2',
  favour: 'R11.2',
  'tiles-left': 'R11.1',
  'first-player': 'R10.4',
  round: 'R1.6',
  income: 'R4.2',
  'irrigation-bonus': 'R9.3',
  'palace-track': 'R12.2',
  power: 'R12.3',
} as const satisfies Readonly<Record<string, Clause>>

export type TableObject = keyof typeof RULE_OF

/** What lies at a target of the table; undefined for what the prompt alone offers. */
export function objectAt(
  { groups, plants }: Pick<State, 'groups' | 'plants'>,
  target: Target,
): TableObject | undefined {
  const parts = partsOf(target)
  switch (parts.kind) {
    case 'card':
      return groups[parts.group]?.[parts.place]?.trade
    case 'court':
      return parts.court
    case 'city':
      if (parts.city === 'babylon') return 'babylon'
      return parts.city in plants ? 'plant-city' : 'court-city'
    case 'prompt':
      return undefined
    default:
      return parts.kind
  }
}
