import { signOutHere } from '../api/calls.ts'
import type { Result } from '../api/client.ts'
import { stopPush } from './push.ts'

/** This browser is nobody any more, and tells nobody whose turn it is. */
export async function leaveBrowser(): Promise<Result<void>> {
  // First, as long as the server knows whose notifications these are.
  await stopPush().catch(() => undefined)
  return signOutHere()
}
