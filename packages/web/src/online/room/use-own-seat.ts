import { useEffect, useState } from 'react'
import { isCreated, takeCreated } from '../parts/just-created.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { hasReservedSeat } from './Reserved.tsx'
import { sitDown } from './sit.ts'

/**
 * A player who has just set up a table, asked for a rematch or been paired sits down without another click. Returns whether that is
 * under way: until it is done, nobody needs to be asked to sit down.
 */
export function useAutoSit(
  online: OnlineTable,
  live: Live,
  onTrouble: (code: string | undefined) => void,
): { readonly sitting: boolean } {
  const { table } = live
  const paired = table.paired === true && hasReservedSeat(live)
  const [sitting, setSitting] = useState(() => isCreated(table.id))
  if (sitting && live.seat >= 0) setSitting(false)
  useEffect(() => {
    if (!takeCreated(table.id) && !paired) return
    void sitDown(online).then((problem) => {
      if (problem !== undefined) setSitting(false)
      onTrouble(problem)
    })
  }, [online, table.id, paired, onTrouble])
  return { sitting }
}

/** Has somebody else taken the seat from this player, since this page is open? */
export function useUnseated({ seat }: Live): readonly [unseated: boolean, markStood: (stood: boolean) => void] {
  const [before, setBefore] = useState(seat)
  const [lost, setLost] = useState(false)
  const [stood, setStood] = useState(false)
  if (before !== seat) {
    setBefore(seat)
    setLost(seat < 0)
    if (seat >= 0) setStood(false)
  }
  return [lost && !stood, setStood]
}
