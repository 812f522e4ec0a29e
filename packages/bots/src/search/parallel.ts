import { type Box, clonePosition, type Position, type RulesVersion, rulesOf } from '@amyitis/engine'
import type { Analysis, BotChoice, MoveEvaluation } from '../analysis.ts'
import type { Budget } from '../budget.ts'

/** A position as plain data for a worker: without the box, which the worker opens itself, but with the rules version. */
export type SerializedPosition = Omit<Position, 'box' | 'log'> & { readonly rules: RulesVersion }

export function serializePosition(position: Position): SerializedPosition {
  const { box, log: _, ...sent } = clonePosition(position)
  return { ...sent, rules: box.rules.version }
}

/** The position in a worker, with a box of the same kind and the rules version that was sent. */
export function deserializePosition({ rules: version, ...sent }: SerializedPosition, box: Box): Position {
  const rules = rulesOf(version)
  return clonePosition({ ...sent, log: undefined, box: box.rules === rules ? box : { ...box, rules } })
}

/** A search in another thread, with its own network and random numbers. */
export interface ParallelSearcher {
  think(position: Position, budget: Budget): Promise<BotChoice>
}

/** Combines two evaluations of a move, weighted by visits. */
function combine(a: MoveEvaluation, b: MoveEvaluation): MoveEvaluation {
  const visits = a.visits + b.visits
  const mean = (one: number, other: number) => (a.visits * one + b.visits * other) / visits
  return {
    move: a.move,
    visits,
    chance: mean(a.chance, b.chance),
    margin: mean(a.margin, b.margin),
    value: mean(a.value, b.value),
  }
}

/** Merges the analyses of several searches of the same position by adding up their visits. */
export function mergeAnalyses(parts: readonly Analysis[]): Analysis {
  const all = new Map<MoveEvaluation['move'], MoveEvaluation>()
  for (const { moves } of parts)
    for (const move of moves) {
      const known = all.get(move.move)
      all.set(move.move, known === undefined ? move : combine(known, move))
    }
  const moves = [...all.values()].sort((a, b) => b.visits - a.visits)
  const line = parts.find((part) => part.line[0] === moves[0]?.move)?.line ?? parts[0].line
  return { iterations: parts.reduce((sum, { iterations }) => sum + iterations, 0), moves, line }
}

/** Searches the same position in several workers at once and plays the move with the most visits overall. */
export async function searchInParallel(
  searchers: readonly ParallelSearcher[],
  position: Position,
  budget: Budget,
): Promise<BotChoice> {
  const thoughts = await Promise.all(searchers.map((searcher) => searcher.think(position, budget)))
  const parts = thoughts.flatMap(({ analysis }): Analysis[] => (analysis === undefined ? [] : [analysis]))
  if (parts.length === 0) return thoughts[0]
  const analysis = mergeAnalyses(parts)
  return { move: analysis.moves[0].move, analysis }
}
