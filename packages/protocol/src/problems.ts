import { z } from 'zod'

/** Problem codes: stable names that clients can rely on and translate. */
export const PROBLEMS = {
  // The request itself.
  'bad-request': 400,
  'too-large': 413,
  'too-many': 429,
  'unknown-place': 404,
  'bad-method': 405,
  'bad-media-type': 415,
  'key-reused': 422,
  'wrong-origin': 403,
  'wrong-host': 421,
  internal: 500,
  unavailable: 503,
  // Authentication.
  'who-are-you': 401,
  banned: 403,
  'sign-up-closed': 403,
  'link-used': 410,
  // A name.
  'name-blank': 422,
  'name-too-long': 422,
  'name-invisible': 422,
  'name-reserved': 422,
  'name-taken': 409,
  // Passkeys and addresses.
  'bad-passkey': 403,
  'too-many-passkeys': 409,
  'too-many-devices': 409,
  'bad-target': 422,
  'mail-failed': 503,
  // A table.
  'unknown-player': 404,
  'unknown-table': 404,
  'private-table': 403,
  'bad-edition': 422,
  'only-bots': 422,
  'too-many-tables': 409,
  stale: 409,
  'seat-taken': 409,
  'no-seat': 409,
  'not-invited': 403,
  'not-seated': 403,
  'already-seated': 409,
  'not-host': 403,
  'not-full': 409,
  'not-started': 409,
  'already-started': 409,
  'game-over': 409,
  'not-over': 409,
  'bad-share': 409,
  'not-ready': 409,
  // A game.
  'not-your-turn': 409,
  'illegal-move': 409,
  'cannot-undo': 409,
  'too-many-undos': 409,
  'log-full': 409,
  'nothing-asked': 409,
  'already-answered': 409,
  'too-soon': 409,
  'not-away': 409,
  away: 409,
  muted: 403,
} as const
export type ProblemCode = keyof typeof PROBLEMS

/** RFC 9457 problem details with a stable code, and for an illegal move the engine's explanation. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** An explanation in English; clients have their own texts for each code. */
  detail: z.string().optional(),
  /** For an illegal move: the engine's code, the clause of the rules, and legal alternatives. */
  refusal: z.object({ code: z.string(), clause: z.string().optional(), instead: z.array(z.string()) }).optional(),
})
export type Problem = z.infer<typeof Problem>
