import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import type { PlayModel } from '../use-table.ts'
import { notesOf, YOUR_TURN } from './notes.ts'
import { sound } from './synth.ts'

/** Sounds for what happens, if they are switched on. */
export function useSounds({ session, table }: PlayModel): void {
  const { sounds, volume } = useSettings()
  const { changes, events } = session
  const { deciding } = table
  const played = useRef({ changes, deciding })
  useEffect(() => {
    const last = played.current
    played.current = { changes, deciding }
    if (!sounds || changes === last.changes) return
    const turn = deciding !== undefined && last.deciding === undefined
    sound([...notesOf(events), ...(turn ? YOUR_TURN : [])], volume)
  }, [sounds, volume, changes, events, deciding])
}
