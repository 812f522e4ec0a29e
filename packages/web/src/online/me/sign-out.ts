import { eraseFacts } from '../../game/facts/facts-store.ts'
import { signOutHere } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { stopPush } from './push.ts'

/** Signs this browser out, and unsubscribes it from notifications. */
export async function leaveBrowser(): Promise<Result<void>> {
  // First, as long as the server knows whose notifications these are.
  await stopPush().catch(() => undefined)
  const done = await signOutHere()
  // Nothing of the account stays on somebody else's device.
  if (done.ok) await eraseFacts().catch(() => undefined)
  return done
}
