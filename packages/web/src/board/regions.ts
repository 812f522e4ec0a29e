import { kindOfTarget, type Target, type TargetKind } from './target.ts'

/** The parts of the table, in the order of their keys. */
export const REGIONS = ['garden', 'caravan', 'fields', 'players', 'log'] as const
export type Region = (typeof REGIONS)[number]

const WHERE: Readonly<Partial<Record<TargetKind, Region>>> = {
  canal: 'garden',
  square: 'garden',
  card: 'garden',
  city: 'caravan',
  court: 'caravan',
  row: 'fields',
  temple: 'fields',
  power: 'fields',
  noble: 'fields',
}

/** The region in which a target lies; undefined for what the prompt offers. */
export const regionOf = (target: Target): Region | undefined => WHERE[kindOfTarget(target)]

const ALONE: readonly TargetKind[] = ['canal', 'square', 'row', 'temple']

/** The one region in which all choices of a decision lie, if they lie nowhere else and are not buttons of the prompt. */
export function onlyRegion(targets: readonly Target[]): Region | undefined {
  const alone = targets.every((target) => ALONE.includes(kindOfTarget(target)))
  return alone && targets.length > 0 ? regionOf(targets[0]) : undefined
}
