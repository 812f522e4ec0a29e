import { createStore, useStore } from '../../create-store.ts'
import { readStored, writeStored } from '../settings/local-storage.ts'

/** Who is signed in here, as far as every screen shows it. */
export interface Account {
  readonly id: string
  readonly name: string
}

const KEY = 'amyitis.account'
/** Earlier versions kept only that somebody is signed in. */
const KNOWN = 'amyitis.known'

function stored(): Account | undefined {
  try {
    const { id, name } = JSON.parse(readStored(KEY) ?? '{}') as Partial<Account>
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
  } catch {
    return undefined
  }
}

const account = createStore<Account | undefined>(stored())

export function setAccount(next: Account | undefined): void {
  writeStored(KNOWN, next === undefined ? '' : 'yes')
  writeStored(KEY, next === undefined ? '' : JSON.stringify({ id: next.id, name: next.name }))
  account.set(next)
}

export const useAccount = (): Account | undefined => useStore(account)

/** Is somebody signed in here, as far as this browser remembers? */
export const isKnown = (): boolean => readStored(KNOWN) === 'yes'

export function useKnown(): boolean {
  useStore(account)
  return isKnown()
}
