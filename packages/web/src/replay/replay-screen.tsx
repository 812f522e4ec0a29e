import { useMemo } from 'react'
import { Loading } from '../app/Loading.tsx'
import { Page } from '../app/Page.tsx'
import { routeTo } from '../app/router.ts'
import { useText } from '../app/text.ts'
import { damageIn } from './model/damage.ts'
import type { NotOpened } from './model/open.ts'
import { type Place, readPlace } from './model/place.ts'
import { LookBack } from './screen/look-back.tsx'
import { useOpened } from './screen/use-opened.ts'

function Missing({ why }: { readonly why: NotOpened }) {
  const text = useText()
  const words = why.why === 'record' ? damageIn(text, why.damage) : text.t(`replay.missing.${why.why}`)
  return (
    <Page title={text.t('replay.missing')}>
      <p>{words}</p>
      <p className="page-actions">
        <a className="button" href={routeTo({ screen: 'games' })}>
          {text.t('home.games')}
        </a>
        <a className="button" href={routeTo({ screen: 'home' })}>
          {text.t('app.home')}
        </a>
      </p>
    </Page>
  )
}

function Found({ place }: { readonly place: Place }) {
  const opened = useOpened(place)
  if (opened === undefined) return <Loading />
  return opened.ok ? <LookBack opened={opened} place={place} /> : <Missing why={opened} />
}

/** A look back at a game: `rest` is what the address says of it, as `game/ID/12` or `record/…/12/review`. */
export function ReplayScreen({ rest }: { readonly rest: readonly string[] }) {
  const place = useMemo(() => readPlace(rest), [rest])
  if (place === undefined) return <Missing why={{ ok: false, why: 'missing' }} />
  return <Found key={`${place.kind} ${place.key}`} place={place} />
}
