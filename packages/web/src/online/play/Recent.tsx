import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Notice } from './Notice.tsx'
import type { Live } from './online-table.ts'
import { type SeatChange, seatChangeIcon, seatChangeText } from './seat-changes.ts'

const SHOWN_FOR_MS = 12_000
const MAX_SHOWN = 2

/** A player who has conceded sees that until the game ends. */
const isOwnConcession = ({ seat, key }: SeatChange, live: Live) => seat === live.seat && key === 'conceded'

/** That somebody has conceded and which bot takes over is one piece of news. */
const isPartOf = (one: SeatChange, other: SeatChange) =>
  one.key === 'left-conceded' && other.key === 'conceded' && one.seat === other.seat

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
    .filter((one) => one.seq > read && one.key !== 'left-conceded' && !isOwnConcession(one, live))
    .slice(-MAX_SHOWN)
    .map((one) => {
      const parts = [one, ...seatChanges.filter((other) => isPartOf(other, one))]
      const words = parts.map((part) => seatChangeText(text, part, live.names)).join(' ')
      return <Notice key={one.seq} icon={seatChangeIcon(one)} words={words} />
    })
}
