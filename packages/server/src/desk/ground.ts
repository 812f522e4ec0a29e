import { createHmac } from 'node:crypto'
import type { Ground } from '@amyitis/tables'
import { sameSecret, sha256 } from '../random.ts'
import type { TableSecret } from '../store/store.ts'

/** What opens a seat of a table for whoever has it. It is made of the table's secret, which it does not tell. */
export function invitationOf({ secret, invitations }: TableSecret, seat: number): string {
  const text = `invitation ${seat} ${invitations[seat] ?? ''}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

/** What is written for a seat that is kept for somebody. */
export const keptFor = (player: string): string => sha256(`kept for ${player}`)

/** What the server knows beside the log, when a player asks for something. */
export const groundOf = (secret: TableSecret, now: number, player?: string): Ground => ({
  now,
  secret: secret.secret,
  invites: (seat, invitation) =>
    (player !== undefined && secret.invitations[seat] === keptFor(player)) ||
    (invitation !== undefined && sameSecret(invitation, invitationOf(secret, seat))),
})
