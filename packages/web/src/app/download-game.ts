import { downloadRecord } from '../game/download.ts'
import { openGame } from '../game/game-in-progress.ts'
import { recordOf } from '../game/record.ts'
import { store } from '../game/tabs.ts'

/** A game of this browser as a file. */
export async function downloadGame(id: string): Promise<void> {
  const saved = await store.load(id)
  const opened = saved === undefined ? undefined : openGame(saved)
  if (opened?.ok) downloadRecord(recordOf(opened.running), opened.running.head.created)
}
