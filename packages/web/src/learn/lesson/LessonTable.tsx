import { formatRecord } from '@amyitis/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { choiceAt } from '../../table/choices/choices.ts'
import { Flights } from '../../table/flights/Flights.tsx'
import { Bar } from '../../table/layout/Bar.tsx'
import { type Region, regionOf } from '../../table/layout/regions.ts'
import type { Target } from '../../table/model.ts'
import { TableScreen } from '../../table/TableScreen.tsx'
import { Spotlights } from './Spotlights.tsx'
import type { Lesson } from './use-lesson.ts'

export interface LessonTableProps {
  readonly lesson: Lesson
  /** Changes with everything that happens. */
  readonly beat: number
  readonly targets: readonly Target[]
  /** The targets are named, but not lit up. */
  readonly quiet?: boolean
  readonly coach: ReactNode
}

/** On a small screen the part that the lesson speaks of comes to the front. */
function useTab(targets: readonly Target[]) {
  const [tab, setTab] = useState<Region>('garden')
  useEffect(() => {
    const wanted = targets.map(regionOf).find((region) => region !== undefined)
    if (wanted !== undefined) setTab(wanted)
  }, [targets])
  return [tab, setTab] as const
}

/** The real table with the guide in the place of the prompt. */
export function LessonTable({ lesson, beat, targets, quiet = false, coach }: LessonTableProps) {
  const { table } = lesson
  const [tab, setTab] = useTab(targets)
  const { state, choices } = table
  // What can be chosen glows by itself; and the same targets lie elsewhere once another part is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab moves the lights
  const unlit = useMemo(
    () => targets.filter((target) => quiet || choiceAt(state, choices, target) !== undefined),
    [targets, quiet, state, choices, tab],
  )
  return (
    <>
      <TableScreen
        table={table}
        bar={(room) => <Bar table={table} record={() => formatRecord(table.game)} {...room} />}
        prompt={coach}
        tab={tab}
        onTab={setTab}
      />
      <Flights model={{ table, session: { beat, happenings: table.happenings } }} />
      <Spotlights targets={targets} unlit={unlit} />
    </>
  )
}
