import { randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyAssertion } from '@amyitis/protocol'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { sha256 } from '../shared/random.ts'
import type { Store } from '../store/store.ts'
import type { PasskeyRow, PlayerRow } from '../store/types.ts'
import type { Signer } from './signer.ts'

const CHALLENGE_TIMEOUT_MS = 5 * 60_000

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

const MAX_PASSKEYS = 20

/** A challenge is not stored, but signed. Once it is answered, that is stored until it expires. */
const Ticket = z.object({
  purpose: z.enum(['passkey-add', 'passkey-enter']),
  challenge: z.string(),
  player: z.string().optional(),
  until: z.number(),
})
type Ticket = z.infer<typeof Ticket>

export interface PasskeyDeps {
  readonly store: Store
  readonly signer: Signer
  readonly clock: Clock
  /** The public address of the app: passkeys belong to its host. */
  readonly url: string
}

/** Passkeys belong to a host name, so they don't work with an IP address. */
const relyingParty = ({ url }: PasskeyDeps) => ({ id: new URL(url).hostname, origin: new URL(url).origin })

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

function issueChallenge({ signer, clock }: PasskeyDeps, purpose: Ticket['purpose'], player?: string) {
  const challenge = randomBytes(32)
  const ticket = {
    purpose,
    challenge: challenge.toString('base64url'),
    player,
    until: clock.now() + CHALLENGE_TIMEOUT_MS,
  }
  return { challenge: new Uint8Array(challenge), ticket: signer.sign(ticket) }
}

function verifyTicket({ signer, clock }: PasskeyDeps, purpose: Ticket['purpose'], ticket: string): Ticket {
  const { success, data } = Ticket.safeParse(signer.verify(ticket))
  if (!success || data.purpose !== purpose || data.until < clock.now()) throw new ProblemError('bad-passkey')
  return data
}

/** Stores that a challenge was answered; it works only once. */
async function consumeChallenge(
  { store, clock }: PasskeyDeps,
  { challenge, until }: Ticket,
  player: string,
): Promise<void> {
  const hash = sha256(`passkey ${challenge}`)
  if ((await store.token(hash)) !== undefined) throw new ProblemError('bad-passkey')
  await store.addToken({ hash, player, kind: 'used', created: clock.now(), expires: until })
}

const credentialDescriptor = ({ id, transports }: PasskeyRow) => ({ id, transports: [...transports] })

/** Options for navigator.credentials.create. */
export async function registrationOptions(deps: PasskeyDeps, player: PlayerRow) {
  const known = await deps.store.passkeysOf(player.id)
  if (known.length >= MAX_PASSKEYS) throw new ProblemError('too-many-passkeys')
  const { challenge, ticket } = issueChallenge(deps, 'passkey-add', player.id)
  const options = await generateRegistrationOptions({
    rpName: 'Amyitis',
    rpID: relyingParty(deps).id,
    userName: player.name ?? player.id,
    userDisplayName: player.name ?? '',
    userID: bytesOf(player.id),
    challenge,
    timeout: CHALLENGE_TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(credentialDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { options, ticket }
}

/** Verifies and stores a new passkey of a player. */
export async function registerPasskey(
  deps: PasskeyDeps,
  player: string,
  { ticket: given, answer }: z.infer<typeof NewPasskey>,
): Promise<void> {
  const ticket = verifyTicket(deps, 'passkey-add', given)
  if (ticket.player !== player) throw new ProblemError('bad-passkey')
  const { id, origin } = relyingParty(deps)
  const checked = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: ticket.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw new ProblemError('bad-passkey')
  const { credential } = checked.registrationInfo
  if ((await deps.store.passkey(credential.id)) !== undefined) throw new ProblemError('bad-passkey')
  await consumeChallenge(deps, ticket, player)
  const { publicKey, counter, transports = [] } = credential
  await deps.store.addPasskey({
    id: credential.id,
    player,
    publicKey,
    counter,
    transports,
    created: deps.clock.now(),
  })
}

/** Options for navigator.credentials.get, for any passkey of this server. */
export async function authenticationOptions(deps: PasskeyDeps) {
  const { challenge, ticket } = issueChallenge(deps, 'passkey-enter')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    challenge,
    timeout: CHALLENGE_TIMEOUT_MS,
    userVerification: 'preferred',
  })
  return { options, ticket }
}

/** Verifies a passkey and returns its player. */
export async function authenticateWithPasskey(
  deps: PasskeyDeps,
  { ticket: given, answer }: z.infer<typeof PasskeyAssertion>,
): Promise<string> {
  const ticket = verifyTicket(deps, 'passkey-enter', given)
  const passkey = await deps.store.passkey(answer.id)
  if (passkey === undefined) throw new ProblemError('bad-passkey')
  const { id, player, publicKey, counter } = passkey
  const party = relyingParty(deps)
  // A counter that does not grow is rejected: the key was copied.
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: ticket.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw new ProblemError('bad-passkey')
  await consumeChallenge(deps, ticket, player)
  await deps.store.setPasskeyCounter(id, checked.authenticationInfo.newCounter)
  return player
}
