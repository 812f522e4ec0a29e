import { expect, vi } from 'vitest'
import { PATIENCE } from './open.ts'

/** Waits until something is so; fails with what it is instead. */
export const eventually = <T>(look: () => Promise<T>, wanted: T, when = ''): Promise<void> =>
  vi.waitFor(async () => expect(await look(), when).toEqual(wanted), { timeout: PATIENCE / 3, interval: 50 })
