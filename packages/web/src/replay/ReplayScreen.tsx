import { useLayoutEffect, useMemo, useState } from 'react'
import { MissingGame } from '../app/DeadEnd.tsx'
import { Loading } from '../app/Loading.tsx'
import { idbStudies } from '../game/study-store.ts'
import { store, tabChannel } from '../game/tabs.ts'
import { useText } from '../text/use-text.ts'
import { parseAddress, type ReplayAddress } from './model/address.ts'
import { damageIn } from './model/damage.ts'
import { type Opened, type OpenFailure, openAddress } from './model/open.ts'
import { subjectIn } from './model/study.ts'
import { Replay } from './screen/Replay.tsx'

function Missing({ why }: { readonly why: OpenFailure }) {
  const text = useText()
  const words = why.why === 'record' ? damageIn(text, why.damage) : text.t(`replay.missing.${why.why}`)
  return <MissingGame title={text.t('replay.missing')} why={words} />
}

function Found({ place }: { readonly place: ReplayAddress }) {
  const opened = useOpened(place)
  if (opened === undefined) return <Loading />
  return opened.ok ? <Replay opened={opened} place={place} /> : <Missing why={opened} />
}

/** A replay: `rest` is what the address says of it, as `game/ID/12` or `record/…/12/review`. */
export function ReplayScreen({ rest }: { readonly rest: readonly string[] }) {
  const place = useMemo(() => parseAddress(rest), [rest])
  if (place === undefined) return <Missing why={{ ok: false, why: 'missing' }} />
  return <Found key={`${place.kind} ${place.key}`} place={place} />
}

/** The game of an address; undefined until it is there. What goes on in another tab goes on here. */
function useOpened({ kind, key }: Pick<ReplayAddress, 'kind' | 'key'>): Opened | OpenFailure | undefined {
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
