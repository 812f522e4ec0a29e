/** An error for the user: one line on stderr and an exit code. */
export class CommandLineError extends Error {
  readonly exitCode: number
  constructor(message: string, code: number) {
    super(message)
    this.exitCode = code
  }
}

/** 1: a file could be read but is invalid. 2: the command can't be carried out. */
export const EXIT_INVALID = 1
export const EXIT_USAGE = 2

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
