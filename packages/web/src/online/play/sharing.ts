import { follows } from '@amyitis/fair'
import { awaited, chainsContinue, chainTips, nextRound, type Table } from '@amyitis/tables'
import { freshId } from '../../game/create-game.ts'
import type { OnlineTable } from './online-table.ts'
import type { SentStore } from './sent-store.ts'
import { rememberShare, type Share, sentStore, shareOf, valueFor } from './shares.ts'

/** The share of this device, if the chain that a seat is bound to is its own. */
function ownChain(table: Table, seat: number): Share | undefined {
  const share = shareOf(table.id)
  const tip = table.seats[seat]?.tip
  const round = nextRound(table)
  const fits =
    share?.chained === true && tip !== undefined && follows(table.id, tip, { round, value: valueFor(share, round) })
  return fits ? share : undefined
}

/** Is the own device to add something to the next deal now? */
function isDue(table: Table, seat: number): boolean {
  const own = table.seats[seat]
  const round = nextRound(table)
  if (table.fair !== 2 || table.status !== 'playing' || table.unfair !== undefined) return false
  if (own === undefined || own.standIn !== undefined || own.without === round) return false
  if (table.shares[round]?.[seat] !== undefined || table.dealt[round] !== undefined) return false
  // By correspondence nobody should have to come back just for the deal.
  const early = table.settings.clock.kind === 'correspondence' && table.game?.position.seats[seat].passed === true
  return table.held !== undefined || early
}

/** All wait for this seat, and this device can't help. */
export const lacksChain = (table: Table, seat: number): boolean =>
  awaited(table).includes(seat) && table.status === 'playing' && ownChain(table, seat) === undefined

/** Adds this device's share to every round when it is due; the result stops it. */
export function shareRounds(online: OnlineTable, store: SentStore = sentStore(), now = Date.now): () => void {
  let tried = 0
  let stopped = false

  async function send(share: Share, round: number): Promise<void> {
    const { table } = online.get()
    const added = valueFor(share, round)
    const players = table.seats.map(({ player }) => player ?? null)
    const shown = { secretHash: table.serverTip.value, commits: chainTips(table), players }
    const kept = await store.add({ table: table.id, added, ...shown, at: now() })
    // Its game has already begun.
    await store.begin(added).catch(() => undefined)
    const still = () => chainsContinue(online.get().table, kept.commits)
    if (stopped || !still()) return
    const { problem } = await online.execute({ type: 'share', round, added }, still)
    if (problem !== undefined) tried = 0
  }

  function look(): void {
    const { table, seat } = online.get()
    const round = nextRound(table)
    if (tried === round || !isDue(table, seat)) return
    const share = ownChain(table, seat)
    if (share === undefined) return
    tried = round
    send(share, round).catch(() => {
      tried = 0
    })
  }
  look()
  const leave = online.subscribe(look)
  return () => {
    stopped = true
    leave()
  }
}

/** Goes on with a chain of this device; answers the code of the problem if there is one. */
export async function bindHere(online: OnlineTable): Promise<string | undefined> {
  const { table } = online.get()
  const next = nextRound(table)
  const late = Object.keys(table.shares[next] ?? {}).length > 0
  const round = late ? next : next - 1
  const share = { table: table.id, added: freshId(32), secretHash: table.secretHash, chained: true }
  rememberShare(share)
  return (await online.execute({ type: 'bind', round, commit: valueFor(share, round) })).problem?.code
}
