import { START } from '../box/components.ts'
import { LAST_ROUND } from '../box/favour.ts'
import { COURTIER_PLACES, COURTIER_POINTS } from '../palace/courtier.ts'
import { NOBLE_PLACES, NOBLE_TALENTS } from '../palace/noble.ts'
import { ADVANCE_PLACES, ADVANCE_TALENTS } from '../palace/powers.ts'
import { GOOD_POINTS } from '../round/end.ts'
import { ENGINEER_POINTS } from '../round/engineer.ts'
import { MERCHANT_CAMELS } from '../round/merchant.ts'
import { MAX_SOLD, salePoints } from '../round/sell.ts'
import { MARDUK_FIRST, MARDUK_SECOND } from '../round/temples.ts'
import { PASS_TALENTS } from '../round/turn.ts'

/** The numbers that the rules themselves state, whatever the edition; sentences name them by these keys. */
export const RULE_VALUES = {
  /** R2.6 */
  startTalents: START.talents,
  startCamels: START.camels,
  /** R5.2 */
  passTalents: PASS_TALENTS,
  /** R6.4 */
  engineerPoints: ENGINEER_POINTS,
  /** R6.5 */
  merchantCamels: MERCHANT_CAMELS,
  /** R7.4 */
  maxSold: MAX_SOLD,
  salePoints: salePoints(1),
  maxSalePoints: salePoints(MAX_SOLD),
  /** R10.2 */
  mardukFirst: MARDUK_FIRST,
  mardukSecond: MARDUK_SECOND,
  /** R11.3 */
  goodPoints: GOOD_POINTS,
  /** R11.4 */
  lastRound: LAST_ROUND,
  /** R12.3 */
  advancePlaces: ADVANCE_PLACES,
  advanceTalents: ADVANCE_TALENTS,
  /** R12.4 */
  courtierPlaces: COURTIER_PLACES,
  courtierPoints: COURTIER_POINTS,
  /** R12.5 */
  nobleTalents: NOBLE_TALENTS,
  noblePlaces: NOBLE_PLACES,
} as const
