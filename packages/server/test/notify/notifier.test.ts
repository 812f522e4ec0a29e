import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANNA, BELA, type House, openHouse, TABLE } from './house.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
  await house.add(ANNA, 'Anna')
  await house.add(BELA, 'Béla', { language: 'hu' })
  for (const player of [ANNA, BELA]) await house.hook(player)
})
afterEach(() => house.store.close())

const other = (player: string) => (player === ANNA ? BELA : ANNA)
const told = () => house.posted.map(({ body }) => JSON.parse(String(body)))

/** Plays until somebody else is asked. */
async function turn() {
  const player = house.decider()
  while (house.decider() === player) await house.move()
}

describe('the table waits', () => {
  it('is told to those who are not there to reveal their share, each once, until the game begins', async () => {
    await house.sitDown()
    await house.reveal(ANNA)
    await house.pass(10)
    expect(told()).toMatchObject([{ kind: 'begin', player: BELA, table: TABLE, title: 'Rád vár az asztalod' }])
    await house.pass(1000)
    expect(told()).toHaveLength(1)
    await house.reveal(BELA)
    await house.pass(10)
    expect(told().slice(1)).toMatchObject([{ kind: 'turn', player: house.decider() }])
  })

  it('is told again when somebody has left, and everything is open once more', async () => {
    await house.sitDown()
    await house.reveal(ANNA)
    await house.pass(10)
    await house.act(BELA, { type: 'stand' })
    await house.pass(10)
    expect(told().slice(1)).toMatchObject([{ kind: 'begin', player: ANNA }])
  })
})

describe('it is your turn', () => {
  it('is told after ten seconds, to the one whose turn it is', async () => {
    await house.begin()
    const player = house.decider()
    await house.pass(9)
    expect(told()).toEqual([])
    await house.pass(1)
    expect(told()).toMatchObject([{ kind: 'turn', player, table: TABLE }])
  })

  it('is told once a turn, however many decisions the turn has', async () => {
    await house.begin()
    await house.pass(10)
    const player = house.decider()
    await turn()
    await house.pass(10)
    await house.pass(1000)
    expect(told().map((one) => one.player)).toEqual([player, other(player)])
    expect(new Set(told().map((one) => one.id)).size).toBe(2)
  })

  it('is not told again when the job comes twice', async () => {
    await house.begin()
    await house.pass(10)
    await house.repeat(`${TABLE}:${house.decider()}`)
    expect(told()).toHaveLength(1)
  })

  it('is not told when the turn is over by then', async () => {
    await house.begin()
    const player = house.decider()
    await house.pass(5)
    await turn()
    house.look(other(player))
    await house.pass(60)
    expect(told()).toEqual([])
  })

  it('is not told to someone who looks through another process that has not been heard of', async () => {
    await house.begin()
    house.lookElsewhere(house.decider())
    await house.pass(10)
    expect(told()).toEqual([])
  })

  it('is not told to someone who is looking at the table, then or since', async () => {
    await house.begin()
    house.look(house.decider())
    await house.pass(10)
    expect(told()).toEqual([])
    const player = other(house.decider())
    house.look(player)
    await turn()
    house.lookAway(player)
    await house.pass(60)
    expect(told()).toEqual([])
  })

  it('is not told by an event that changes nothing about the turn', async () => {
    await house.begin()
    await house.pass(10)
    const seat = house.table.seats.findIndex(({ player }) => player === other(house.decider()))
    await house.happen({ type: 'stood-in', seat, level: 'random', why: 'vote' })
    await house.happen({ type: 'returned', seat })
    expect(house.planned.size).toBe(0)
    await house.pass(60)
    expect(told()).toHaveLength(1)
  })

  it('is not told to someone for whom a bot plays', async () => {
    await house.begin()
    const seat = house.table.seats.findIndex(({ player }) => player === house.decider())
    await house.happen({ type: 'stood-in', seat, level: 'random', why: 'clock' })
    await house.pass(60)
    expect(told()).toEqual([])
  })

  it('is told to a bot program at once', async () => {
    for (const player of [ANNA, BELA]) await house.store.changePlayer(player, { bot: true })
    await house.begin()
    await house.pass(0)
    expect(told()).toHaveLength(1)
  })

  it('is told in the language of the player, with the round and the names of the others', async () => {
    await house.begin()
    await house.pass(10)
    await turn()
    await house.pass(10)
    const words = Object.fromEntries(told().map(({ player, title, body }) => [player, `${title}: ${body}`]))
    expect(words[ANNA]).toBe('It is your turn: Round 1, with Béla.')
    expect(words[BELA]).toBe('Te jössz: 1. forduló; a többiek: Anna.')
  })

  it('needs no job for players who can’t be told', async () => {
    for (const player of [ANNA, BELA]) await house.store.changePlayer(player, { webhook: undefined })
    await house.begin()
    expect(house.planned.size).toBe(0)
  })

  it('is not told to someone who was banned', async () => {
    await house.begin()
    await house.store.changePlayer(house.decider(), { banned: true })
    await house.pass(10)
    expect(told()).toEqual([])
  })
})

describe('what else is told', () => {
  const end = () =>
    house.happen({ type: 'ended', why: 'played', scores: [41, 37], ranks: [1, 2], secret: 's', seed: 'fair1:0' })

  it('the end of the game, to all, with the place', async () => {
    await house.begin()
    await end()
    await house.pass(10)
    const words = Object.fromEntries(told().map(({ player, kind, body }) => [player, `${kind}: ${body}`]))
    expect(words[ANNA]).toBe('over: Place 1 of 2 with 41 points; you played with Béla.')
    expect(words[BELA]).toContain('2. lettél 2 játékos közül, 37 ponttal')
  })

  it('a rematch, to all but who asks for it, with the way to the new table', async () => {
    await house.begin()
    await end()
    await house.pass(10)
    house.posted.length = 0
    await house.rematch()
    await house.pass(10)
    expect(told()).toMatchObject([{ kind: 'rematch', player: BELA, table: 'n'.repeat(16) }])
    expect(told()[0].url).toBe(`https://amyitis.example/#/online/table/${'n'.repeat(16)}`)
  })
})

describe('a webhook', () => {
  it('gets a body that is signed with the time', async () => {
    await house.begin()
    await house.pass(10)
    const [{ target, headers, body }] = house.posted
    expect(target).toBe('https://hook.example/amyitis')
    const [, seconds, mark] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['amyitis-signature'])) ?? []
    expect(Number(seconds)).toBe(house.now() / 1000)
    expect(mark).toBe(createHmac('sha256', 'shared').update(`${seconds}.${body}`).digest('hex'))
    expect(Object.keys(told()[0]).sort()).toEqual(['at', 'body', 'id', 'kind', 'player', 'table', 'title', 'url'])
  })

  it('that fails is tried again after a minute, then two, with the same id, until it answers', async () => {
    await house.begin()
    house.answerWith(() => ({ kind: 'answered', status: 500 }))
    await house.pass(10)
    await house.pass(59)
    expect(told()).toHaveLength(1)
    await house.pass(1)
    expect(told()).toHaveLength(2)
    house.answerWith(() => ({ kind: 'answered', status: 204 }))
    await house.pass(119)
    expect(told()).toHaveLength(2)
    await house.pass(1)
    await house.pass(10_000)
    expect(told()).toHaveLength(3)
    expect(new Set(told().map(({ id }) => id)).size).toBe(1)
    expect((await house.store.player(house.decider()))?.webhookFailures).toBeUndefined()
  })

  it('is not tried again when the turn is over', async () => {
    await house.begin()
    house.answerWith(() => ({ kind: 'unreachable' }))
    await house.pass(10)
    house.look(other(house.decider()))
    await turn()
    await house.pass(10_000)
    expect(told()).toHaveLength(1)
  })

  it('that has failed rests, also when the next turn comes', async () => {
    await house.begin()
    const player = house.decider()
    house.answerWith(() => ({ kind: 'unreachable' }))
    await house.pass(10)
    house.look(other(player))
    await turn()
    await turn()
    await house.pass(10)
    expect(told()).toHaveLength(1)
    await house.pass(50)
    expect(told().map((one) => one.player)).toEqual([player, player])
    expect(told()[0].id).not.toBe(told()[1].id)
  })

  it('that is to be tried again for one turn is not called twice for the next', async () => {
    await house.begin()
    house.answerWith(() => ({ kind: 'unreachable' }))
    await house.pass(10)
    house.answerWith(() => ({ kind: 'answered', status: 200 }))
    house.look(other(house.decider()))
    await house.pass(55)
    await turn()
    await turn()
    await house.pass(5)
    expect(told()).toHaveLength(1)
    await house.pass(5)
    expect(told()).toHaveLength(2)
  })

  it('that redirects has failed', async () => {
    await house.begin()
    house.answerWith(() => ({ kind: 'answered', status: 302 }))
    await house.pass(10)
    expect((await house.store.player(house.decider()))?.webhookFailures).toBe(1)
  })

  it('that fails twelve times in a row is switched off, and its player is told', async () => {
    await house.begin()
    const player = house.decider()
    await house.store.changePlayer(player, { email: 'me@example.org', language: 'fr' })
    house.answerWith(() => ({ kind: 'forbidden' }))
    for (let i = 0; i < 20; i++) await house.pass(6 * 3600)
    expect(told()).toHaveLength(12)
    expect(house.mails.map(({ subject }) => subject)).toEqual([
      'Amyitis: C’est à vous de jouer',
      'Amyitis: Votre webhook est désactivé',
    ])
  })
})

describe('a push', () => {
  const calls = () => house.posted.map(({ target }) => target)

  it('goes to every device of the player, encrypted, in the name of this server', async () => {
    await house.store.changePlayer(ANNA, { webhook: undefined })
    await house.store.changePlayer(BELA, { webhook: undefined })
    for (const player of [ANNA, BELA]) {
      await house.subscribe(player, `https://push.example/${player}/1`)
      await house.subscribe(player, `https://push.example/${player}/2`)
    }
    await house.begin()
    await house.pass(10)
    const player = house.decider()
    expect(calls()).toEqual([`https://push.example/${player}/1`, `https://push.example/${player}/2`])
    const [{ headers, body }] = house.posted
    expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 86_400, Topic: TABLE })
    expect(headers.Authorization).toMatch(/^vapid t=\S+, k=\S+$/)
    expect(String(headers.Authorization)).toContain(house.pusher.publicKey)
    expect(Buffer.from(body).includes('turn')).toBe(false)
  })

  it.each([404, 410])('that is answered with %i has lost its device', async (status) => {
    for (const player of [ANNA, BELA]) {
      await house.subscribe(player, `https://push.example/${player}/gone`)
      await house.subscribe(player, `https://push.example/${player}/here`)
    }
    house.answerWith((target) => ({ kind: 'answered', status: target.endsWith('gone') ? status : 201 }))
    await house.begin()
    await house.pass(10)
    const left = await house.store.pushesOf(house.decider())
    expect(left.map(({ endpoint }) => endpoint)).toEqual([`https://push.example/${house.decider()}/here`])
  })

  it('that fails for another reason keeps its device', async () => {
    for (const player of [ANNA, BELA]) await house.subscribe(player, `https://push.example/${player}`)
    house.answerWith(() => ({ kind: 'answered', status: 503 }))
    await house.begin()
    await house.pass(10)
    expect(await house.store.pushesOf(house.decider())).toHaveLength(1)
  })
})

describe('a mail', () => {
  beforeEach(async () => {
    for (const player of [ANNA, BELA])
      await house.store.changePlayer(player, { webhook: undefined, email: `${player}@example.org` })
  })

  it('says what there is to say, the way to the table and the way to be left alone', async () => {
    await house.begin()
    await house.pass(10)
    expect(house.mails).toHaveLength(1)
    const [{ to, text }] = house.mails
    expect(to).toBe(`${house.decider()}@example.org`)
    expect(text).toContain(`https://amyitis.example/#/online/table/${TABLE}`)
    const ticket = /ticket=(\S+)/.exec(text)?.[1] ?? ''
    expect(await house.mailer.follow(ticket)).toContain('example.org')
    expect((await house.store.player(house.decider()))?.email).toBeUndefined()
  })

  it('that can’t be sent harms nothing else and tells the log no more than a code', async () => {
    for (const player of [ANNA, BELA]) await house.hook(player)
    house.breakMail()
    await house.begin()
    await house.pass(10)
    expect(house.warnings).toEqual(['a mail could not be sent: EAUTH'])
    expect(house.posted).toHaveLength(1)
  })

  it('is written to an address only after its owner has agreed, within a day', async () => {
    const anna = await house.store.player(ANNA)
    if (anna === undefined) throw new Error('Anna has gone')
    await house.mailer.ask(anna, 'new@example.org')
    const ticket = /ticket=(\S+)/.exec(house.mails[0].text)?.[1] ?? ''
    expect((await house.store.player(ANNA))?.email).toBe(`${ANNA}@example.org`)
    await house.pass(86_401)
    expect(await house.mailer.follow(ticket)).toBeUndefined()
    await house.mailer.ask(anna, 'new@example.org')
    expect(await house.mailer.follow(/ticket=(\S+)/.exec(house.mails[1].text)?.[1] ?? '')).toContain('new@example.org')
    expect((await house.store.player(ANNA))?.email).toBe('new@example.org')
    expect(await house.mailer.follow('forged.ticket')).toBeUndefined()
  })
})

it('keys for pushes are made once', async () => {
  const { createPusher } = await import('../../src/notify/push.ts')
  const again = await createPusher(
    house.store,
    { check: async () => true, post: async () => ({ kind: 'forbidden' }) },
    'mailto:x@y.z',
  )
  expect(again.publicKey).toBe(house.pusher.publicKey)
})
