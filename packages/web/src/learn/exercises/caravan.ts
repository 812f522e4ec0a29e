import { MAX_SOLD } from '@amyitis/engine'
import { arrange } from './arrange.ts'
import { type Exercise, eventOf, failed, movesOf, solved } from './exercise.ts'

/** R7.2, R7.4 Babylon is two spaces away, which Caravaneer I makes as cheap as one. */
export const CARAVAN: Exercise = {
  part: 'caravan',
  page: 'babylon',
  clause: 'R7.4',
  name: 'exercise.caravan.name',
  goal: 'exercise.caravan.goal',
  hints: ['exercise.caravan.hint-1', 'exercise.caravan.hint-2'],
  targets: [],
  start: () =>
    arrange({
      seed: 'exercise caravan',
      players: 3,
      round: 4,
      firstPlayer: 2,
      groups: ['farmer- priest merchant-', 'engineer- farmer- priest', 'merchant- priest- engineer-'],
      seats: [
        { score: 13, camels: 1, caravaneer: 1, goods: { barley: 1, dates: 1, wine: 1 } },
        { score: 16, talents: 2, banker: 1, goods: { salt: 1 } },
        { score: 12, talents: 1, camels: 2, palace: 1 },
      ],
      caravan: 'khorsabad',
      fields: { top: ['red', 'blue', 'black'], bottom: ['blue'] },
      temples: { ishtar: ['neutral', 'blue'], marduk: ['neutral', 'red', 'black'], tammouz: ['black', 'neutral'] },
      canals: { 'a1-b1': ['red'], 'b1-c1': ['black'], 'a1-a2': ['blue'], 'b1-b2': ['red'] },
      planted: { b1: 1 },
    }),
  judge(attempt, { decision, caravan }) {
    if (eventOf(attempt, 'caravan') === undefined) return failed('exercise.caravan.other')
    if (caravan !== 'babylon') return failed('exercise.caravan.elsewhere')
    const [sale] = movesOf(attempt, 'sell')
    if (sale === undefined) return undefined
    if (sale.goods.length < MAX_SOLD) return failed('exercise.caravan.one')
    if (sale.goods.includes('wine')) return failed('exercise.caravan.wine')
    return decision?.kind === 'irrigate' ? undefined : solved('exercise.caravan.done')
  },
}
