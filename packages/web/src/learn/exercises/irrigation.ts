import { arrange } from './arrange.ts'
import { type Exercise, eventOf, failed, solved } from './exercise.ts'

/** R3.5, R3.8, R9.3 Two open sides give water to c2, but only one of them also lies at b2. */
export const IRRIGATION: Exercise = {
  part: 'irrigation',
  page: 'irrigation',
  clause: 'R3.5',
  name: 'exercise.irrigation.name',
  goal: 'exercise.irrigation.goal',
  hints: ['exercise.irrigation.hint-1', 'exercise.irrigation.hint-2'],
  targets: ['square b2', 'square c2'],
  start: () =>
    arrange({
      seed: 'exercise irrigation',
      players: 3,
      round: 2,
      firstPlayer: 0,
      groups: ['farmer priest merchant', 'engineer priest- merchant', 'priest farmer- merchant'],
      seats: [
        { score: 4, talents: 2, camels: 1, goods: { salt: 1 } },
        { score: 6, talents: 1, camels: 1 },
        { score: 6, talents: 3, camels: 0, goods: { dates: 1 } },
      ],
      fields: { top: ['blue'], bottom: ['red', 'black'] },
      temples: { ishtar: ['neutral', 'red'], marduk: ['black'], tammouz: ['neutral', 'blue'] },
      canals: { 'a1-b1': ['red'], 'b1-b2': ['black'], 'a2-a3': ['blue'] },
    }),
  judge(attempt, { decision }) {
    const canal = eventOf(attempt, 'canal')
    if (canal === undefined) return decision?.reason === 'engineer' ? undefined : failed('exercise.irrigation.other')
    if (canal.side === 'b2-c2') return solved('exercise.irrigation.done')
    return failed(canal.side === 'c1-c2' ? 'exercise.irrigation.lead' : 'exercise.irrigation.dry')
  },
}
