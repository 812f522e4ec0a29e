import { Loading } from '../app/Loading.tsx'
import { Page } from '../app/Page.tsx'
import { routeTo } from '../app/router.ts'
import { useText } from '../app/text.ts'
import type { Session } from '../game/session.ts'
import { RunningGame } from './RunningGame.tsx'
import { type SessionFailure, useSession, useSessionState } from './use-session.ts'

const WORDS = { missing: 'table.missing', damaged: 'table.damaged', unreadable: 'table.unreadable' } as const

function Failure({ why }: { readonly why: SessionFailure }) {
  const text = useText()
  return (
    <Page title={text.t('app.unknown.title')}>
      <p>{text.t(WORDS[why])}</p>
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

function Opened({ session }: { readonly session: Session }) {
  return <RunningGame session={session} state={useSessionState(session)} />
}

/** A game of this browser, at its table. */
export function PlayScreen({ id }: { readonly id: string }) {
  const session = useSession(id)
  if (session === undefined) return <Loading />
  return typeof session === 'string' ? <Failure why={session} /> : <Opened session={session} />
}
