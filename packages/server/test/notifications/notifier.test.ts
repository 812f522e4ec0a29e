import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANNA, BELA, type House, openNotifierFixture, TABLE } from './notifier-fixture.ts'

let fixture: House
beforeEach(async () => {
  fixture = await openNotifierFixture()
  await fixture.add(ANNA, 'Anna')
  await fixture.add(BELA, 'Béla', { language: 'hu' })
  for (const player of [ANNA, BELA]) await fixture.hook(player)
})
afterEach(() => fixture.store.close())

const other = (player: string) => (player === ANNA ? BELA : ANNA)
const told = () => fixture.posted.map(({ body }) => JSON.parse(String(body)))

/** Plays until somebody else is asked. */
async function turn() {
  const player = fixture.decider()
  while (fixture.decider() === player) await fixture.move()
}

describe('the table waits', () => {
  it('is told to those who are not there to reveal their share, each once, until the game begins', async () => {
    await fixture.sitDown()
    await fixture.reveal(ANNA)
    await fixture.pass(10)
    expect(told()).toMatchObject([{ kind: 'begin', player: BELA, table: TABLE, title: 'Rád vár az asztalod' }])
    await fixture.pass(1000)
    expect(told()).toHaveLength(1)
    await fixture.reveal(BELA)
    await fixture.pass(10)
    expect(told().slice(1)).toMatchObject([{ kind: 'turn', player: fixture.decider() }])
  })

  it('is told again when somebody has left, and everything is open once more', async () => {
    await fixture.sitDown()
    await fixture.reveal(ANNA)
    await fixture.pass(10)
    await fixture.act(BELA, { type: 'stand' })
    await fixture.pass(10)
    expect(told().slice(1)).toMatchObject([{ kind: 'begin', player: ANNA }])
  })
})

describe('it is your turn', () => {
  it('is told after ten seconds, to the one whose turn it is', async () => {
    await fixture.begin()
    const player = fixture.decider()
    await fixture.pass(9)
    expect(told()).toEqual([])
    await fixture.pass(1)
    expect(told()).toMatchObject([{ kind: 'turn', player, table: TABLE }])
  })

  it('is told once a turn, however many decisions the turn has', async () => {
    await fixture.begin()
    await fixture.pass(10)
    const player = fixture.decider()
    await turn()
    await fixture.pass(10)
    await fixture.pass(1000)
    expect(told().map((one) => one.player)).toEqual([player, other(player)])
    expect(new Set(told().map((one) => one.id)).size).toBe(2)
  })

  it('is not told again when the job comes twice', async () => {
    await fixture.begin()
    await fixture.pass(10)
    await fixture.repeat(`${TABLE}:${fixture.decider()}`)
    expect(told()).toHaveLength(1)
  })

  it('is not told when the turn is over by then', async () => {
    await fixture.begin()
    const player = fixture.decider()
    await fixture.pass(5)
    await turn()
    fixture.look(other(player))
    await fixture.pass(60)
    expect(told()).toEqual([])
  })

  it('is not told to someone who looks through another process that has not been heard of', async () => {
    await fixture.begin()
    fixture.lookElsewhere(fixture.decider())
    await fixture.pass(10)
    expect(told()).toEqual([])
  })

  it('is not told to someone who is looking at the table, then or since', async () => {
    await fixture.begin()
    fixture.look(fixture.decider())
    await fixture.pass(10)
    expect(told()).toEqual([])
    const player = other(fixture.decider())
    fixture.look(player)
    await turn()
    fixture.lookAway(player)
    await fixture.pass(60)
    expect(told()).toEqual([])
  })

  it('is not told by an event that changes nothing about the turn', async () => {
    await fixture.begin()
    await fixture.pass(10)
    const seat = fixture.table.seats.findIndex(({ player }) => player === other(fixture.decider()))
    await fixture.happen({ type: 'stood-in', seat, level: 'random', why: 'vote' })
    await fixture.happen({ type: 'returned', seat })
    expect(fixture.planned.size).toBe(0)
    await fixture.pass(60)
    expect(told()).toHaveLength(1)
  })

  it('is not told to someone for whom a bot plays', async () => {
    await fixture.begin()
    const seat = fixture.table.seats.findIndex(({ player }) => player === fixture.decider())
    await fixture.happen({ type: 'stood-in', seat, level: 'random', why: 'clock' })
    await fixture.pass(60)
    expect(told()).toEqual([])
  })

  it('is told to a bot program at once', async () => {
    for (const player of [ANNA, BELA]) await fixture.store.changePlayer(player, { bot: true })
    await fixture.begin()
    await fixture.pass(0)
    expect(told()).toHaveLength(1)
  })

  it('is told in the language of the player, with the round and the names of the others', async () => {
    await fixture.begin()
    await fixture.pass(10)
    await turn()
    await fixture.pass(10)
    const words = Object.fromEntries(told().map(({ player, title, body }) => [player, `${title}: ${body}`]))
    expect(words[ANNA]).toBe('It is your turn: Round 1, with Béla.')
    expect(words[BELA]).toBe('Te jössz: 1. forduló; a többiek: Anna.')
  })

  it('needs no job for players who can’t be told', async () => {
    for (const player of [ANNA, BELA]) await fixture.store.changePlayer(player, { webhook: undefined })
    await fixture.begin()
    expect(fixture.planned.size).toBe(0)
  })

  it('is not told to someone who was banned', async () => {
    await fixture.begin()
    await fixture.store.changePlayer(fixture.decider(), { banned: true })
    await fixture.pass(10)
    expect(told()).toEqual([])
  })
})

describe('what else is told', () => {
  const end = () =>
    fixture.happen({ type: 'ended', why: 'played', scores: [41, 37], ranks: [1, 2], secret: 's', seed: 'fair1:0' })

  it('the end of the game, to all, with the place', async () => {
    await fixture.begin()
    await end()
    await fixture.pass(10)
    const words = Object.fromEntries(told().map(({ player, kind, body }) => [player, `${kind}: ${body}`]))
    expect(words[ANNA]).toBe('over: Place 1 of 2 with 41 points; you played with Béla.')
    expect(words[BELA]).toContain('2. lettél 2 játékos közül, 37 ponttal')
  })

  it('a rematch, to all but who asks for it, with the way to the new table', async () => {
    await fixture.begin()
    await end()
    await fixture.pass(10)
    fixture.posted.length = 0
    await fixture.rematch()
    await fixture.pass(10)
    expect(told()).toMatchObject([{ kind: 'rematch', player: BELA, table: 'n'.repeat(16) }])
    expect(told()[0].url).toBe(`https://amyitis.example/#/online/table/${'n'.repeat(16)}`)
  })
})

describe('a webhook', () => {
  it('gets a body that is signed with the time', async () => {
    await fixture.begin()
    await fixture.pass(10)
    const [{ target, headers, body }] = fixture.posted
    expect(target).toBe('https://hook.example/amyitis')
    const [, seconds, mark] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['amyitis-signature'])) ?? []
    expect(Number(seconds)).toBe(fixture.now() / 1000)
    expect(mark).toBe(createHmac('sha256', 'shared').update(`${seconds}.${body}`).digest('hex'))
    expect(Object.keys(told()[0]).sort()).toEqual(['at', 'body', 'id', 'kind', 'player', 'table', 'title', 'url'])
  })

  it('that fails is tried again after a minute, then two, with the same id, until it answers', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'answered', status: 500 }))
    await fixture.pass(10)
    await fixture.pass(59)
    expect(told()).toHaveLength(1)
    await fixture.pass(1)
    expect(told()).toHaveLength(2)
    fixture.answerWith(() => ({ kind: 'answered', status: 204 }))
    await fixture.pass(119)
    expect(told()).toHaveLength(2)
    await fixture.pass(1)
    await fixture.pass(10_000)
    expect(told()).toHaveLength(3)
    expect(new Set(told().map(({ id }) => id)).size).toBe(1)
    expect((await fixture.store.player(fixture.decider()))?.webhookFailures).toBeUndefined()
  })

  it('is not tried again when the turn is over', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'unreachable' }))
    await fixture.pass(10)
    fixture.look(other(fixture.decider()))
    await turn()
    await fixture.pass(10_000)
    expect(told()).toHaveLength(1)
  })

  it('that has failed rests, also when the next turn comes', async () => {
    await fixture.begin()
    const player = fixture.decider()
    fixture.answerWith(() => ({ kind: 'unreachable' }))
    await fixture.pass(10)
    fixture.look(other(player))
    await turn()
    await turn()
    await fixture.pass(10)
    expect(told()).toHaveLength(1)
    await fixture.pass(50)
    expect(told().map((one) => one.player)).toEqual([player, player])
    expect(told()[0].id).not.toBe(told()[1].id)
  })

  it('that is to be tried again for one turn is not called twice for the next', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'unreachable' }))
    await fixture.pass(10)
    fixture.answerWith(() => ({ kind: 'answered', status: 200 }))
    fixture.look(other(fixture.decider()))
    await fixture.pass(55)
    await turn()
    await turn()
    await fixture.pass(5)
    expect(told()).toHaveLength(1)
    await fixture.pass(5)
    expect(told()).toHaveLength(2)
  })

  it('that redirects has failed', async () => {
    await fixture.begin()
    fixture.answerWith(() => ({ kind: 'answered', status: 302 }))
    await fixture.pass(10)
    expect((await fixture.store.player(fixture.decider()))?.webhookFailures).toBe(1)
  })

  it('that fails twelve times in a row is switched off, and its player is told', async () => {
    await fixture.begin()
    const player = fixture.decider()
    await fixture.store.changePlayer(player, { email: 'me@example.org', language: 'fr' })
    fixture.answerWith(() => ({ kind: 'forbidden' }))
    for (let i = 0; i < 20; i++) await fixture.pass(6 * 3600)
    expect(told()).toHaveLength(12)
    expect(fixture.mails.map(({ subject }) => subject)).toEqual([
      'Amyitis: C’est à vous de jouer',
      'Amyitis: Votre webhook est désactivé',
    ])
  })
})

describe('a push', () => {
  const calls = () => fixture.posted.map(({ target }) => target)

  it('goes to every device of the player, encrypted, in the name of this server', async () => {
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

  it.each([404, 410])('that is answered with %i has lost its device', async (status) => {
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

  it('that fails for another reason keeps its device', async () => {
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

  it('says what there is to say, the way to the table and the way to be left alone', async () => {
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

  it('that can’t be sent harms nothing else and tells the log no more than a code', async () => {
    for (const player of [ANNA, BELA]) await fixture.hook(player)
    fixture.breakMail()
    await fixture.begin()
    await fixture.pass(10)
    expect(fixture.warnings).toEqual(['a mail could not be sent: EAUTH'])
    expect(fixture.posted).toHaveLength(1)
  })

  it('is written to an address only after its owner has agreed, within a day', async () => {
    const anna = await fixture.store.player(ANNA)
    if (anna === undefined) throw new Error('Anna has gone')
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
