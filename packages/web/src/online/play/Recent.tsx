import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { happeningIcon, happeningWords } from './happenings.ts'
import { Notice } from './Notice.tsx'
import type { Live } from './online-table.ts'

const SHOWN_FOR_MS = 12_000
const MAX_SHOWN = 2

/** What has happened to the people at the table a moment ago. The log keeps it. */
export function Recent({ live }: { readonly live: Live }) {
  const text = useText()
  const { happened } = live.followed
  const last = happened.at(-1)?.seq ?? 0
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (last <= read) return
    const timer = setTimeout(() => setRead(last), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [last, read])
  return happened
    .filter(({ seq }) => seq > read)
    .slice(-MAX_SHOWN)
    .map((one) => <Notice key={one.seq} icon={happeningIcon(one)} words={happeningWords(text, one, live.names)} />)
}
