import type { AllProgress, ProgressKind } from '@amyitis/protocol'
import type { Result } from '../online/api/client.ts'
import type { SyncedDocument } from './documents.ts'

/** The requests that syncing makes. */
export interface ProgressApi {
  get(): Promise<Result<AllProgress>>
  put(kind: ProgressKind, after: number, data: unknown): Promise<Result<unknown>>
}

/** Other devices may write at the same time, but not for ever. */
const MAX_ATTEMPTS = 5

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Brings in what the account has and this device hasn't, and sends what the account lacks; answers whether that worked. What
 * another account has left on this device goes only to an account that has nothing yet.
 */
export async function syncProgress(
  api: ProgressApi,
  documents: readonly SyncedDocument<unknown>[],
  leftByAnother = false,
): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await api.get()
    if (!found.ok) return false
    const adopts = !leftByAnother || Object.keys(found.value).length === 0
    const results = await Promise.all(
      documents.map((document) => {
        const { kind, read, merge, local, store } = document
        const { version, data } = found.value[kind] ?? { version: 0, data: {} }
        const there = merge(read(data), read(data))
        const merged = adopts ? merge(there, local()) : there
        if (!isSame(merged, local())) store(merged)
        return isSame(merged, there) ? undefined : api.put(kind, version, merged)
      }),
    )
    const failed = results.flatMap((result) => (result === undefined || result.ok ? [] : result.code))
    if (failed.length === 0) return true
    if (failed.some((code) => code !== 'stale')) return false
  }
  return false
}
