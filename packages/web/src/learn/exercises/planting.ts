import { arrange } from './arrange.ts'
import { type Exercise, eventOf, failed, movesOf, solved } from './exercise.ts'

/** R9.1, R9.3 Of five squares that could be planted, one brings the bonus to the learner without a gardener. */
export const PLANTING: Exercise = {
  part: 'planting',
  page: 'planting',
  clause: 'R9.3',
  name: 'exercise.planting.name',
  goal: 'exercise.planting.goal',
  hints: ['exercise.planting.hint-1', 'exercise.planting.hint-2'],
  targets: ['square a1', 'square b1', 'square b2', 'square c2', 'square c3'],
  start: () =>
    arrange({
      seed: 'exercise planting 346',
      players: 3,
      round: 5,
      firstPlayer: 0,
      groups: ['priest- farmer- merchant-', 'engineer- priest merchant-', 'farmer- engineer- priest-'],
      seats: [
        { score: 19, camels: 1, gardeners: 1, goods: { barley: 1, palm: 1 } },
        { score: 21, talents: 2, banker: 1, camels: 1 },
        { score: 20, talents: 1, caravaneer: 1, goods: { salt: 1 } },
      ],
      caravan: 'uruk',
      plants: {
        eshnunna: { card: 'iris', face: 0 },
        ur: { card: 'lily', face: 1 },
        mari: { card: 'reed', face: 1 },
      },
      fields: { top: ['red', 'black'], bottom: ['blue'] },
      temples: { ishtar: ['neutral', 'black'], marduk: ['red', 'neutral'], tammouz: ['blue', 'red'] },
      canals: {
        'a1-b1': ['red'],
        'b1-b2': ['red'],
        'b2-c2': ['black'],
        'c2-c3': ['blue', 'blue'],
        'a3-a4': ['black'],
      },
      planted: { a3: 2, a4: 1 },
    }),
  judge(attempt) {
    const bonus = eventOf(attempt, 'irrigation-bonus')
    const spent = eventOf(attempt, 'gardeners-spent')
    if (bonus === undefined) {
      const planting = movesOf(attempt, 'caravan').some(({ city }) => city === 'mari') && spent === undefined
      return planting
        ? undefined
        : failed(spent === undefined ? 'exercise.planting.other' : 'exercise.planting.gardener')
    }
    if (bonus.seat === null) return failed('exercise.planting.tie')
    if (bonus.seat !== 0) return failed('exercise.planting.red')
    return spent === undefined ? solved('exercise.planting.done') : failed('exercise.planting.gardener')
  },
}
