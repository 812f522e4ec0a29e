import type { Fault, Refusal } from '@amyitis/engine'

/** A line of input may have this many bytes. */
export const MAX_LINE_BYTES = 1_000_000
export const MAX_GAMES = 100_000
export const MAX_MS = 60_000
export const MAX_ITERATIONS = 10_000_000

export type ErrorCode = 'illegal-move' | 'bad-request' | 'unknown-game' | 'bad-record' | 'bad-position'
export type Id = string | number | null

/** A request that can't be carried out; the state is unchanged. */
export class RequestError extends Error {
  readonly code: ErrorCode
  /** For an illegal move: the engine's explanation. */
  readonly refusal: Refusal | undefined
  constructor(code: ErrorCode, message: string, illegal?: Refusal) {
    super(message)
    this.code = code
    this.refusal = illegal
  }
}

export const errorResponse = (id: Id, code: ErrorCode, message: string, illegal?: Refusal): string =>
  JSON.stringify({ id, ok: false, error: { code, message, ...(illegal === undefined ? {} : { refusal: illegal }) } })

export const lineTooLong = (): string =>
  errorResponse(null, 'bad-request', `a line may have ${MAX_LINE_BYTES} bytes at most`)

export const faultText = (faults: readonly Fault[]): string =>
  faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')
