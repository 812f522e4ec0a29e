import { MissingGame } from '../app/DeadEnd.tsx'
import { Loading } from '../app/Loading.tsx'
import { useStore } from '../create-store.ts'
import type { Session } from '../game/session.ts'
import { useText } from '../text/use-text.ts'
import { RunningGame } from './RunningGame.tsx'
import { type SessionFailure, useSession } from './use-session.ts'

const WORDS = { missing: 'table.missing', damaged: 'table.damaged', unreadable: 'table.unreadable' } as const

function Failure({ why }: { readonly why: SessionFailure }) {
  const text = useText()
  return <MissingGame title={text.t('table.missing.title')} why={text.t(WORDS[why])} />
}

function Opened({ session }: { readonly session: Session }) {
  return <RunningGame session={session} state={useStore(session)} />
}

/** A game of this browser, at its table. */
export function PlayScreen({ id }: { readonly id: string }) {
  const session = useSession(id)
  if (session === undefined) return <Loading />
  return typeof session === 'string' ? <Failure why={session} /> : <Opened session={session} />
}
