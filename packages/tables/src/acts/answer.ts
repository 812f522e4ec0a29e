import type { Refusal } from '@amyitis/engine'
import type { EventBody, ProblemCode } from '@amyitis/protocol'

/** What an act leads to: events for the log, or why not. */
export type Answer =
  | { readonly ok: true; readonly events: readonly EventBody[] }
  | { readonly ok: false; readonly code: ProblemCode; readonly refusal?: Refusal }

export const refuse = (code: ProblemCode): Answer => ({ ok: false, code })
export const happen = (...events: readonly EventBody[]): Answer => ({ ok: true, events })

/** What the server knows beside the log. */
export interface Ground {
  readonly now: number
  /** The server's share of the seed. */
  readonly secret: string
  /** Does this open the seat? */
  invites(seat: number, invitation: string | undefined): boolean
  /** When the player last had the table in sight: now, if they do. Undefined: long ago, or nobody knows. */
  lookedAt?(player: string): number | undefined
}
