import { type Box, clonePosition, type Position, type RulesVersion, rulesOf } from '@amyitis/engine'
import type { Analysis, Thought } from '../analysis.ts'
import type { Budget } from '../budget.ts'
import { mergeAnalyses } from './merge.ts'

/** A position on its way to a worker: plain data, without the box, which the worker opens itself, but with the rules. */
export type SentPosition = Omit<Position, 'box' | 'log'> & { readonly rules: RulesVersion }

export function sendPosition(position: Position): SentPosition {
  const { box, log: _, ...sent } = clonePosition(position)
  return { ...sent, rules: box.rules.version }
}

/** The position as it was sent, with a box of the same kind: its rules are those that the position brings along. */
export function receivePosition({ rules: version, ...sent }: SentPosition, box: Box): Position {
  const rules = rulesOf(version)
  return clonePosition({ ...sent, log: undefined, box: box.rules === rules ? box : { ...box, rules } })
}

/** Whoever thinks about a position somewhere else: a worker with its own network and its own chance. */
export interface Partner {
  think(position: Position, budget: Budget): Promise<Thought>
}

/** All think about the same position at the same time, and the choice that they have looked at most is played. */
export async function thinkTogether(
  partners: readonly Partner[],
  position: Position,
  budget: Budget,
): Promise<Thought> {
  const thoughts = await Promise.all(partners.map((partner) => partner.think(position, budget)))
  const parts = thoughts.flatMap(({ analysis }): Analysis[] => (analysis === undefined ? [] : [analysis]))
  if (parts.length === 0) return thoughts[0]
  const analysis = mergeAnalyses(parts)
  return { move: analysis.moves[0].move, analysis }
}
