import type { GameTree } from '@amyitis/engine'
import { useEffect, useRef, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { idbStudies } from '../../game/study-store.ts'
import { store, tabChannel } from '../../game/tabs.ts'
import type { ReplayAddress } from '../model/address.ts'
import type { Opened } from '../model/open.ts'
import { trackSaves } from '../model/saves.ts'
import { keepStudy, recordWith, type StudySaved, subjectIn } from '../model/study.ts'

/** Saved this long after the last change, in milliseconds. */
const CALM = 100

/**
 * Saves every change of the tree, also when the page is left right after it, and tells the other tabs; `onAdopt` is called with
 * what comes from them.
 */
export function useStudy(
  opened: Opened,
  { kind, key }: Pick<ReplayAddress, 'kind' | 'key'>,
  tree: GameTree,
  main: Opened['timeline'],
  onAdopt: (tree: GameTree) => void,
): StudySaved {
  const [saved, setSaved] = useState<StudySaved>('same')
  const first = useRef(tree)
  const kept = useRef<string | undefined>(opened.record)
  const latest = useRef<() => Promise<void>>(undefined)
  const [saves] = useState(() => trackSaves(() => performance.now()))
  useEffect(() => {
    if (tree === first.current) return
    const recorded = { ...opened, timeline: main }
    const record = recordWith(recorded, tree)
    if (record === kept.current) {
      // What comes from another tab is saved already.
      first.current = tree
      latest.current = undefined
      return
    }
    const save = async () => {
      latest.current = undefined
      first.current = tree
      const place = { kind, key }
      const stores = { games: store, studies: idbStudies }
      try {
        kept.current = record
        await saves.run(() => keepStudy(stores, place, recorded, record, Date.now()))
        tabChannel.post({ kind: 'study', subject: subjectIn(place, recorded) })
        setSaved('saved')
      } catch (error) {
        kept.current = undefined
        recordError(error)
        setSaved('failed')
      }
    }
    latest.current = save
    const timer = setTimeout(save, CALM)
    return () => clearTimeout(timer)
  }, [opened, kind, key, tree, main, saves])
  const shown = useRef(opened)
  useEffect(() => {
    if (opened === shown.current) return
    shown.current = opened
    // What was added here meanwhile isn't in it, and goes over it.
    if (latest.current !== undefined || saves.anySince(opened.readAt ?? 0)) return
    kept.current = opened.record
    onAdopt(opened.tree)
  }, [opened, saves, onAdopt])
  useEffect(() => {
    const flush = () => void latest.current?.()
    addEventListener('pagehide', flush)
    // Timers of a hidden tab are slow.
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])
  return saved
}
