import { sha256 } from '../random.ts'
import { Refused } from '../refused.ts'
import type { Caused } from '../store/store.ts'

/** What a request asks for, without its key. The schemas put fields in order, so equal requests have equal digests. */
export const digestOf = (asked: unknown): string => sha256(JSON.stringify(asked))

/** The answer to a request whose key is known: that of the first one, if it asked for the same. */
export function repeated({ seq, digest: first }: Caused, digest: string | undefined): number {
  if (first === undefined || digest === undefined || first === digest) return seq
  throw new Refused('key-reused')
}
