import { describe, expect, it } from 'vitest'
import { ANNA, BELA, type NotifierFixture, other, TABLE, useNotifierFixture } from './notifier-fixture.ts'

let fixture: NotifierFixture
useNotifierFixture((opened) => {
  fixture = opened
})

describe('a waiting table', () => {
  it('notifies absent players who must reveal their share, once each, until the game starts', async () => {
    await fixture.sitDown()
    await fixture.reveal(ANNA)
    await fixture.pass(10)
    expect(fixture.sent()).toMatchObject([{ kind: 'begin', player: BELA, table: TABLE, title: 'Rád vár az asztalod' }])
    await fixture.pass(1000)
    expect(fixture.sent()).toHaveLength(1)
    await fixture.reveal(BELA)
    await fixture.pass(10)
    expect(fixture.sent().slice(1)).toMatchObject([{ kind: 'turn', player: fixture.decider() }])
  })

  it('notifies again when somebody has left and shares are needed again', async () => {
    await fixture.sitDown()
    await fixture.reveal(ANNA)
    await fixture.pass(10)
    await fixture.execute(BELA, { type: 'stand' })
    await fixture.pass(10)
    expect(fixture.sent().slice(1)).toMatchObject([{ kind: 'begin', player: ANNA }])
  })
})

describe('your turn', () => {
  it('notifies the player to move after ten seconds', async () => {
    await fixture.begin()
    const player = fixture.decider()
    await fixture.pass(9)
    expect(fixture.sent()).toEqual([])
    await fixture.pass(1)
    expect(fixture.sent()).toMatchObject([{ kind: 'turn', player, table: TABLE }])
  })

  it('notifies once per turn, however many decisions it has', async () => {
    await fixture.begin()
    await fixture.pass(10)
    const player = fixture.decider()
    await fixture.playTurn()
    await fixture.pass(10)
    await fixture.pass(1000)
    expect(fixture.sent().map((one) => one.player)).toEqual([player, other(player)])
    expect(new Set(fixture.sent().map((one) => one.id)).size).toBe(2)
  })

  it('does not notify twice when the job runs twice', async () => {
    await fixture.begin()
    await fixture.pass(10)
    await fixture.repeat(`${TABLE}:${fixture.decider()}`)
    expect(fixture.sent()).toHaveLength(1)
  })

  it('does not notify when the turn is already over', async () => {
    await fixture.begin()
    const player = fixture.decider()
    await fixture.pass(5)
    await fixture.playTurn()
    fixture.look(other(player))
    await fixture.pass(60)
    expect(fixture.sent()).toEqual([])
  })

  it('does not notify a player who watches through another process not yet known here', async () => {
    await fixture.begin()
    fixture.lookElsewhere(fixture.decider())
    await fixture.pass(10)
    expect(fixture.sent()).toEqual([])
  })

  it('does not notify a player who is or was looking at the table', async () => {
    await fixture.begin()
    fixture.look(fixture.decider())
    await fixture.pass(10)
    expect(fixture.sent()).toEqual([])
    const player = other(fixture.decider())
    fixture.look(player)
    await fixture.playTurn()
    fixture.lookAway(player)
    await fixture.pass(60)
    expect(fixture.sent()).toEqual([])
  })

  it('does not notify for an event that does not change the turn', async () => {
    await fixture.begin()
    await fixture.pass(10)
    const seat = fixture.table.seats.findIndex(({ player }) => player === other(fixture.decider()))
    await fixture.append({ type: 'stood-in', seat, level: 'random', why: 'vote' })
    await fixture.append({ type: 'returned', seat })
    expect(fixture.planned.size).toBe(0)
    await fixture.pass(60)
    expect(fixture.sent()).toHaveLength(1)
  })

  it('does not notify a player replaced by a bot', async () => {
    await fixture.begin()
    const seat = fixture.table.seats.findIndex(({ player }) => player === fixture.decider())
    await fixture.append({ type: 'stood-in', seat, level: 'random', why: 'clock' })
    await fixture.pass(60)
    expect(fixture.sent()).toEqual([])
  })

  it('notifies a bot program at once', async () => {
    for (const player of [ANNA, BELA]) await fixture.store.changePlayer(player, { bot: true })
    await fixture.begin()
    await fixture.pass(0)
    expect(fixture.sent()).toHaveLength(1)
  })

  it('uses the player’s language, with the round and the names of the others', async () => {
    await fixture.begin()
    await fixture.pass(10)
    await fixture.playTurn()
    await fixture.pass(10)
    const words = Object.fromEntries(fixture.sent().map(({ player, title, body }) => [player, `${title}: ${body}`]))
    expect(words[ANNA]).toBe('Your turn: Round 1, with Béla.')
    expect(words[BELA]).toBe('Te jössz: 1. forduló; a többiek: Anna.')
  })

  it('schedules no job for players without a channel', async () => {
    for (const player of [ANNA, BELA]) await fixture.store.changePlayer(player, { webhook: undefined })
    await fixture.begin()
    expect(fixture.planned.size).toBe(0)
  })

  it('does not notify a banned player', async () => {
    await fixture.begin()
    await fixture.store.changePlayer(fixture.decider(), { banned: true })
    await fixture.pass(10)
    expect(fixture.sent()).toEqual([])
  })
})

describe('other notifications', () => {
  const end = () =>
    fixture.append({ type: 'ended', why: 'played', scores: [41, 37], ranks: [1, 2], secret: 's', seed: 'fair1:0' })

  it('notifies everyone of the end of the game, with their place', async () => {
    await fixture.begin()
    await end()
    await fixture.pass(10)
    const words = Object.fromEntries(fixture.sent().map(({ player, kind, body }) => [player, `${kind}: ${body}`]))
    expect(words[ANNA]).toBe('over: You came 1st of 2 with 41 points, against Béla.')
    expect(words[BELA]).toContain('2 játékosból 2. lettél, 37 ponttal')
  })

  it('notifies everyone except its creator of a rematch, with a link to the new table', async () => {
    await fixture.begin()
    await end()
    await fixture.pass(10)
    fixture.posted.length = 0
    await fixture.rematch()
    await fixture.pass(10)
    expect(fixture.sent()).toMatchObject([{ kind: 'rematch', player: BELA, table: 'n'.repeat(16) }])
    expect(fixture.sent()[0].url).toBe(`https://amyitis.example/#/online/table/${'n'.repeat(16)}`)
  })
})
