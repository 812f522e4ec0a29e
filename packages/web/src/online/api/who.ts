import type { Me } from '@amyitis/protocol'
import { keep, readKept } from '../../app/settings/kept.ts'
import { createStore, useStore } from '../../create-store.ts'
import { getMe, getServer, signUp } from './calls.ts'
import type { Result, Trouble } from './client.ts'

/** Who this browser is to the server: nobody yet, somebody, or there is no server. */
export interface Who {
  readonly state: 'looking' | 'known' | 'trouble'
  readonly me: Me | undefined
  readonly trouble: Trouble | undefined
}

const who = createStore<Who>({ state: 'looking', me: undefined, trouble: undefined })

/** Where it is kept that the server knows this browser: whoever it does not know need not ask who they are. */
const KNOWN = 'amyitis.known'

export function setMe(me: Me | undefined): void {
  keep(KNOWN, me === undefined ? '' : 'yes')
  who.set({ state: 'known', me, trouble: undefined })
}

const fail = (trouble: Trouble) => who.set({ state: 'trouble', me: undefined, trouble })

/** Without a name one is nobody, which is no trouble. */
export async function findMe(): Promise<void> {
  const found = await getMe()
  if (found.ok) setMe(found.value)
  else if (found.code === 'who-are-you') setMe(undefined)
  else fail(found.code)
}

/** Is there a server, and does it know us? */
export async function lookWho(): Promise<void> {
  if (readKept(KNOWN) === 'yes') return findMe()
  const server = await getServer()
  if (server.ok) who.set({ state: 'known', me: undefined, trouble: undefined })
  else fail(server.code)
}

/** The server has answered as to somebody whom it knows, and this browser had forgotten that. */
export function noteKnown(): void {
  const { state, me } = who.get()
  if (state === 'known' && me === undefined) void findMe()
}

/** Enters with a name. */
export async function enter(name: string, language: Me['language']): Promise<Result<Me>> {
  const entered = await signUp(name, language)
  if (entered.ok) setMe(entered.value)
  return entered
}

export const useWho = (): Who => useStore(who)
