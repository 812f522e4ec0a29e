/** Something the person at the keyboard should know: one line on stderr and an exit code. */
export class Problem extends Error {
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** 1: a fault was found in a file that could be read. 2: the request itself can't be carried out. */
export const FAULT = 1
export const MISUSE = 2

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
