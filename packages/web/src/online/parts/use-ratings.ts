import type { TableRatings } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { getRatings } from '../api/calls.ts'

/** How long to wait before it is asked again whether a game has been rated, try by try, in milliseconds. */
const WAITS = [500, 1000, 2000, 5000, 10_000, 15_000] as const

/** The ratings of the people at a table, loaded again when `seats` changes; after a rated game until they are settled. */
export function useRatings(table: string, over: boolean, seats: string): TableRatings | undefined {
  const [ratings, setRatings] = useState<TableRatings>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every player has a rating of their own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const look = async (tries: number) => {
      const found = await getRatings(table)
      if (left) return
      if (found.ok) setRatings(found.value)
      const done = found.ok && (!over || !found.value.rated || found.value.settled)
      if (!done && tries < WAITS.length) timer = setTimeout(look, WAITS[tries], tries + 1)
    }
    void look(0)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [table, over, seats])
  return ratings
}
