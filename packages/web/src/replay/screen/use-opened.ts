import { useLayoutEffect, useState } from 'react'
import { idbStudies } from '../../game/study-store.ts'
import { store, tabChannel } from '../../game/tabs.ts'
import type { ReplayAddress } from '../model/address.ts'
import { type Opened, type OpenFailure, openAddress } from '../model/open.ts'

/** The game of an address; undefined until it is there. A game that goes on in another tab goes on here. */
export function useOpened({ kind, key }: Pick<ReplayAddress, 'kind' | 'key'>): Opened | OpenFailure | undefined {
  const [found, setFound] = useState<Opened | OpenFailure>()
  // Not after the next picture, which would be an empty page.
  useLayoutEffect(() => {
    let last = 0
    const open = async () => {
      const own = ++last
      const opened = await openAddress(store, { kind, key }, idbStudies)
      // A game that is deleted while it is shown stays on the screen.
      if (own === last) setFound((before) => (opened.ok || before === undefined ? opened : before))
    }
    void open()
    const stop = tabChannel.listen((message) => {
      if (kind === 'game' && message.kind === 'changed' && message.game === key) void open()
    })
    return () => {
      last++
      stop()
    }
  }, [kind, key])
  return found
}
