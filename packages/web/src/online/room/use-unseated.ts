import { useState } from 'react'
import type { Live } from '../play/online-table.ts'

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
