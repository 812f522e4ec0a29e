import { useMemo } from 'react'
import type { Choice, TableModel } from './model.ts'
import { useShared } from './structural-sharing.ts'
import { kindOfTarget, type Target, type TargetKind } from './target.ts'

/** The choices of one part of the table, and what is pointed at there. */
export interface Targets extends Pick<TableModel, 'choiceAt' | 'highlight' | 'choose' | 'askWhy'> {
  readonly highlighted: Target | undefined
  readonly chosen: Target | undefined
  readonly refused: Target | undefined
}

/** What of the table lies in a part: the same object until something changes there. `kinds` must be a constant. */
export function useTargets(table: TableModel, kinds: readonly TargetKind[]): Targets {
  const { choiceAt, highlight, choose, askWhy } = table
  const here = (target: Target | undefined) =>
    target !== undefined && kinds.includes(kindOfTarget(target)) ? target : undefined
  const all = useMemo(
    (): readonly (readonly [Target, Choice])[] =>
      [...choiceAt].filter(([target]) => kinds.includes(kindOfTarget(target))),
    [choiceAt, kinds],
  )
  const own = useShared(all)
  const highlighted = here(table.highlighted?.target)
  const chosen = here(table.chosen?.target)
  const refused = here(table.refused?.target)
  return useMemo(
    () => ({ choiceAt: new Map(own), highlighted, chosen, refused, highlight, choose, askWhy }),
    [own, highlighted, chosen, refused, highlight, choose, askWhy],
  )
}
