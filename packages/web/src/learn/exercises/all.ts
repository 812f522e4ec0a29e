import { CARAVAN } from './caravan.ts'
import { COURT } from './court.ts'
import type { Exercise } from './exercise.ts'
import { FIELDS } from './fields.ts'
import { IRRIGATION } from './irrigation.ts'
import { PALACE } from './palace.ts'
import { PLANTING } from './planting.ts'
import { TEMPLES } from './temples.ts'

/** One exercise for each part of the rules, in the order of learning. */
export const EXERCISES: readonly Exercise[] = [FIELDS, TEMPLES, IRRIGATION, CARAVAN, COURT, PLANTING, PALACE]
