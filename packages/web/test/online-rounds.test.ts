import { legalMoves } from '@amyitis/engine'
import { chainValue, countFailedStarts } from '@amyitis/fair'
import type { Settings } from '@amyitis/protocol'
import { awaited, decider, nextRound } from '@amyitis/tables'
import { expect, test } from 'vitest'
import { checkFairness } from '../src/online/play/fairness.ts'
import { startOnlineSession } from '../src/online/play/online-session.ts'
import { openOnline } from '../src/online/play/online-table.ts'
import { memorySentStore } from '../src/online/play/sent-store.ts'
import { rememberShare, shareOf } from '../src/online/play/shares.ts'
import { bindHere, lacksChain, shareRounds } from '../src/online/play/sharing.ts'
import { revealWhenFull } from '../src/online/room/reveal.ts'
import { sitDown, takeOver } from '../src/online/room/sit.ts'
import { answerAll, settle, smallServer, TWO_PEOPLE } from './online-server.ts'

const OTHER = 'bb'.repeat(32)

/** A game with a separate deal per round. The host plays on this device, the other player elsewhere. */
async function begun(clock: Settings['clock'] = { kind: 'none' }) {
  const server = smallServer({ ...TWO_PEOPLE, clock }, undefined, 2)
  const { id } = server.table()
  const value = (round: number) => chainValue(id, OTHER, round)
  const online = openOnline(server.view('host'), server.tools('host'))
  const store = memorySentStore()
  revealWhenFull(online, store)
  const goOn = () => answerAll(server)
  void sitDown(online)
  await goOn()
  server.act('other', { type: 'sit', commit: value(0) })
  await goOn()
  server.act('other', { type: 'reveal', added: value(1) })
  await settle()
  shareRounds(online, store)
  const other = () =>
    server.act('other', { type: 'share', round: nextRound(server.table()), added: value(nextRound(server.table())) })
  /** Everybody passes as soon as possible, until a move is held back. */
  const playToDeal = async (each = async () => {}) => {
    while (server.table().held === undefined && server.table().status === 'playing') {
      const { game } = server.table()
      const moves = game === undefined ? [] : legalMoves(game)
      const player = decider(server.table()) === 0 ? 'host' : 'other'
      server.act(player, { type: 'move', move: moves.includes('pass') ? 'pass' : moves[0] })
      await each()
    }
  }
  return { server, online, store, goOn, other, playToDeal, value }
}

test('the device adds its share once a move is held back, not before; so the game goes on round by round', async () => {
  const { server, online, goOn, other, playToDeal, store } = await begun()
  let before = 0
  await playToDeal(async () => {
    if (server.table().held === undefined) before += await goOn()
  })
  expect(before).toBe(0)
  expect(await goOn()).toBe(1)
  expect(awaited(server.table())).toEqual([1])
  other()
  await settle()
  expect(online.get().table.game?.position.round).toBe(2)
  while (server.table().status === 'playing') {
    await playToDeal()
    await goOn()
    if (server.table().held !== undefined) other()
    await settle()
  }
  expect(checkFairness(online.get().table, (await store.read()).sent)).toMatchObject({ deals: true, verdict: 'good' })
})

test('shares of later rounds do not count as failed starts', async () => {
  const { server, online, goOn, other, playToDeal, store } = await begun()
  await playToDeal()
  await goOn()
  other()
  await settle()
  // What the game screen does.
  await store.begin(online.get().table.seats[0].added as string)
  const { sent, begun: used } = await store.read()
  expect(sent.length).toBe(2)
  expect(countFailedStarts(sent, used, 'another table', [server.table().seats[1].player as string])).toBe(0)
})

test('nobody decides while the next round is being dealt', async () => {
  const { server, online, goOn, other, playToDeal } = await begun()
  const { wait } = server.clock
  const session = startOnlineSession(online, { answersItself: () => false, pace: () => 0, wait })
  expect(session.get().dealing).toBe(false)
  await playToDeal()
  await goOn()
  expect(session.get().dealing).toBe(true)
  expect(session.get().running.head.seats.map(({ kind }) => kind)).toEqual(['remote', 'remote'])
  other()
  await settle()
  expect(session.get().dealing).toBe(false)
  session.close()
})

test('in correspondence games it adds its share when its player has passed', async () => {
  const { server, goOn, playToDeal } = await begun({ kind: 'correspondence', hours: 24 })
  await playToDeal(async () => void (await goOn()))
  expect(awaited(server.table())).toEqual([1])
})

test('it sends nothing more once somebody has switched chains after seeing its share', async () => {
  const { server, goOn, playToDeal, value } = await begun()
  await playToDeal()
  await settle()
  const [stolen] = server.swallow()
  expect(stolen).toMatchObject({ type: 'share', round: 2 })
  server.act('other', { type: 'bind', round: 1, commit: value(17) })
  server.cut()
  server.clock.pass(60_000)
  await settle()
  expect(await goOn()).toBe(0)
})

test('a device without the chain says so, and continues with a new one on request', async () => {
  const { server, online, goOn, playToDeal, other } = await begun()
  rememberShare({ table: server.table().id, added: 'ee'.repeat(32), secretHash: '', chained: true })
  await playToDeal()
  expect(await goOn()).toBe(0)
  expect(lacksChain(online.get().table, 0)).toBe(true)
  void bindHere(online)
  await goOn()
  expect(awaited(server.table())).toEqual([1])
  other()
  await settle()
  expect(online.get().table.game?.position.round).toBe(2)
  expect(online.get().table.unfair).toBeUndefined()
})

test('the check does not call a game fair in which somebody switched chains after the share had been sent', async () => {
  const { server, online, store, playToDeal, value } = await begun()
  await playToDeal()
  await settle()
  // The operator withholds the share, lets the other player pick a favourable chain, and only then writes the share to the log.
  const [stolen] = server.swallow() as { readonly added: string }[]
  server.act('other', { type: 'bind', round: 1, commit: value(17) })
  server.act('host', { type: 'share', round: 2, added: stolen.added })
  server.act('other', { type: 'share', round: 2, added: value(18) })
  server.cut()
  server.clock.pass(60_000)
  await settle()
  expect(online.get().table.game?.position.round).toBe(2)
  server.act('other', { type: 'concede' })
  await settle()
  const { table } = online.get()
  expect(table.unfair).toBeUndefined()
  expect(checkFairness(table, (await store.read()).sent)).toMatchObject({ sent: false, verdict: 'bad' })
})

test('nor one whose rounds used shares of its seat that it did not send', async () => {
  const { server, online, store, playToDeal, goOn, other } = await begun()
  const forged = (round: number) => chainValue(server.table().id, 'dd'.repeat(32), round)
  server.act('host', { type: 'bind', round: 1, commit: forged(1) })
  await settle()
  await playToDeal()
  expect(await goOn()).toBe(0)
  server.act('host', { type: 'share', round: 2, added: forged(2) })
  other()
  server.act('other', { type: 'concede' })
  await settle()
  const { table } = online.get()
  expect(checkFairness(table, (await store.read()).sent)).toMatchObject({ verdict: 'unsure' })
})

test('the check names whose share was dropped after others had revealed theirs, and does not call the game fair', async () => {
  const { server, online, store, playToDeal, goOn, value } = await begun()
  await playToDeal()
  expect(await goOn()).toBe(1)
  server.act('other', { type: 'bind', round: 2, commit: value(17) })
  server.act('other', { type: 'concede' })
  await settle()
  const leftOut = [{ seat: 1, why: 'device', rounds: [2] }]
  expect(checkFairness(online.get().table, (await store.read()).sent)).toMatchObject({
    leftOut,
    own: true,
    verdict: 'unsure',
  })
})

test('it can’t vouch for a deal that its own seat took no part in', async () => {
  const { server, online, store, playToDeal, other, value } = await begun()
  await playToDeal()
  other()
  server.act('host', { type: 'bind', round: 2, commit: value(17) })
  server.act('other', { type: 'concede' })
  await settle()
  const leftOut = [{ seat: 0, why: 'device', rounds: [2] }]
  const found = checkFairness(online.get().table, (await store.read()).sent)
  expect(found).toMatchObject({ leftOut, own: true, sent: true, verdict: 'unsure' })
})

test('whoever takes the seat of a bot commits to the value of the round that was dealt without them', async () => {
  const server = smallServer(TWO_PEOPLE, undefined, 2)
  const { id } = server.table()
  const online = openOnline(server.view('other'), server.tools('other'))
  await settle()
  void takeOver(online)
  await settle()
  expect(server.swallow()).toEqual([{ type: 'sit', commit: chainValue(id, shareOf(id)?.added ?? '', 1) }])
})
