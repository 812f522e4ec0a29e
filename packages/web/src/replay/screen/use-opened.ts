import { useLayoutEffect, useState } from 'react'
import { idbStudies } from '../../game/study-store.ts'
import { store, tabChannel } from '../../game/tabs.ts'
import type { ReplayAddress } from '../model/address.ts'
import { type Opened, type OpenFailure, openAddress } from '../model/open.ts'
import { subjectIn } from '../model/study.ts'

/** The game of an address; undefined until it is there. What goes on in another tab goes on here. */
export function useOpened({ kind, key }: Pick<ReplayAddress, 'kind' | 'key'>): Opened | OpenFailure | undefined {
  const [found, setFound] = useState<Opened | OpenFailure>()
  // Not after the next picture, which would be an empty page.
  useLayoutEffect(() => {
    let last = 0
    let subject: string | undefined
    const open = async () => {
      const own = ++last
      const readAt = performance.now()
      const opened = await openAddress(store, { kind, key }, idbStudies)
      if (opened.ok) subject = subjectIn({ kind, key }, opened)
      // A game that is deleted while it is shown stays on the screen.
      if (own !== last) return
      if (opened.ok) setFound({ ...opened, readAt })
      else setFound((before) => before ?? opened)
    }
    void open()
    const stop = tabChannel.listen((message) => {
      const played = kind === 'game' && message.kind === 'changed' && message.game === key
      if (played || (message.kind === 'study' && message.subject === subject)) void open()
    })
    return () => {
      last++
      stop()
    }
  }, [kind, key])
  return found
}
