import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Notice } from './Notice.tsx'
import type { Live } from './online-table.ts'
import { type SeatChange, seatChangeIcon, seatChangeText } from './seat-changes.ts'

const SHOWN_FOR_MS = 12_000
const MAX_SHOWN = 2

/** A player who has conceded sees that until the game ends. */
const isOwnConcession = ({ seat, key }: SeatChange, live: Live) =>
  seat === live.seat && (key === 'conceded' || key === 'left-conceded')

/** Who has just left, come back or taken a seat. The log keeps it. */
export function Recent({ live }: { readonly live: Live }) {
  const text = useText()
  const { seatChanges } = live.followed
  const last = seatChanges.at(-1)?.seq ?? 0
  // What seatChanges just before this page was opened is news as well.
  const [read, setRead] = useState(
    () => seatChanges.findLast(({ at }) => at < Date.now() + live.offset - SHOWN_FOR_MS)?.seq ?? 0,
  )
  useEffect(() => {
    if (last <= read) return
    const timer = setTimeout(() => setRead(last), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [last, read])
  return seatChanges
    .filter((one) => one.seq > read && !isOwnConcession(one, live))
    .slice(-MAX_SHOWN)
    .map((one) => <Notice key={one.seq} icon={seatChangeIcon(one)} words={seatChangeText(text, one, live.names)} />)
}
