import { createHmac } from 'node:crypto'
import type { CommandContext } from '@amyitis/tables'
import { sameSecret, sha256 } from '../shared/random.ts'
import type { TableSecret } from '../store/types.ts'

/** The invitation of a seat, derived from the table's secret without revealing it. */
export function invitationOf({ secret, invitations }: TableSecret, seat: number): string {
  const text = `invitation ${seat} ${invitations[seat] ?? ''}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

/** Stored for a seat that is reserved for a player, at rematch tables of earlier versions. */
const reservationFor = (player: string): string => sha256(`kept for ${player}`)

/** What the server knows beyond the log when a player sends a command. */
export const commandContext = (secret: TableSecret, now: number, player?: string): CommandContext => ({
  now,
  secret: secret.secret,
  invites: (seat, invitation) =>
    (player !== undefined && secret.invitations[seat] === reservationFor(player)) ||
    (invitation !== undefined && sameSecret(invitation, invitationOf(secret, seat))),
})
