import { useMemo } from 'react'
import { Loading } from '../app/Loading.tsx'
import { MissingGame } from '../app/MissingGame.tsx'
import { useText } from '../text/use-text.ts'
import { parseAddress, type ReplayAddress } from './model/address.ts'
import { damageIn } from './model/damage.ts'
import type { OpenFailure } from './model/open.ts'
import { Replay } from './screen/Replay.tsx'
import { useOpened } from './screen/use-opened.ts'

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
