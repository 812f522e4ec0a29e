import { arrange } from './arrange.ts'
import { type Exercise, eventOf, failed, solved } from './exercise.ts'

/** R7.5, R7.7, R8.3 Susa and Uruk offer the same; only the good of Uruk is there beside the wine. */
export const COURT: Exercise = {
  part: 'court',
  page: 'court',
  clause: 'R8.3',
  name: 'exercise.court.name',
  goal: 'exercise.court.goal',
  hints: ['exercise.court.hint-1', 'exercise.court.hint-2'],
  targets: [],
  start: () =>
    arrange({
      seed: 'exercise court',
      players: 3,
      round: 4,
      firstPlayer: 1,
      groups: ['farmer- engineer- priest', 'merchant- priest- farmer-', 'engineer- merchant- priest-'],
      seats: [
        { score: 12, camels: 1, caravaneer: 1, goods: { dates: 1, wine: 1 } },
        { score: 14, talents: 3, banker: 1, goods: { barley: 1 } },
        { score: 15, talents: 1, camels: 1, palace: 1, gardeners: 1 },
      ],
      caravan: 'eshnunna',
      fields: { top: ['red', 'blue'], bottom: ['black', 'blue', 'red'] },
      temples: { ishtar: ['neutral', 'red'], marduk: ['black', 'neutral'], tammouz: ['neutral', 'blue'] },
      canals: { 'a2-a3': ['black'], 'b1-c1': ['red'], 'c1-d1': ['blue'], 'a2-b2': ['black'], 'a1-b1': ['red'] },
      planted: { a2: 2, c1: 1 },
    }),
  judge(attempt, { seats, caravan }) {
    if (eventOf(attempt, 'caravan') === undefined) return failed('exercise.court.other')
    if (caravan !== 'susa' && caravan !== 'uruk') return failed('exercise.court.elsewhere')
    if (seats[0].goods.wine === 0) return failed('exercise.court.wine')
    const card = eventOf(attempt, 'court')
    if (card === undefined) return undefined
    return card.kind === 'caravaneer' ? solved('exercise.court.done') : failed('exercise.court.banker')
  },
}
