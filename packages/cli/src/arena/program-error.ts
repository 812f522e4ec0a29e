/** No JSON, no legal move, exited too early, no response in time. */
export type ProgramFailureKind = 'json' | 'move' | 'ended' | 'silent'

export interface ProgramFailure {
  readonly kind: ProgramFailureKind
  readonly command: string
  /** Its response, how it exited, or the timeout in seconds. */
  readonly detail: string
}

/** An external program has failed, which ends the tournament. */
export class ProgramError extends Error {
  readonly failure: ProgramFailure
  constructor(kind: ProgramFailureKind, command: string, detail: string) {
    super(`"${command}": ${kind} ${detail}`)
    this.failure = { kind, command, detail }
  }
}
