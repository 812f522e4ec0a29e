import { PROBLEMS } from '@amyitis/protocol'
import type { HttpResponse } from './http-client.ts'

/** Collects what the server answered and reports what it should not have. */
export interface Findings {
  /** How often each kind of response was seen. */
  readonly counts: Map<string, number>
  readonly problems: string[]
  /** Checks the response to a request. */
  checkResponse(what: string, response: HttpResponse): void
  /** Searches any output of the server for secrets. */
  checkForSecrets(what: string, bytes: string): void
  report(what: string): void
  /** From now on this must not appear anywhere, as long as `isSecret` says so. */
  addSecret(secret: string, isSecret?: () => Promise<boolean>): void
  /** Resolves when all pending checks for secrets are done. */
  settled(): Promise<void>
}

/** May answer 503: this server sends no mail. */
const NO_MAIL = 'PUT /api/v1/me/email'

const MAX_PROBLEMS = 100

const SECRET_LIKE = /[\w-]{16,}/g

export function createFindings(): Findings {
  const counts = new Map<string, number>()
  const problems: string[] = []
  const secrets = new Map<string, () => Promise<boolean>>()
  const pending = new Set<Promise<void>>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const report = (what: string) => {
    if (problems.length < MAX_PROBLEMS) problems.push(what.slice(0, 2000))
  }

  function checkLater(secret: Promise<boolean>, what: string): void {
    const check: Promise<void> = secret
      .then(
        (leaked) => leaked && report(what),
        (error: unknown) => report(`${what}, perhaps: ${error}`),
      )
      .then(() => void pending.delete(check))
    pending.add(check)
  }

  function checkForSecrets(what: string, output: string): void {
    for (const [word] of output.matchAll(SECRET_LIKE)) {
      const isSecret = secrets.get(word)
      if (isSecret !== undefined) checkLater(isSecret(), `${what} leaks a secret: ${word.slice(0, 8)}…`)
    }
  }

  function checkProblem(what: string, { status, contentType, text }: HttpResponse): void {
    if (!contentType.startsWith('application/problem+json')) report(`${what}: ${status} as ${contentType}: ${text}`)
    try {
      const { code, status: bodyStatus } = JSON.parse(text) as { code: keyof typeof PROBLEMS; status: number }
      count(`${status} ${code}`)
      if (PROBLEMS[code] !== status || bodyStatus !== status) report(`${what}: ${code} is not ${status}`)
    } catch {
      report(`${what}: ${status} with an invalid body: ${text}`)
    }
  }

  return {
    counts,
    problems,
    checkForSecrets,
    report,
    settled: async () => {
      await Promise.all(pending)
    },
    addSecret: (secret, isSecret = async () => true) => {
      for (const [word] of secret.matchAll(SECRET_LIKE)) secrets.set(word, isSecret)
    },
    checkResponse: (what, response) => {
      const { status } = response
      checkForSecrets(what, response.raw)
      if (status < 400) count(String(status))
      else if (what.startsWith('HEAD ')) count(`${status} to HEAD`)
      else checkProblem(what, response)
      if (status >= 500 && !(status === 503 && what.startsWith(NO_MAIL))) report(`${what}: ${status} ${response.text}`)
      if (status < 100) report(`${what}: no response`)
    },
  }
}
