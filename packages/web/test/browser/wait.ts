import { expect, vi } from 'vitest'
import { TIMEOUT_MS } from './open.ts'

/** Waits until a value is as expected; fails with the actual value. */
export const eventually = <T>(look: () => Promise<T>, wanted: T, when = ''): Promise<void> =>
  vi.waitFor(async () => expect(await look(), when).toEqual(wanted), { timeout: TIMEOUT_MS / 3, interval: 50 })
