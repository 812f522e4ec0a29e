import { formatRecord } from '@amyitis/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { Shortcuts } from '../../app/Shortcuts.tsx'
import type { TableModel } from '../../board/model.ts'
import { onlyRegion, type Region, regionOf } from '../../board/regions.ts'
import { type BoardPlace, isTarget } from '../../board/target.ts'
import type { Board } from '../../board/use-board.ts'
import { Flights } from '../../table/flights/Flights.tsx'
import { Bar } from '../../table/layout/Bar.tsx'
import { TableScreen } from '../../table/TableScreen.tsx'
import { useTableKeys } from '../../table/use-keys.ts'
import { Spotlights } from './Spotlights.tsx'

const NONE: readonly BoardPlace[] = []

export interface LessonTableProps {
  readonly lesson: Board
  /** Changes with everything that happens. */
  readonly changes: number
  readonly targets: readonly BoardPlace[]
  /** The targets are named, but not lit up. */
  readonly quiet?: boolean
  readonly coach: ReactNode
  /** One step or move back, if there is one. */
  readonly onBack?: (() => void) | undefined
  /** More help, if there is any. */
  readonly onHint?: (() => void) | undefined
}

/**
 * On a small screen the part that the lesson speaks of comes to the front, or the one in which all choices lie, until
 * somebody turns to another part.
 */
function useTab({ game, choices }: TableModel, spoken: readonly BoardPlace[]) {
  const [own, setOwn] = useState<Region>('garden')
  const [left, setLeft] = useState<TableModel['game']>()
  const wanted =
    spoken
      .filter(isTarget)
      .map(regionOf)
      .find((region) => region !== undefined) ?? onlyRegion(choices.map(({ target }) => target))
  const change = (tab: Region) => {
    setOwn(tab)
    setLeft(game)
  }
  return [(left === game ? undefined : wanted) ?? own, change] as const
}

/** The real table with the guide in the place of the prompt. */
export function LessonTable(props: LessonTableProps) {
  const { lesson, changes, targets, quiet = false, coach, onBack, onHint } = props
  const { table } = lesson
  const [tab, setTab] = useTab(table, quiet ? NONE : targets)
  const [keys, setKeys] = useState(false)
  const keyed = {
    table,
    canUndo: onBack !== undefined,
    undo: () => onBack?.(),
    requestHint: () => onHint?.(),
    back() {
      if (lesson.forget()) return true
      onBack?.()
      return onBack !== undefined
    },
  }
  useTableKeys(keyed, setTab, () => setKeys(true))
  const { choiceAt } = table
  // What can be chosen glows by itself; and the same targets lie elsewhere once another part is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab moves the lights
  const unlit = useMemo(
    () => targets.filter((target) => quiet || (isTarget(target) && choiceAt.has(target))),
    [targets, quiet, choiceAt, tab],
  )
  return (
    <>
      <TableScreen
        table={table}
        bar={(room) => <Bar table={table} record={() => formatRecord(table.game)} {...room} />}
        prompt={coach}
        tab={tab}
        onTab={setTab}
        crowded
      />
      <Flights model={{ table, session: { changes, events: table.events } }} />
      <Spotlights targets={targets} unlit={unlit} />
      {keys ? <Shortcuts lesson onClose={() => setKeys(false)} /> : null}
    </>
  )
}
