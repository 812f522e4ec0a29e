import { PROBLEMS } from '@amyitis/protocol'
import type { Got } from './wire.ts'

/** What has been seen of the server, and what should not have been. */
export interface Verdict {
  /** How often each answer was given. */
  readonly counts: Map<string, number>
  readonly problems: string[]
  /** Looks at an answer to a request. */
  answer(what: string, got: Got): void
  /** Looks at anything that came from the server. */
  bytes(what: string, bytes: string): void
  problem(what: string): void
  /** From now on nobody may be told this, as long as it is a secret. */
  keep(secret: string, still?: () => Promise<boolean>): void
  /** Resolves when it is known of all that was told whether it was a secret. */
  settled(): Promise<void>
}

/** A refusal that is no fault: this server sends no mail. */
const NO_MAIL = 'PUT /api/v1/me/email'

const MOST = 100

/** What a secret looks like among other things. */
const WORD = /[\w-]{16,}/g

export function createVerdict(): Verdict {
  const counts = new Map<string, number>()
  const problems: string[] = []
  const secrets = new Map<string, () => Promise<boolean>>()
  const doubts = new Set<Promise<void>>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const problem = (what: string) => {
    if (problems.length < MOST) problems.push(what.slice(0, 2000))
  }

  function doubt(secret: Promise<boolean>, what: string): void {
    const known: Promise<void> = secret
      .then(
        (is) => is && problem(what),
        (error: unknown) => problem(`${what}, perhaps: ${error}`),
      )
      .then(() => void doubts.delete(known))
    doubts.add(known)
  }

  function bytes(what: string, all: string): void {
    for (const [word] of all.matchAll(WORD)) {
      const still = secrets.get(word)
      if (still !== undefined) doubt(still(), `${what} tells a secret: ${word.slice(0, 8)}…`)
    }
  }

  function refusal(what: string, { status, media, text }: Got): void {
    if (!media.startsWith('application/problem+json')) problem(`${what}: ${status} as ${media}: ${text}`)
    try {
      const { code, status: said } = JSON.parse(text) as { code: keyof typeof PROBLEMS; status: number }
      count(`${status} ${code}`)
      if (PROBLEMS[code] !== status || said !== status) problem(`${what}: ${code} is not ${status}`)
    } catch {
      problem(`${what}: ${status} with a body that can't be read: ${text}`)
    }
  }

  return {
    counts,
    problems,
    bytes,
    problem,
    settled: async () => {
      await Promise.all(doubts)
    },
    keep: (secret, still = async () => true) => {
      for (const [word] of secret.matchAll(WORD)) secrets.set(word, still)
    },
    answer: (what, got) => {
      const { status } = got
      bytes(what, got.all)
      if (status < 400) count(String(status))
      else if (what.startsWith('HEAD ')) count(`${status} to HEAD`)
      else refusal(what, got)
      if (status >= 500 && !(status === 503 && what.startsWith(NO_MAIL))) problem(`${what}: ${status} ${got.text}`)
      if (status < 100) problem(`${what}: no answer`)
    },
  }
}
