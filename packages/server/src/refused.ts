import type { Refusal } from '@amyitis/engine'
import { PROBLEMS, type Problem, type ProblemCode } from '@amyitis/protocol'
import { DETAILS } from './details.ts'

interface More {
  readonly detail?: string | undefined
  readonly refusal?: Refusal | undefined
  /** After so many seconds it may work. */
  readonly again?: number | undefined
}

/** Something that can't be done, with its stable code. Whoever asked is told. */
export class Refused extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly refusal: Refusal | undefined
  readonly again: number | undefined

  constructor(code: ProblemCode, { detail, refusal, again }: More = {}) {
    super(code)
    this.code = code
    this.detail = detail
    this.refusal = refusal
    this.again = again
  }
}

/** What is said in English of each code; clients have their own words. */
const titleOf = (code: ProblemCode) => `${code[0].toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`

const refusalDetail = ({ code, clause }: Refusal): string =>
  `The rules do not allow this move: ${code}${clause === undefined ? '' : ` (${clause})`}. What is possible instead: see "refusal".`

/** RFC 9457; its type leads to the place in the description of the API. */
export function problemOf({ code, detail, refusal }: Refused): Problem {
  return {
    type: `/api#${code}`,
    title: titleOf(code),
    status: PROBLEMS[code],
    code,
    detail: detail ?? (refusal === undefined ? DETAILS[code] : refusalDetail(refusal)),
    ...(refusal === undefined
      ? {}
      : { refusal: { code: refusal.code, clause: refusal.clause, instead: [...refusal.instead] } }),
  }
}
