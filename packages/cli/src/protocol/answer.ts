import type { Fault } from '@amyitis/engine'

/** A line of input may have this many bytes. */
export const LINE_LIMIT = 1_000_000
export const GAMES_LIMIT = 100_000
export const MS_LIMIT = 60_000
export const ITERATIONS_LIMIT = 10_000_000

export type ErrorCode = 'illegal-move' | 'bad-request' | 'unknown-game' | 'bad-record' | 'bad-position'
export type Id = string | number | null

/** A request that can't be carried out; whoever throws it has changed nothing. */
export class Refused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export const refusal = (id: Id, code: ErrorCode, message: string): string =>
  JSON.stringify({ id, ok: false, error: { code, message } })

export const tooLong = (): string => refusal(null, 'bad-request', `a line may have ${LINE_LIMIT} bytes at most`)

export const faultText = (faults: readonly Fault[]): string =>
  faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')
