import type { AllProgress } from '@amyitis/protocol'
import { useEffect } from 'react'
import { PROGRESS_OWNER_KEY, useAccount } from '../app/hub/account-store.ts'
import { onStored, readStored, writeStored } from '../app/settings/local-storage.ts'
import { call } from '../online/api/client.ts'
import { DOCUMENTS } from './documents.ts'
import { type ProgressApi, syncProgress } from './sync-progress.ts'

/** What was read for one account is never written for another. */
const apiWhile = (signedIn: () => boolean): ProgressApi => ({
  get: () => call<AllProgress>('GET', 'me/progress'),
  put: async (kind, after, data) =>
    signedIn() ? call('PUT', `me/progress/${kind}`, { after, data }) : { ok: false, code: 'who-are-you' },
})

/** Several changes in a row are sent together. */
const SEND_AFTER_MS = 1500
/** When the page becomes visible again, progress from other devices is loaded, but not every time. */
const LOOK_AFTER_MS = 60_000

async function syncFor(account: string, api: ProgressApi): Promise<void> {
  const owner = readStored(PROGRESS_OWNER_KEY)
  const synced = await syncProgress(api, DOCUMENTS, owner !== null && owner !== account)
  if (synced && owner !== account) writeStored(PROGRESS_OWNER_KEY, account)
}

/** One sync at a time; whatever changes meanwhile is in the next one. */
function startSyncing(account: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  let last = 0
  let stopped = false
  const api = apiWhile(() => !stopped)
  const sync = () => {
    last = Date.now()
    underWay = underWay.then(() => (stopped ? undefined : syncFor(account, api)))
  }
  const soon = (key: string) => {
    if (!DOCUMENTS.some((document) => document.keys.includes(key))) return
    clearTimeout(timer)
    timer = setTimeout(sync, SEND_AFTER_MS)
  }
  const look = () => {
    if (!document.hidden && Date.now() - last > LOOK_AFTER_MS) sync()
  }
  const unlisten = onStored(soon)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', sync)
  sync()
  return () => {
    stopped = true
    clearTimeout(timer)
    unlisten()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', sync)
  }
}

/** Nothing to see: as long as somebody is signed in, their progress is the same on all their devices. */
export function ProgressSync() {
  const account = useAccount()?.id
  useEffect(() => (account === undefined ? undefined : startSyncing(account)), [account])
  return null
}
