import { arrange } from './arrange.ts'
import { type Exercise, failed, movesOf, solved } from './exercise.ts'

/** R10.2 In Marduk the learner is ahead by lying further right; Tammouz needs the priest and the procession. */
export const TEMPLES: Exercise = {
  part: 'temples',
  page: 'temples',
  clause: 'R10.2',
  name: 'exercise.temples.name',
  goal: 'exercise.temples.goal',
  hints: ['exercise.temples.hint-1', 'exercise.temples.hint-2'],
  targets: [],
  start: () =>
    arrange({
      seed: 'exercise temples',
      players: 3,
      round: 2,
      firstPlayer: 1,
      groups: ['farmer- engineer- merchant-', 'priest farmer- merchant-', 'engineer- priest- farmer-'],
      seats: [
        { score: 6, talents: 2, goods: { palm: 1 } },
        { score: 7, talents: 1, camels: 1, goods: { barley: 1 }, passed: true },
        { score: 5, talents: 2, camels: 2, passed: true },
      ],
      fields: { top: ['red'], bottom: ['black', 'blue'] },
      temples: { ishtar: ['black', 'black'], marduk: ['red', 'blue'], tammouz: ['red'] },
      canals: { 'a1-a2': ['blue'], 'b1-c1': ['black'], 'c1-d1': ['red'] },
    }),
  judge(attempt) {
    const { events } = attempt
    const temples = movesOf(attempt, 'temple').map(({ temple }) => temple)
    const ranked = events.flatMap((event) => (event.type === 'temple-ranked' && event.first === 0 ? event.temple : []))
    if (ranked.includes('marduk') && ranked.includes('tammouz')) return solved('exercise.temples.done')
    if (temples.includes('marduk')) return failed('exercise.temples.marduk')
    if (temples.includes('ishtar')) return failed('exercise.temples.ishtar')
    if (movesOf(attempt, 'pass').length > 0 && !temples.includes('tammouz')) return failed('exercise.temples.pass')
    return undefined
  },
}
