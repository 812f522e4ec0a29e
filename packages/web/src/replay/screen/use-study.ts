import type { GameTree } from '@amyitis/engine'
import { useEffect, useRef, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { idbStudies } from '../../game/study-store.ts'
import { store } from '../../game/tabs.ts'
import type { ReplayAddress } from '../model/address.ts'
import type { Opened } from '../model/open.ts'
import { keepStudy, type StudySaved } from '../model/study.ts'

/** Saved this long after the last change, in milliseconds. */
const CALM = 100

/** Saves every change of the tree, also when the page is left right after it. `first` is the tree as it was opened. */
export function useStudy(
  opened: Opened,
  { kind, key }: Pick<ReplayAddress, 'kind' | 'key'>,
  tree: GameTree,
  main: Opened['timeline'],
): StudySaved {
  const [saved, setSaved] = useState<StudySaved>('same')
  const first = useRef(tree)
  const latest = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    if (tree === first.current) return
    const save = async () => {
      latest.current = undefined
      first.current = tree
      const stores = { games: store, studies: idbStudies }
      const recorded = { ...opened, timeline: main }
      try {
        await keepStudy(stores, { kind, key }, recorded, tree, Date.now())
        setSaved('saved')
      } catch (error) {
        recordError(error)
        setSaved('failed')
      }
    }
    latest.current = save
    const timer = setTimeout(save, CALM)
    return () => clearTimeout(timer)
  }, [opened, kind, key, tree, main])
  useEffect(() => {
    const flush = () => void latest.current?.()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return saved
}
