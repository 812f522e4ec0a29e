import type { Refusal } from '@amyitis/engine'
import { PROBLEMS, type Problem, type ProblemCode } from '@amyitis/protocol'
import { PROBLEM_DETAILS } from './problem-details.ts'

interface ProblemOptions {
  readonly detail?: string | undefined
  readonly refusal?: Refusal | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** An error that is reported to the client with a stable code (RFC 9457 problem). */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly refusal: Refusal | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, { detail, refusal, retryAfterSeconds }: ProblemOptions = {}) {
    super(code)
    this.code = code
    this.detail = detail
    this.refusal = refusal
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const titleOf = (code: ProblemCode) => `${code[0].toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`

const refusalDetail = ({ code, clause }: Refusal): string =>
  `The rules do not allow this move: ${code}${clause === undefined ? '' : ` (${clause})`}. The legal alternatives are in "refusal".`

/** RFC 9457 problem details; the type links to the API documentation. */
export function toProblem({ code, detail, refusal }: ProblemError): Problem {
  return {
    type: `/api#${code}`,
    title: titleOf(code),
    status: PROBLEMS[code],
    code,
    detail: detail ?? (refusal === undefined ? PROBLEM_DETAILS[code] : refusalDetail(refusal)),
    ...(refusal === undefined
      ? {}
      : { refusal: { code: refusal.code, clause: refusal.clause, instead: [...refusal.instead] } }),
  }
}
