import type { Me } from '@amyitis/protocol'
import { isKnown, setAccount } from '../../app/hub/account-store.ts'
import { oneAtATime } from '../../app/one-at-a-time.ts'
import { createStore, useStore } from '../../create-store.ts'
import { getMe, getServer, signUp } from './calls.ts'
import type { ApiProblem, Result } from './client.ts'

/** Who this browser is signed in as, if anybody, and if there is a server. */
export interface Identity {
  readonly state: 'looking' | 'known' | 'failed'
  readonly me: Me | undefined
  readonly problem: ApiProblem | undefined
}

const identity = createStore<Identity>({ state: 'looking', me: undefined, problem: undefined })

export function setMe(me: Me | undefined): void {
  setAccount(me)
  identity.set({ state: 'known', me, problem: undefined })
}

const fail = (problem: ApiProblem) => identity.set({ state: 'failed', me: undefined, problem })

/** Not being signed in is no problem. */
export async function loadMe(): Promise<void> {
  const found = await getMe()
  if (found.ok) setMe(found.value)
  else if (found.code === 'who-are-you') setMe(undefined)
  else fail(found.code)
}

/** Is there a server, and does it know us? */
export async function loadIdentity(): Promise<void> {
  if (isKnown()) return loadMe()
  const server = await getServer()
  if (server.ok) identity.set({ state: 'known', me: undefined, problem: undefined })
  else fail(server.code)
}

/** The server has recognised this browser although it had forgotten that it was signed in. */
export function reloadIfKnown(): void {
  const { state, me } = identity.get()
  if (state === 'known' && me === undefined) void loadMe()
}

/** Enters with a name. */
export const signUpAs = oneAtATime(async (name: string, language: Me['language']): Promise<Result<Me>> => {
  const entered = await signUp(name, language)
  if (entered.ok) setMe(entered.value)
  return entered
})

export const useIdentity = (): Identity => useStore(identity)
