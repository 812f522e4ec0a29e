import type { Position } from '@amyitis/engine'
import { ponder } from './worker-pool.ts'

/** What some browsers say about the battery. */
interface Battery {
  readonly charging: boolean
}

/**
 * Says, whenever it is asked, whether the device runs on its battery. Where the browser does not report it, phones and tablets
 * are assumed to, and computers not.
 */
async function watchBattery(): Promise<() => boolean> {
  const asked = navigator as { getBattery?: () => Promise<Battery> }
  const battery = await asked.getBattery?.().catch(() => undefined)
  return () => (battery === undefined ? matchMedia('(pointer: coarse)').matches : !battery.charging)
}

/** Thinks while a person decides and looks at the page, unless that would drain a battery. */
export async function ponderOnMains(position: Position, isWanted: () => boolean): Promise<void> {
  const isSeen = () => document.visibilityState === 'visible' && isWanted()
  if (!isSeen()) return
  const runsOnBattery = await watchBattery()
  ponder(position, () => isSeen() && !runsOnBattery())
}
