/** What a program can do wrong: no JSON, no legal move, ending too early, not answering. */
export type FaultKind = 'json' | 'move' | 'ended' | 'silent'

export interface Fault {
  readonly kind: FaultKind
  readonly command: string
  /** What it answered, how it ended, or for how many seconds it was waited for. */
  readonly detail: string
}

/** A program that plays in the arena has failed: the tournament ends. */
export class ProgramFault extends Error {
  readonly fault: Fault
  constructor(kind: FaultKind, command: string, detail: string) {
    super(`"${command}": ${kind} ${detail}`)
    this.fault = { kind, command, detail }
  }
}
