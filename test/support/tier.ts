import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Which of the two tiers runs: `npm test` or `npm run test:long`. */
    tier: 'short' | 'long'
  }
}

export const isLong: boolean = inject('tier') === 'long'

/** How many inputs a test tries: so many in the short tier, so many in the long one. */
export const sized = (short: number, long: number): number => (isLong ? long : short)
