import { type FunctionComponent, memo } from 'react'
import type { Choice, TableModel, Target } from '../board/model.ts'

interface PartProps {
  readonly table: TableModel
}

interface Outlook<Props> {
  /** The kinds of targets that lie in a part. */
  readonly places: readonly string[]
  /** All that it shows of a position; what is not in here must not be shown. */
  sees(table: TableModel, props: Props): unknown
}

/** All of a table that does not change from move to move. */
const LASTING = ['text', 'box', 'look', 'choose', 'ask'] as const

const alike = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What is pointed at, as far as it lies in these places. */
function pointedAt({ looked, chosen, refused }: TableModel, lies: (target: Target) => boolean): string {
  return [looked?.target, chosen?.target, refused?.target].map((target = '') => (lies(target) ? target : '')).join('|')
}

/** Does a part look the same at both tables? */
export function looksSame<Props extends PartProps>(
  before: Props,
  after: Props,
  { places, sees }: Outlook<Props>,
): boolean {
  const [a, b] = [before.table, after.table]
  if (a === b) return true
  const lies = (target: Target) => places.includes(target.split(' ')[0])
  const own = ({ choices }: TableModel) => choices.filter(({ target }: Choice) => lies(target))
  return (
    LASTING.every((key) => a[key] === b[key]) &&
    a.deciding === b.deciding &&
    pointedAt(a, lies) === pointedAt(b, lies) &&
    alike(a.players, b.players) &&
    (a.choices === b.choices || alike(own(a), own(b))) &&
    (a.view === b.view || alike(sees(a, before), sees(b, after)))
  )
}

/** A part of the table that is drawn anew only if what it shows changes, or what is pointed at in it. */
export function partOf<Props extends PartProps>(
  outlook: Outlook<Props>,
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return memo(Component, (before, after) => {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Props>
    return [...keys].every((key) => (key === 'table' ? looksSame(before, after, outlook) : before[key] === after[key]))
  }) as FunctionComponent<Props>
}
