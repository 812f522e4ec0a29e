import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import type { PlayModel } from '../use-table.ts'
import { notesOf, YOUR_TURN } from './notes.ts'
import { sound } from './synth.ts'

/** What happens can be heard, for those who want it. */
export function useSounds({ session, table }: PlayModel): void {
  const { sounds } = useSettings()
  const { beat, events } = session
  const { deciding } = table
  const heard = useRef({ beat, deciding })
  useEffect(() => {
    const last = heard.current
    heard.current = { beat, deciding }
    if (!sounds || beat === last.beat) return
    const turn = deciding !== undefined && last.deciding === undefined
    sound([...notesOf(events), ...(turn ? YOUR_TURN : [])])
  }, [sounds, beat, events, deciding])
}
