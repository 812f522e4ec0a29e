import { randomBytes } from 'node:crypto'
import type { NewPasskey, ShownPasskey } from '@amyitis/protocol'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { sha256 } from '../random.ts'
import { Refused } from '../refused.ts'
import type { PasskeyRow, PlayerRow, Store } from '../store/store.ts'
import type { Signer } from './signer.ts'

/** How long somebody has to touch their key. */
const PATIENCE = 5 * 60_000

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

const MOST_PASSKEYS = 20

/** A challenge that was handed out here. It is not kept, but once it is answered, that is kept as long as it would be good. */
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

/** A passkey belongs to a host name: with an address of numbers there are none. */
const partyOf = ({ url }: PasskeyDeps) => ({ id: new URL(url).hostname, origin: new URL(url).origin })

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

function handOut({ signer, clock }: PasskeyDeps, purpose: Ticket['purpose'], player?: string) {
  const challenge = randomBytes(32)
  const ticket = { purpose, challenge: challenge.toString('base64url'), player, until: clock.now() + PATIENCE }
  return { challenge: new Uint8Array(challenge), ticket: signer.sign(ticket) }
}

function takeBack({ signer, clock }: PasskeyDeps, purpose: Ticket['purpose'], ticket: string): Ticket {
  const { success, data } = Ticket.safeParse(signer.open(ticket))
  if (!success || data.purpose !== purpose || data.until < clock.now()) throw new Refused('bad-passkey')
  return data
}

/** Writes down that a challenge was answered; the second who comes with it is sent away. */
async function useUp({ store, clock }: PasskeyDeps, { challenge, until }: Ticket, player: string): Promise<void> {
  const hash = sha256(`passkey ${challenge}`)
  if ((await store.token(hash)) !== undefined) throw new Refused('bad-passkey')
  await store.addToken({ hash, player, kind: 'used', created: clock.now(), expires: until })
}

const described = ({ id, transports }: PasskeyRow) => ({ id, transports: [...transports] })

/** What the browser of a player is asked to make a passkey with. */
export async function addingOptions(deps: PasskeyDeps, player: PlayerRow) {
  const known = await deps.store.passkeysOf(player.id)
  if (known.length >= MOST_PASSKEYS) throw new Refused('too-many-passkeys')
  const { challenge, ticket } = handOut(deps, 'passkey-add', player.id)
  const options = await generateRegistrationOptions({
    rpName: 'Amyitis',
    rpID: partyOf(deps).id,
    userName: player.name ?? player.id,
    userDisplayName: player.name ?? '',
    userID: bytesOf(player.id),
    challenge,
    timeout: PATIENCE,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { options, ticket }
}

/** Keeps the passkey that a player's device has made. */
export async function addPasskey(
  deps: PasskeyDeps,
  player: string,
  { ticket: given, answer }: z.infer<typeof NewPasskey>,
): Promise<void> {
  const ticket = takeBack(deps, 'passkey-add', given)
  if (ticket.player !== player) throw new Refused('bad-passkey')
  const { id, origin } = partyOf(deps)
  const checked = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: ticket.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw new Refused('bad-passkey')
  const { credential } = checked.registrationInfo
  if ((await deps.store.passkey(credential.id)) !== undefined) throw new Refused('bad-passkey')
  await useUp(deps, ticket, player)
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

/** What a browser is asked to find a passkey of this server with, whoever's it is. */
export async function enteringOptions(deps: PasskeyDeps) {
  const { challenge, ticket } = handOut(deps, 'passkey-enter')
  const options = await generateAuthenticationOptions({
    rpID: partyOf(deps).id,
    challenge,
    timeout: PATIENCE,
    userVerification: 'preferred',
  })
  return { options, ticket }
}

/** Who has shown their passkey. */
export async function enterByPasskey(
  deps: PasskeyDeps,
  { ticket: given, answer }: z.infer<typeof ShownPasskey>,
): Promise<string> {
  const ticket = takeBack(deps, 'passkey-enter', given)
  const passkey = await deps.store.passkey(answer.id)
  if (passkey === undefined) throw new Refused('bad-passkey')
  const { id, player, publicKey, counter } = passkey
  const party = partyOf(deps)
  // A counter that does not grow is refused: somebody has copied the key.
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: ticket.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw new Refused('bad-passkey')
  await useUp(deps, ticket, player)
  await deps.store.countPasskey(id, checked.authenticationInfo.newCounter)
  return player
}
