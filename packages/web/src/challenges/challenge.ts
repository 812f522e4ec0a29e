import type { Level } from '@amyitis/bots'
import {
  fromState,
  type Game,
  gameFrom,
  newGame,
  type PlayerCount,
  STANDARD,
  type State,
  toState,
} from '@amyitis/engine'
import type { GameInProgress } from '../game/game-in-progress.ts'
import { isHuman } from '../game/seats.ts'
import { type Goal, type GoalVerdict, judge } from './goal.ts'

export const CHALLENGE_IDS = ['summit', 'behind', 'market', 'marduk', 'dry', 'palace', 'three'] as const
export type ChallengeId = (typeof CHALLENGE_IDS)[number]

/** A set game against bots, rated with a star for each goal reached. Everybody gets the same tiles and deals. */
export interface Challenge {
  readonly id: ChallengeId
  readonly opponents: readonly Level[]
  readonly palace?: true
  /** How the table differs from a fresh one. */
  readonly start?: (state: State) => void
  /** The number that makes the goal harder with each star, and the goal. */
  readonly stars: readonly [number, number, number]
  readonly goal: (number: number) => Goal
}

const HEAD_START = 12

/** Both players' cubes lead water up to the third terrace, and you have a gardener. */
function waterToTheTop({ canals, seats, reserve }: State): void {
  const [you, rival] = seats
  canals['a3-a4'] = [rival.color]
  canals['b3-b4'] = [you.color]
  canals['c3-c4'] = [rival.color, you.color]
  you.cubes -= 2
  rival.cubes -= 2
  you.gardeners = 1
  reserve.gardeners -= 1
}

export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'summit',
    opponents: ['merchant'],
    start: waterToTheTop,
    stars: [5, 4, 3],
    goal: (round) => ({ plant: { square: 'd4', round } }),
  },
  {
    id: 'behind',
    opponents: ['engineer'],
    start: ({ seats }) => {
      seats[1].score = HEAD_START
    },
    stars: [0, 5, 10],
    goal: (win) => ({ win }),
  },
  {
    id: 'market',
    opponents: ['merchant'],
    stars: [6, 12, 18],
    goal: (count) => ({ win: 0, points: { clause: 'R7.4', count } }),
  },
  {
    id: 'marduk',
    opponents: ['merchant'],
    stars: [10, 15, 20],
    goal: (count) => ({ win: 0, points: { clause: 'R10.2', count } }),
  },
  { id: 'dry', opponents: ['gardener'], stars: [0, 8, 15], goal: (win) => ({ win, dry: true }) },
  {
    id: 'palace',
    opponents: ['merchant'],
    palace: true,
    stars: [3, 4, 5],
    goal: (palace) => ({ win: 0, palace }),
  },
  { id: 'three', opponents: ['merchant', 'merchant', 'merchant'], stars: [0, 5, 10], goal: (win) => ({ win }) },
]

export const challengeWith = (id: string | undefined): Challenge | undefined => CHALLENGES.find((one) => one.id === id)

export const seedOf = ({ id }: Challenge) => `challenge ${id}`

/** The game of a challenge at its beginning. */
export function challengeGame(challenge: Challenge): Game {
  const { opponents, palace = false, start } = challenge
  const seed = seedOf(challenge)
  const game = newGame({ players: (opponents.length + 1) as PlayerCount, palace, seed })
  if (start === undefined) return game
  const state = toState(game.position)
  start(state)
  const position = fromState(state, STANDARD)
  if (!position.ok) throw new RangeError(position.faults.map(({ path, problem }) => `${path} ${problem}`).join('; '))
  return gameFrom(position.value, seed)
}

/** How far each of the three goals has come. */
export function verdictsOf(
  { stars, goal }: Challenge,
  { game, steps, head }: Pick<GameInProgress, 'game' | 'steps' | 'head'>,
): GoalVerdict[] {
  const you = head.seats.findIndex(isHuman)
  const state = toState(game.position)
  return stars.map((number) => judge(goal(number), { you, state, steps }))
}

export const starCount = (verdicts: readonly GoalVerdict[]): number =>
  verdicts.filter((verdict) => verdict === 'met').length
