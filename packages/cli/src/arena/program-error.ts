/** What a program can do wrong: no JSON, no legal move, ending too early, not answering. */
export type ProgramFailureKind = 'json' | 'move' | 'ended' | 'silent'

export interface ProgramFailure {
  readonly kind: ProgramFailureKind
  readonly command: string
  /** What it answered, how it ended, or for how many seconds it was waited for. */
  readonly detail: string
}

/** A program that plays in the arena has failed: the tournament ends. */
export class ProgramError extends Error {
  readonly failure: ProgramFailure
  constructor(kind: ProgramFailureKind, command: string, detail: string) {
    super(`"${command}": ${kind} ${detail}`)
    this.failure = { kind, command, detail }
  }
}
