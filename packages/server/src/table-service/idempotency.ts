import { ProblemError } from '../shared/problem-error.ts'
import { sha256 } from '../shared/random.ts'
import type { RecordedRequest } from '../store/types.ts'

/** Hash of a request without its key. The schemas sort the fields, so equal requests have equal hashes. */
export const requestHashOf = (asked: unknown): string => sha256(JSON.stringify(asked))

/** The result of the first request with a key, if the repeated one asks for the same. */
export function resultOfRepeat({ seq, requestHash: first }: RecordedRequest, digest: string | undefined): number {
  if (first === undefined || digest === undefined || first === digest) return seq
  throw new ProblemError('key-reused')
}
