import { arrange } from './arrange.ts'
import { type Exercise, eventOf, failed, movesOf, solved } from './exercise.ts'

/** R12.3 – R12.5 A courtier only draws level with Red, who was there earlier; the noble goes past. */
export const PALACE: Exercise = {
  part: 'palace',
  page: 'palace',
  clause: 'R12.3',
  name: 'exercise.palace.name',
  goal: 'exercise.palace.goal',
  hints: ['exercise.palace.hint-1', 'exercise.palace.hint-2'],
  targets: [],
  start: () =>
    arrange({
      seed: 'exercise palace',
      players: 3,
      palace: true,
      round: 1,
      firstPlayer: 0,
      groups: ['farmer- engineer- courtier-', 'priest- merchant- farmer-', 'courtier priest- engineer-'],
      seats: [
        { score: 2, talents: 4, camels: 1, goods: { salt: 1 } },
        { score: 3, talents: 2, camels: 1, track: 1, passed: true },
        { score: 2, talents: 2, camels: 2, goods: { barley: 1 }, passed: true },
      ],
      fields: { top: ['blue'], bottom: ['black'] },
      temples: { ishtar: ['red'], marduk: ['black'] },
      canals: { 'a1-b1': ['blue'], 'b1-c1': ['red'] },
    }),
  judge(attempt) {
    const { events } = attempt
    const power = eventOf(attempt, 'power')
    if (power === undefined) return undefined
    if (power.seat !== 0) return failed('exercise.palace.behind')
    if (power.power !== 'recruit') return failed('exercise.palace.power')
    const [free] = movesOf(attempt, 'free')
    if (free === undefined) return undefined
    if (free.trade !== 'engineer') return failed('exercise.palace.trade')
    const worked = events.slice(events.indexOf(power)).some(({ type }) => type === 'canal')
    return worked ? solved('exercise.palace.done') : undefined
  },
}
