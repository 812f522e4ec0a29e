import type { Clause } from '@amyitis/narration'

/** The address of a clause inside the app: its page, and the place where it stands. */
export const hrefOf = (clause: Clause): string => `#/rules/${clause}`
