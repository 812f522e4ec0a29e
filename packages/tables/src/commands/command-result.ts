import type { Refusal } from '@amyitis/engine'
import type { EventBody, ProblemCode } from '@amyitis/protocol'

/** The result of a command: events for the log, or why it was rejected. */
export type CommandResult =
  | { readonly ok: true; readonly events: readonly EventBody[] }
  | { readonly ok: false; readonly code: ProblemCode; readonly refusal?: Refusal }

export const rejected = (code: ProblemCode): CommandResult => ({ ok: false, code })
export const accepted = (...events: readonly EventBody[]): CommandResult => ({ ok: true, events })

/** What the server knows beyond the log. */
export interface CommandContext {
  readonly now: number
  /** The server's share of the seed. */
  readonly secret: string
  /** Does the invitation admit to the seat? */
  invites(seat: number, invitation: string | undefined): boolean
  /** When the player last had the table in sight: now, if they do. Undefined: long ago, or unknown. */
  lookedAt?(player: string): number | undefined
}
