import type { Me } from '@amyitis/protocol'
import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../app/settings/kept.ts'
import { getMe, getServer, signUp } from './calls.ts'
import type { Result, Trouble } from './client.ts'

/** Who this browser is to the server: nobody yet, somebody, or there is no server. */
export interface Who {
  readonly state: 'looking' | 'known' | 'trouble'
  readonly me: Me | undefined
  readonly trouble: Trouble | undefined
}

let who: Who = { state: 'looking', me: undefined, trouble: undefined }
const listeners = new Set<() => void>()

function set(next: Who): void {
  who = next
  for (const listener of listeners) listener()
}

/** Where it is kept that the server knows this browser: whoever it does not know need not ask who they are. */
const KNOWN = 'amyitis.known'

export function setMe(me: Me | undefined): void {
  keep(KNOWN, me === undefined ? '' : 'yes')
  set({ state: 'known', me, trouble: undefined })
}

const fail = (trouble: Trouble) => set({ state: 'trouble', me: undefined, trouble })

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
  if (server.ok) set({ state: 'known', me: undefined, trouble: undefined })
  else fail(server.code)
}

/** The server has answered as to somebody whom it knows, and this browser had forgotten that. */
export function noteKnown(): void {
  if (who.state === 'known' && who.me === undefined) void findMe()
}

/** Enters with a name. */
export async function enter(name: string, language: Me['language']): Promise<Result<Me>> {
  const entered = await signUp(name, language)
  if (entered.ok) setMe(entered.value)
  return entered
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = () => who

export const useWho = (): Who => useSyncExternalStore(subscribe, current, current)
