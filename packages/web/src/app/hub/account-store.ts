import { createStore, useStore } from '../../create-store.ts'
import { readStored, writeStored } from '../settings/local-storage.ts'

/** Who is signed in here, as far as every screen shows it. */
export interface Account {
  readonly id: string
  readonly name: string
}

export const ACCOUNT_KEY = 'amyitis.account'
/** Earlier versions kept only that somebody is signed in. */
export const KNOWN_KEY = 'amyitis.known'
/** Whose progress this device has. */
export const PROGRESS_OWNER_KEY = 'amyitis.progress.owner'

function stored(): Account | undefined {
  try {
    const { id, name } = JSON.parse(readStored(ACCOUNT_KEY) ?? '{}') as Partial<Account>
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
  } catch {
    return undefined
  }
}

const account = createStore<Account | undefined>(stored())

export function setAccount(next: Account | undefined): void {
  writeStored(KNOWN_KEY, next === undefined ? '' : 'yes')
  writeStored(ACCOUNT_KEY, next === undefined ? '' : JSON.stringify({ id: next.id, name: next.name }))
  account.set(next)
}

export const useAccount = (): Account | undefined => useStore(account)

/** Is somebody signed in here, as far as this browser remembers? */
export const isKnown = (): boolean => readStored(KNOWN_KEY) === 'yes'

export function useKnown(): boolean {
  useStore(account)
  return isKnown()
}
