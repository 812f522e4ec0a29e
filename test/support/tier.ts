import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The tier that is running: `npm test` or `npm run test:long`. */
    tier: 'short' | 'long'
  }
}

export const isLong: boolean = inject('tier') === 'long'

/** How many inputs a test tries, in the short and in the long tier. */
export const sized = (short: number, long: number): number => (isLong ? long : short)
