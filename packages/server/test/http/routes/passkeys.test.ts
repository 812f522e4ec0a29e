import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  authenticateWithPasskey,
  authenticationOptions,
  type PasskeyDeps,
  registerPasskey,
  registrationOptions,
} from '../../../src/auth/passkeys.ts'
import { createSigner } from '../../../src/auth/signer.ts'
import { openSqliteStore } from '../../../src/store/sqlite.ts'
import type { Store } from '../../../src/store/store.ts'
import type { PlayerRow } from '../../../src/store/types.ts'
import { createAuthenticator } from './authenticator.ts'

const ADDRESS = 'https://amyitis.example/'
const ORIGIN = 'https://amyitis.example'
const BAD = expect.objectContaining({ code: 'bad-passkey' })

const guest = (id: string, name: string): PlayerRow => ({
  id,
  name,
  language: 'en',
  bot: false,
  created: 0,
  seen: 0,
  banned: false,
  muted: false,
})
const anna = guest('aaaaaaaaaaaaaaaa', 'Nitocris')
const bela = guest('bbbbbbbbbbbbbbbb', 'Béla')

let store: Store
let deps: PasskeyDeps
let time = 1_000_000

beforeEach(async () => {
  store = await openSqliteStore(':memory:')
  for (const player of [anna, bela]) await store.addPlayer(player)
  deps = { store, signer: await createSigner(store), clock: { now: () => time }, url: ADDRESS }
})
afterEach(() => store.close())

async function keep(key: ReturnType<typeof createAuthenticator>, player = anna) {
  const { options, ticket } = await registrationOptions(deps, player)
  await registerPasskey(deps, player.id, { ticket, answer: key.make(options) })
}

async function enter(key: ReturnType<typeof createAuthenticator>) {
  const { options, ticket } = await authenticationOptions(deps)
  return authenticateWithPasskey(deps, { ticket, answer: key.show(options) })
}

describe('a passkey', () => {
  it('signs its player in, repeatedly', async () => {
    const one = createAuthenticator(ORIGIN)
    const other = createAuthenticator(ORIGIN)
    await keep(one)
    await keep(other, bela)
    expect(await enter(one)).toBe(anna.id)
    expect(await enter(other)).toBe(bela.id)
    expect(await enter(one)).toBe(anna.id)
    expect((await store.passkey(one.id))?.counter).toBe(2)
  })

  it('is requested for the host name, as a discoverable credential', async () => {
    const { options } = await registrationOptions(deps, anna)
    expect(options.rp.id).toBe('amyitis.example')
    expect(options.user.name).toBe('Nitocris')
    expect(options.authenticatorSelection?.residentKey).toBe('required')
    await keep(createAuthenticator(ORIGIN))
    expect((await registrationOptions(deps, anna)).options.excludeCredentials).toHaveLength(1)
  })

  it('that is unknown is rejected', async () => {
    await expect(enter(createAuthenticator(ORIGIN))).rejects.toEqual(BAD)
  })

  it('of another site is rejected', async () => {
    await expect(keep(createAuthenticator('https://evil.example'))).rejects.toEqual(BAD)
    await expect(keep(createAuthenticator('https://evil.example', 'amyitis.example'))).rejects.toEqual(BAD)
    await expect(keep(createAuthenticator(ORIGIN, 'evil.example'))).rejects.toEqual(BAD)
  })

  it('whose counter goes back is rejected as a copy', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    await enter(key)
    await enter(key)
    key.turnBack()
    await expect(enter(key)).rejects.toEqual(BAD)
  })

  it('belongs to one player only', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    await expect(keep(key, bela)).rejects.toEqual(BAD)
  })
})

describe('a challenge', () => {
  it('works once for signing in', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    const { options, ticket } = await authenticationOptions(deps)
    expect(await authenticateWithPasskey(deps, { ticket, answer: key.show(options) })).toBe(anna.id)
    await expect(authenticateWithPasskey(deps, { ticket, answer: key.show(options) })).rejects.toEqual(BAD)
  })

  it('works once for adding a passkey', async () => {
    const { options, ticket } = await registrationOptions(deps, anna)
    await registerPasskey(deps, anna.id, { ticket, answer: createAuthenticator(ORIGIN).make(options) })
    const second = { ticket, answer: createAuthenticator(ORIGIN).make(options) }
    await expect(registerPasskey(deps, anna.id, second)).rejects.toEqual(BAD)
  })

  it('works for five minutes', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    const { options, ticket } = await authenticationOptions(deps)
    time += 5 * 60_000 + 1
    await expect(authenticateWithPasskey(deps, { ticket, answer: key.show(options) })).rejects.toEqual(BAD)
  })

  it('works only for its player and purpose', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    const adding = await registrationOptions(deps, anna)
    const answer = createAuthenticator(ORIGIN).make(adding.options)
    await expect(registerPasskey(deps, bela.id, { ticket: adding.ticket, answer })).rejects.toEqual(BAD)
    const wrong = { ticket: adding.ticket, answer: key.show(adding.options) }
    await expect(authenticateWithPasskey(deps, wrong)).rejects.toEqual(BAD)
  })

  it('must be signed by this server', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    const { options, ticket } = await authenticationOptions(deps)
    const [text, mark] = ticket.split('.')
    const later = Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace(/"until":\d/, '"until":9'),
    ).toString('base64url')
    for (const forged of [`${later}.${mark}`, text, `${text}.`, '', '.', 'null.x'])
      await expect(authenticateWithPasskey(deps, { ticket: forged, answer: key.show(options) })).rejects.toEqual(BAD)
    expect(await authenticateWithPasskey(deps, { ticket, answer: key.show(options) })).toBe(anna.id)
  })

  it('of another process of the server is accepted', async () => {
    const key = createAuthenticator(ORIGIN)
    await keep(key)
    const { options, ticket } = await authenticationOptions(deps)
    const copy = { ...deps, signer: await createSigner(store) }
    expect(await authenticateWithPasskey(copy, { ticket, answer: key.show(options) })).toBe(anna.id)
  })
})
