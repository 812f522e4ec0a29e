import { type Box, clonePosition, type Position, type RulesVersion, rulesOf } from '@amyitis/engine'

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
