import type { Refusal } from '@amyitis/engine'
import { PROBLEMS, type Problem, type ProblemCode } from '@amyitis/protocol'

/** The default explanation of each problem code, for programmers. */
const PROBLEM_DETAILS: Readonly<Record<ProblemCode, string>> = {
  'bad-request': 'The request does not match the API description.',
  'too-large': 'The request is too large.',
  'too-many': 'Too many requests: wait as long as Retry-After says, then send the same request again.',
  'unknown-place': 'There is nothing at this address.',
  'bad-method': 'This address does not support this method; the Allow header lists those it does.',
  'bad-media-type': 'The body must be application/json.',
  'key-reused': 'This key was used before for a different request. Use a new key for every new request.',
  'wrong-host': 'The Host header is not an address of this server.',
  'wrong-origin': 'A page from another origin may not use a player’s cookie.',
  internal: 'An internal error occurred.',
  unavailable: 'The server can’t do this at the moment.',
  'who-are-you': 'Send the token of a bot as "Authorization: Bearer …", or the cookie of a browser.',
  banned: 'This player is banned from this server.',
  'sign-up-closed': 'Sign-up is closed on this server.',
  'link-used': 'This link has already been used, or has expired.',
  'name-blank': 'A name needs at least one letter, digit or emoji.',
  'name-too-long': 'The name is too long.',
  'name-invisible': 'The name has invisible, control or direction-changing characters.',
  'name-reserved': 'This name is reserved.',
  'name-taken': 'Somebody else has this name, or one that looks like it.',
  'bad-passkey': 'The passkey is unknown here, or its response is invalid.',
  'too-many-passkeys': 'A player can have at most 20 passkeys. Remove one first.',
  'too-many-devices': 'A player can be notified on at most 20 devices. Turn notifications off on one of them first.',
  'bad-target': 'This server does not send to that address.',
  'mail-failed': 'The mail server did not accept the message. Try again later.',
  'unknown-player': 'There is no such player, or they have erased their data.',
  'unknown-table': 'There is no such table.',
  'private-table': 'Only the players at this table may see it.',
  'bad-edition': 'The edition is not playable.',
  'only-bots': 'At least one seat must be for a person or a program.',
  'too-many-tables': 'You, or your address, have reached the limit on tables: finish or close one first.',
  stale: 'Something has happened since the event in "after": read it, then decide again.',
  'seat-taken': 'The seat is taken.',
  'no-seat': 'There is no free seat, or no such seat.',
  'not-invited': 'This seat needs an invitation.',
  'not-seated': 'You are not seated at this table.',
  'already-seated': 'You are already seated at this table.',
  'not-host': 'Only the host of the table may do this.',
  'not-full': 'Not all seats are taken.',
  'not-started': 'The game has not started.',
  'already-started': 'The game has started.',
  'game-over': 'The game is over.',
  'not-over': 'The game is not over.',
  'bad-share': 'The share does not match your commitment.',
  'not-ready': 'You have missed the ready check of this table too often.',
  'not-your-turn': 'It is another seat’s turn to decide.',
  'illegal-move': 'The rules do not allow this move.',
  'cannot-undo': 'This can no longer be taken back.',
  'too-many-undos': 'You have reached the limit on takebacks in a game.',
  'log-full': 'The log of this table is full: only commands that lead to its end are accepted.',
  'nothing-asked': 'There is no takeback request.',
  'already-answered': 'You have already answered.',
  'too-soon': 'It is too early for a vote: the player still has time to come back.',
  'not-away': 'No bot is playing for this seat.',
  away: 'A bot is playing for you: send "return" first.',
  muted: 'This player may not write on this server.',
}

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
