import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANNA, BELA, type NotifierFixture, other, TABLE, useNotifierFixture } from './notifier-fixture.ts'

let fixture: NotifierFixture
useNotifierFixture((opened) => {
  fixture = opened
})

describe('a webhook', () => {
  it('gets a body signed with a timestamp', async () => {
    await fixture.begin()
    await fixture.pass(10)
    const [{ target, headers, body }] = fixture.posted
    expect(target).toBe('https://hook.example/amyitis')
    const [, seconds, mark] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['amyitis-signature'])) ?? []
    expect(Number(seconds)).toBe(fixture.now() / 1000)
    expect(mark).toBe(createHmac('sha256', 'shared').update(`${seconds}.${body}`).digest('hex'))
    expect(Object.keys(fixture.sent()[0]).sort()).toEqual([
      'at',
      'body',
      'id',
      'kind',
      'player',
      'table',
      'title',
      'url',
    ])
  })

  it('is retried after one minute, then two, with the same id, until it succeeds', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'answered', status: 500 }))
    await fixture.pass(10)
    await fixture.pass(59)
    expect(fixture.sent()).toHaveLength(1)
    await fixture.pass(1)
    expect(fixture.sent()).toHaveLength(2)
    fixture.answerWith(() => ({ kind: 'answered', status: 204 }))
    await fixture.pass(119)
    expect(fixture.sent()).toHaveLength(2)
    await fixture.pass(1)
    await fixture.pass(10_000)
    expect(fixture.sent()).toHaveLength(3)
    expect(new Set(fixture.sent().map(({ id }) => id)).size).toBe(1)
    expect((await fixture.store.player(fixture.decider()))?.webhookFailures).toBeUndefined()
  })

  it('is not retried when the turn is over', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'unreachable' }))
    await fixture.pass(10)
    fixture.look(other(fixture.decider()))
    await fixture.playTurn()
    await fixture.pass(10_000)
    expect(fixture.sent()).toHaveLength(1)
  })

  it('that has failed pauses, even for the next turn', async () => {
    await fixture.begin()
    const player = fixture.decider()
    fixture.answerWith(() => ({ kind: 'unreachable' }))
    await fixture.pass(10)
    fixture.look(other(player))
    await fixture.playTurn()
    await fixture.playTurn()
    await fixture.pass(10)
    expect(fixture.sent()).toHaveLength(1)
    await fixture.pass(50)
    expect(fixture.sent().map((one) => one.player)).toEqual([player, player])
    expect(fixture.sent()[0].id).not.toBe(fixture.sent()[1].id)
  })

  it('with a pending retry is not called twice for the next turn', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'unreachable' }))
    await fixture.pass(10)
    fixture.answerWith(() => ({ kind: 'answered', status: 200 }))
    fixture.look(other(fixture.decider()))
    await fixture.pass(55)
    await fixture.playTurn()
    await fixture.playTurn()
    await fixture.pass(5)
    expect(fixture.sent()).toHaveLength(1)
    await fixture.pass(5)
    expect(fixture.sent()).toHaveLength(2)
  })

  it('that redirects counts as failed', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'answered', status: 302 }))
    await fixture.pass(10)
    expect((await fixture.store.player(fixture.decider()))?.webhookFailures).toBe(1)
  })

  it('is disabled after twelve failures in a row, and its player is notified', async () => {
    await fixture.begin()
    const player = fixture.decider()
    await fixture.store.changePlayer(player, { email: 'me@example.org', language: 'fr' })
    fixture.answerWith(() => ({ kind: 'forbidden' }))
    for (let i = 0; i < 20; i++) await fixture.pass(6 * 3600)
    expect(fixture.sent()).toHaveLength(12)
    expect(fixture.mails.map(({ subject }) => subject)).toEqual([
      'Amyitis: C’est à vous de jouer',
      'Amyitis: Votre webhook est désactivé',
    ])
  })
})

describe('a push', () => {
  const calls = () => fixture.posted.map(({ target }) => target)

  it('goes to every device of the player, encrypted and signed by this server', async () => {
    await fixture.store.changePlayer(ANNA, { webhook: undefined })
    await fixture.store.changePlayer(BELA, { webhook: undefined })
    for (const player of [ANNA, BELA]) {
      await fixture.subscribe(player, `https://push.example/${player}/1`)
      await fixture.subscribe(player, `https://push.example/${player}/2`)
    }
    await fixture.begin()
    await fixture.pass(10)
    const player = fixture.decider()
    expect(calls()).toEqual([`https://push.example/${player}/1`, `https://push.example/${player}/2`])
    const [{ headers, body }] = fixture.posted
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: 86_400, topic: TABLE })
    expect(headers.authorization).toMatch(/^vapid t=\S+, k=\S+$/)
    expect(String(headers.authorization)).toContain(fixture.pusher.publicKey)
    expect(Buffer.from(body).includes('turn')).toBe(false)
  })

  it.each([404, 410])('answered with %i removes the subscription', async (status) => {
    for (const player of [ANNA, BELA]) {
      await fixture.subscribe(player, `https://push.example/${player}/gone`)
      await fixture.subscribe(player, `https://push.example/${player}/here`)
    }
    fixture.answerWith((target) => ({ kind: 'answered', status: target.endsWith('gone') ? status : 201 }))
    await fixture.begin()
    await fixture.pass(10)
    const left = await fixture.store.pushesOf(fixture.decider())
    expect(left.map(({ endpoint }) => endpoint)).toEqual([`https://push.example/${fixture.decider()}/here`])
  })

  it('that fails for another reason keeps the subscription', async () => {
    for (const player of [ANNA, BELA]) await fixture.subscribe(player, `https://push.example/${player}`)
    fixture.answerWith(() => ({ kind: 'answered', status: 503 }))
    await fixture.begin()
    await fixture.pass(10)
    expect(await fixture.store.pushesOf(fixture.decider())).toHaveLength(1)
  })
})

describe('a mail', () => {
  beforeEach(async () => {
    for (const player of [ANNA, BELA])
      await fixture.store.changePlayer(player, { webhook: undefined, email: `${player}@example.org` })
  })

  it('contains the message, a link to the table and a link to unsubscribe', async () => {
    await fixture.begin()
    await fixture.pass(10)
    expect(fixture.mails).toHaveLength(1)
    const [{ to, text }] = fixture.mails
    expect(to).toBe(`${fixture.decider()}@example.org`)
    expect(text).toContain(`https://amyitis.example/#/online/table/${TABLE}`)
    const ticket = /ticket=(\S+)/.exec(text)?.[1] ?? ''
    expect(await fixture.mailer.followLink(ticket)).toContain('example.org')
    expect((await fixture.store.player(fixture.decider()))?.email).toBeUndefined()
  })

  it('that can’t be sent affects nothing else, and logs only an error code', async () => {
    for (const player of [ANNA, BELA]) await fixture.hook(player)
    fixture.breakMail()
    await fixture.begin()
    await fixture.pass(10)
    expect(fixture.warnings).toEqual(['a mail could not be sent: EAUTH'])
    expect(fixture.posted).toHaveLength(1)
  })

  it('goes to an address only after its owner has confirmed it within a day', async () => {
    const anna = await fixture.store.player(ANNA)
    if (anna === undefined) throw new Error('Anna is missing')
    await fixture.mailer.requestConfirmation(anna, 'new@example.org')
    const ticket = /ticket=(\S+)/.exec(fixture.mails[0].text)?.[1] ?? ''
    expect((await fixture.store.player(ANNA))?.email).toBe(`${ANNA}@example.org`)
    await fixture.pass(86_401)
    expect(await fixture.mailer.followLink(ticket)).toBeUndefined()
    await fixture.mailer.requestConfirmation(anna, 'new@example.org')
    expect(await fixture.mailer.followLink(/ticket=(\S+)/.exec(fixture.mails[1].text)?.[1] ?? '')).toContain(
      'new@example.org',
    )
    expect((await fixture.store.player(ANNA))?.email).toBe('new@example.org')
    expect(await fixture.mailer.followLink('forged.ticket')).toBeUndefined()
  })
})

it('VAPID keys are generated once', async () => {
  const { createPushChannel } = await import('../../src/notifications/push.ts')
  const again = await createPushChannel(
    fixture.store,
    { isAllowed: async () => true, post: async () => ({ kind: 'forbidden' }) },
    'mailto:x@y.z',
  )
  expect(again.publicKey).toBe(fixture.pusher.publicKey)
})
