import { describe, expect, test } from 'vitest'
import type { Subject } from './logs.ts'
import { describeNames } from './names.ts'
import { describeRatings, rateOne } from './ratings.ts'
import { newTable, player } from './samples.ts'

/** The contract of players and settings. */
export function describePeople({ store, open }: Subject): void {
  describe('a player', () => {
    test('is stored with all fields, and changed field by field', async () => {
      const whole = player('ann', {
        webhook: 'https://a.example',
        webhookSecret: 's',
        webhookFailures: 2,
        webhookFailed: 1_700_000_000_000,
        email: 'a@b.example',
        bot: true,
        owner: 'ben',
      })
      await store().addPlayer(whole)
      await store().addPlayer(player('ben'))
      expect(await store().player('ann')).toEqual(whole)
      await store().changePlayer('ann', { webhook: undefined, banned: true, seen: 1_800_000_000_000 })
      await store().changePlayer('ann', {})
      expect(await store().player('ann')).toEqual({
        ...whole,
        webhook: undefined,
        banned: true,
        seen: 1_800_000_000_000,
      })
      expect(await store().player('nobody')).toBeUndefined()
      expect((await store().players(['ben', 'ann', 'nobody'])).map(({ id }) => id).sort()).toEqual(['ann', 'ben'])
      expect(await store().players([])).toEqual([])
    })

    test('can be erased: only an id remains', async () => {
      await store().addPlayer(player('ann', { email: 'a@b.example', webhook: 'https://a.example', webhookSecret: 's' }))
      await store().addToken({ hash: 'h', player: 'ann', kind: 'session', created: 1, expires: 9 })
      await store().addPasskey({ id: 'p', player: 'ann', publicKey: new Uint8Array([1]), counter: 0, transports: [] })
      await store().addPush({ endpoint: 'e', player: 'ann', subscription: '{}' })
      await store().report({ at: 1, table: 't', by: 'ann', about: 'ben', text: 'he knows where I live' })
      await store().createTable(newTable('t'))
      await rateOne(store(), 't', 'ann')
      await store().erasePlayer('ann')
      const { id, name, email, webhook, webhookSecret } = (await store().player('ann')) ?? {}
      expect({ id, name, email, webhook, webhookSecret }).toEqual({ id: 'ann' })
      expect(await store().token('h')).toBeUndefined()
      expect(await store().passkeysOf('ann')).toEqual([])
      expect(await store().pushesOf('ann')).toEqual([])
      expect(await store().reports(9)).toEqual([])
      expect(await store().skillsOf('ann')).toEqual([])
      expect(await store().ratingResults('t')).toEqual([])
    })

    test('once erased, gets nothing back from a concurrent change', async () => {
      await store().addPlayer(player('ann'))
      await store().erasePlayer('ann')
      await store().changePlayer('ann', { name: 'Ann', email: 'a@b.example' })
      const { name, email } = (await store().player('ann')) ?? {}
      expect({ name, email }).toEqual({})
      await store().addPlayer(player('ben', { name: 'Ann' }))
    })

    test('has a list of bot programs', async () => {
      await store().addPlayer(player('ann'))
      await store().addPlayer(player('two', { bot: true, owner: 'ann' }))
      await store().addPlayer(player('one', { bot: true, owner: 'ann' }))
      await store().addPlayer(player('other', { bot: true }))
      expect(await store().botsOf('ann')).toEqual(['one', 'two'])
      await store().erasePlayer('one')
      expect(await store().botsOf('ann')).toEqual(['two'])
    })

    test('without a passkey expires after a while', async () => {
      await store().addPlayer(player('old', { seen: 5 }))
      await store().addPlayer(player('older', { seen: 4 }))
      await store().addPlayer(player('kept', { seen: 3 }))
      await store().addPlayer(player('program', { seen: 2, bot: true }))
      await store().addPlayer(player('erased', { seen: 1 }))
      await store().addPlayer(player('young', { seen: 10 }))
      await store().addPasskey({ id: 'p', player: 'kept', publicKey: new Uint8Array([1]), counter: 0, transports: [] })
      await store().erasePlayer('erased')
      expect(await store().stalePlayers(10, 9)).toEqual(['older', 'old'])
      expect(await store().stalePlayers(10, 1)).toEqual(['older'])
    })
  })

  describe('a token', () => {
    const token = { hash: 'h', player: 'ann', kind: 'link', created: 1, expires: 50 } as const

    test('is used once, by whoever comes first', async () => {
      const other = await open()
      await store().addToken(token)
      await expect(store().addToken(token)).rejects.toThrow()
      expect(await store().token('h')).toEqual(token)
      const taken = await Promise.all([store(), other, store(), other].map((one) => one.takeToken('h')))
      expect(taken.filter((one) => one !== undefined)).toEqual([token])
      expect(await store().token('h')).toBeUndefined()
    })

    test('is deleted with its player or when it expires', async () => {
      await store().addToken(token)
      await store().addToken({ ...token, hash: 'later', expires: 51 })
      await store().addToken({ ...token, hash: 'other', player: 'ben', expires: 99 })
      await store().removeTokens({ expiredBefore: 51 })
      expect(await store().token('h')).toBeUndefined()
      expect(await store().token('later')).toBeDefined()
      await store().removeTokens({ player: 'ann' })
      expect(await store().token('later')).toBeUndefined()
      expect(await store().token('other')).toBeDefined()
    })

    test('can be renewed, and be the only one left', async () => {
      for (const kind of ['session', 'bot', 'link', 'used'] as const)
        await store().addToken({ ...token, hash: kind, kind })
      await store().addToken({ ...token, hash: 'own', kind: 'session' })
      await store().addToken({ ...token, hash: 'other', kind: 'session', player: 'ben' })
      await store().renewToken('own', 90)
      expect(await store().token('own')).toMatchObject({ kind: 'session', created: 1, expires: 90 })
      await store().removeTokens({ player: 'ann', but: 'own' })
      const left = await Promise.all(
        ['session', 'bot', 'link', 'used', 'own', 'other'].map((hash) => store().token(hash)),
      )
      expect(left.flatMap((one) => one?.hash ?? [])).toEqual(['bot', 'used', 'own', 'other'])
    })
  })

  test('a passkey keeps its key and its counter', async () => {
    const publicKey = new Uint8Array([0, 255, 7])
    const passkey = { id: 'p', player: 'ann', publicKey, counter: 3, transports: ['usb'], created: 1_700_000_000_000 }
    await store().addPlayer(player('ann'))
    await store().addPasskey(passkey)
    await store().setPasskeyCounter('p', 4_000_000_000)
    expect(await store().passkey('p')).toEqual({ ...passkey, counter: 4_000_000_000 })
    expect(await store().passkeysOf('ann')).toHaveLength(1)
    expect(await store().passkey('q')).toBeUndefined()
    await store().removePasskey('ben', 'p')
    expect(await store().passkey('p')).toBeDefined()
    await store().removePasskey('ann', 'p')
    expect(await store().passkey('p')).toBeUndefined()
  })

  test('a push subscription belongs to whoever used the device last', async () => {
    await store().addPlayer(player('ann'))
    await store().addPlayer(player('ben'))
    await store().addPush({ endpoint: 'e', player: 'ann', subscription: '{"a":1}' })
    await store().addPush({ endpoint: 'e', player: 'ben', subscription: '{"b":1}' })
    expect(await store().pushesOf('ann')).toEqual([])
    expect(await store().pushesOf('ben')).toEqual([{ endpoint: 'e', player: 'ben', subscription: '{"b":1}' }])
    await store().removePush('e')
    expect(await store().pushesOf('ben')).toEqual([])
  })

  test('a player is notified of an event once', async () => {
    const other = await open()
    await store().createTable(newTable('t'))
    const marked = await Promise.all([store(), other, store(), other].map((one) => one.markNotified('t', 'ann', 5)))
    expect(marked.filter((first) => first)).toHaveLength(1)
    expect(await store().markNotified('t', 'ann', 4)).toBe(false)
    expect(await store().markNotified('t', 'ben', 4)).toBe(true)
    expect(await store().markNotified('t', 'ann', 6)).toBe(true)
  })

  test('reports are listed newest first', async () => {
    const report = { at: 1, table: 't', by: 'ann', about: 'ben', text: 'rude' }
    await store().report({ ...report, line: 3 })
    await store().report({ ...report, text: 'ruder' })
    const found = await store().reports(9)
    expect(found.map(({ id: _, ...rest }) => rest)).toEqual([
      { ...report, text: 'ruder', line: undefined },
      { ...report, line: 3 },
    ])
    expect(await store().reports(1)).toEqual(found.slice(0, 1))
    await store().report({ ...report, by: 'cleo' })
    expect(await store().reports(9, 'ann')).toEqual(found)
  })

  describeNames({ store, open })
  describeRatings({ store, open })

  test('a setting keeps the first value or the last, as requested', async () => {
    const other = await open()
    expect(await store().setting('keys')).toBeUndefined()
    const set = await Promise.all([store().setSetting('keys', 'a', true), other.setSetting('keys', 'b', true)])
    expect(set[0]).toBe(set[1])
    expect(await store().setting('keys')).toBe(set[0])
    expect(await store().setSetting('keys', 'c')).toBe('c')
    expect(await other.setting('keys')).toBe('c')
  })

  test('the deployment is healthy', async () => {
    expect(await store().checkHealth()).toBeUndefined()
  })
}
