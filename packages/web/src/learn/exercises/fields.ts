import { arrange } from './arrange.ts'
import { type Exercise, eventOf, failed, movesOf, solved } from './exercise.ts'

/** R6.2 Both rows lack one cube; in one of them the learner would have the most, in the other as many as Red. */
export const FIELDS: Exercise = {
  part: 'fields',
  page: 'recruit',
  clause: 'R6.2',
  name: 'exercise.fields.name',
  goal: 'exercise.fields.goal',
  hints: ['exercise.fields.hint-1', 'exercise.fields.hint-2'],
  targets: [],
  start: () =>
    arrange({
      seed: 'exercise fields',
      players: 3,
      round: 3,
      firstPlayer: 0,
      groups: ['farmer priest- engineer', 'merchant priest merchant-', 'priest- engineer merchant'],
      seats: [
        { score: 9, talents: 2, camels: 1, goods: { salt: 1 } },
        { score: 11, talents: 3, camels: 1, goods: { dates: 1 } },
        { score: 10, talents: 1, camels: 2, banker: 1 },
      ],
      fields: { top: ['blue', 'red', 'black', 'blue'], bottom: ['red', 'blue', 'red', 'black'] },
      temples: { ishtar: ['red', 'neutral'], marduk: ['neutral', 'black'], tammouz: ['neutral'] },
      canals: { 'a1-b1': ['red'], 'b1-b2': ['black'], 'a3-a4': ['blue'] },
    }),
  judge(attempt, { decision }) {
    if (movesOf(attempt, 'pass').length > 0) return failed('exercise.fields.other')
    const full = eventOf(attempt, 'row-full')
    if (full !== undefined) return full.most === 0 ? solved('exercise.fields.done') : failed('exercise.fields.tie')
    return decision?.kind === 'field' ? undefined : failed('exercise.fields.other')
  },
}
