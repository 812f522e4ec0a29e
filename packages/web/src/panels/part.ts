import { type FunctionComponent, memo } from 'react'
import type { TableModel, Target } from '../table/model.ts'

interface PartProps {
  readonly table: TableModel
}

/** All of a table that changes with the position and not with every glance. */
const LASTING = ['view', 'choices', 'deciding', 'sittings', 'story', 'at', 'look', 'choose', 'ask'] as const

/** What is pointed at, as far as it lies in these places. */
function pointedAt({ looked, chosen, refused }: TableModel, places: readonly string[]): string {
  const own = (target: Target | undefined) => (places.includes(target?.split(' ')[0] ?? '') ? target : '')
  return [looked?.target, chosen?.target, refused?.target].map(own).join('|')
}

/** Does a part with these places look the same at both tables? */
export const looksSame = (a: TableModel, b: TableModel, places: readonly string[]): boolean =>
  a === b || (LASTING.every((key) => a[key] === b[key]) && pointedAt(a, places) === pointedAt(b, places))

/** A part of the table that is drawn anew only if the position changes, or what is pointed at in it. */
export function partOf<Props extends PartProps>(
  places: readonly string[],
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return memo(Component, (before, after) => {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Props>
    return [...keys].every((key) =>
      key === 'table' ? looksSame(before.table, after.table, places) : before[key] === after[key],
    )
  }) as FunctionComponent<Props>
}
