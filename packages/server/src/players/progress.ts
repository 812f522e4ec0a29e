import type { AllProgress } from '@amyitis/protocol'
import type { Store } from '../store/store.ts'

/** What a player's account carries to other devices, by kind. */
export async function loadProgress(store: Store, player: string): Promise<AllProgress> {
  const rows = await store.progressOf(player)
  return Object.fromEntries(rows.map(({ kind, version, data }) => [kind, { version, data: JSON.parse(data) }]))
}
