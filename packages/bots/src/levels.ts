import { listLegal, type Move, MoveList, type Position, type Random } from '@amyitis/engine'
import { chooseGreedy } from './gardener.ts'

/** The levels there are, weakest first. */
export const LEVELS = ['random', 'gardener'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: unknown): name is Level => (LEVELS as readonly unknown[]).includes(name)

const list = new MoveList()

/** Any legal move, all equally likely. */
function chooseRandom(position: Position, random: Random): Move {
  listLegal(position, list)
  return list.moves[random(list.length)]
}

/** The move that a bot plays. The position must ask for a decision and stays as it is. */
export function chooseMove(position: Position, level: Level, random: Random): Move {
  if (position.decision === undefined) throw new Error('the game is over: there is nothing to choose')
  return level === 'random' ? chooseRandom(position, random) : chooseGreedy(position, random)
}
