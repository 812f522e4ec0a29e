import type { Script } from './script.ts'

const FLOOR_ONE = ['square a1', 'square a2'] as const

/**
 * The first round of a game for three: Red begins, then Black, then Blue, the learner, who thus leads the procession. The
 * seed deals farmer and engineer into group 2 and lays tiles without further choices on a1 and a2.
 */
export const FIRST_ROUND = {
  id: 'first-round',
  game: { players: 3, seed: 'first garden 295' },
  steps: [
    { text: 'guide.welcome', targets: [], clause: 'R1.1' },
    { text: 'guide.garden', targets: ['square d4', 'square c3', 'square b2', ...FLOOR_ONE], clause: 'R3.1' },
    { text: 'guide.plan', targets: ['seat 0'], clause: 'R9.1' },
    {
      text: 'guide.groups',
      targets: ['card 0 0', 'card 0 1', 'card 0 2', 'card 1 0', 'card 1 1', 'card 1 2'],
      clause: 'R5.3',
    },
    {
      text: 'guide.red-farmer',
      targets: ['card 0 2', 'row bottom'],
      clause: 'R6.1',
      watch: ['recruit 1 farmer', 'field bottom'],
    },
    {
      text: 'guide.black-engineer',
      targets: ['card 0 1', 'canal b1-c1'],
      clause: 'R6.4',
      watch: ['recruit 1 engineer', 'irrigate b1-c1'],
    },
    { text: 'guide.farmer', targets: ['card 1 1'], clause: 'R5.3', accept: ['recruit 2 farmer'] },
    { text: 'guide.field', targets: ['row top', 'city eshnunna'], clause: 'R6.1', accept: ['field top'] },
    {
      text: 'guide.marduk',
      targets: ['card 2 2', 'temple marduk'],
      clause: 'R6.3',
      watch: ['recruit 3 merchant', 'recruit 3 priest', 'temple marduk'],
    },
    { text: 'guide.engineer', targets: ['card 1 0'], clause: 'R5.3', accept: ['recruit 2 engineer'] },
    { text: 'guide.irrigate', targets: ['canal a1-a2'], clause: 'R3.5', accept: ['irrigate a1-a2'] },
    {
      text: 'guide.priests',
      targets: ['temple ishtar'],
      clause: 'R6.3',
      watch: ['recruit 1 priest', 'temple ishtar', 'recruit 3 priest', 'temple ishtar'],
    },
    { text: 'guide.caravan', targets: ['city eshnunna'], clause: 'R7.2', accept: ['caravan eshnunna'] },
    { text: 'guide.plant', targets: FLOOR_ONE, clause: 'R9.1', accept: ['plant a1', 'plant a2'] },
    { text: 'guide.planted', targets: ['canal a1-a2', 'city eshnunna'], clause: 'R9.3' },
    {
      text: 'guide.susa',
      targets: ['city susa', 'court banker'],
      clause: 'R7.5',
      watch: ['caravan susa', 'court banker', 'pass'],
    },
    { text: 'guide.pass', targets: ['pass'], clause: 'R5.2', accept: ['pass'] },
    { text: 'guide.talents', targets: ['seat 0', 'seat 2'], clause: 'R5.2', watch: ['recruit 2 merchant', 'pass'] },
    { text: 'guide.procession', targets: ['temple tammouz'], clause: 'R10.1', accept: ['temple tammouz'] },
    { text: 'guide.ishtar', targets: ['temple ishtar', 'temple marduk'], clause: 'R10.2', watch: ['ishtar camel'] },
    {
      text: 'guide.tammouz',
      targets: ['row top', 'row bottom'],
      clause: 'R10.2',
      accept: ['field top', 'field bottom'],
    },
    { text: 'guide.next', targets: ['seat 1', 'seat 2'], clause: 'R10.4' },
    { text: 'guide.end', targets: [], clause: 'R11.1' },
    { text: 'guide.done', targets: [] },
  ],
} as const satisfies Script
