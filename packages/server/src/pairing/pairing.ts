import { randomInt } from 'node:crypto'
import type { Pairing, PairingRequest } from '@amyitis/protocol'
import { BOTS_AFTER_MS } from '@amyitis/protocol/app'
import { execute, offerSeat, seatOf, type Table } from '@amyitis/tables'
import { NEWCOMER, pointsOf } from '../rating/scale.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { newId } from '../shared/random.ts'
import type { PairingRow, PlayerRow } from '../store/types.ts'
import { findPairedTable, type PairingDeps, placeOf } from './find-table.ts'
import { groupAround, nearestBot, windowAt } from './match.ts'
import { botKindOf, kindOf, writeMatch } from './paired-table.ts'

/** A request expires if it is not renewed for this long: the player is gone. */
const EXPIRES_MS = 15_000
/** The same once a table was found, so that its players are paired again if somebody does not come. */
const FOUND_EXPIRES_MS = 60_000
/** Players who don’t turn up, or who select weak opponents, can't search for this long. */
const PENALTY_MS = 30_000
const MISSED = 'missed'

const MAX_BOT_SEATS = 20

export interface Pairings {
  /** Starts or renews a search. It finds a table as soon as there are enough players. */
  request(player: PlayerRow, request: PairingRequest, traces: readonly string[]): Promise<Pairing>
  status(player: string): Promise<Pairing>
  cancel(player: string): Promise<void>
}

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list]
  return list.map(() => left.splice(randomInt(left.length), 1)[0])
}

const isWaiting = ({ table, match }: PairingRow) => table === undefined && match === undefined

/** A table for these players; bots take the other seats. */
function matchOf(group: readonly PairingRow[], request: PairingRequest, now: number): PairingRow[] {
  const empty = Array.from({ length: request.players - group.length }, () => null)
  const players = shuffled([...group.map(({ player }) => player), ...empty])
  const match = writeMatch({ request, players, level: nearestBot(group.map(({ rating }) => rating)) })
  const table = newId()
  return group.map((row) => ({ ...row, table, match, expires: now + FOUND_EXPIRES_MS }))
}

/** Quick pairing. All state is in the database, and every request of a waiting player looks for a match. */
export function createPairings(deps: PairingDeps): Pairings {
  const { store, tables, clock } = deps
  const waiting = ({ since }: PairingRow): Pairing => ({
    status: 'waiting',
    since,
    window: windowAt(since, clock.now()),
    botsAt: since + BOTS_AFTER_MS,
  })

  async function freshRow(player: PlayerRow, request: PairingRequest, traces: readonly string[]): Promise<PairingRow> {
    const [skill = NEWCOMER] = await store.skills([player.id], { players: request.players, pace: 'live' })
    const now = clock.now()
    return {
      ...{ player: player.id, kind: kindOf(request), rated: request.rated, rating: pointsOf(skill.mu) },
      ...{ person: player.owner ?? player.id, traces, since: now, expires: now + EXPIRES_MS },
      ...{ table: undefined, match: undefined },
    }
  }

  /** Renews the player's request, and claims a group if there is one. With `bots`, bots fill the other seats. */
  const step = (fresh: PairingRow, request: PairingRequest, bots: boolean): Promise<PairingRow> =>
    store.changePairings(fresh.kind, fresh.player, clock.now(), (rows) => {
      const now = clock.now()
      const known = rows.find(({ player }) => player === fresh.player)
      if (known !== undefined && !isWaiting(known)) return { changed: [], result: known }
      const since = known?.kind === fresh.kind ? known.since : fresh.since
      const own: PairingRow = { ...fresh, since }
      const others = rows.filter((one) => one.kind === own.kind && isWaiting(one))
      const group = groupAround(own, others, request.players, now)
      if (group.length < request.players && !bots) return { changed: [own], result: own }
      const changed = matchOf(group, request, now)
      return { changed, result: changed[0] }
    })

  /** Replaces the player's request, unless it has changed meanwhile. */
  const replace = (before: PairingRow, next: PairingRow): Promise<PairingRow> =>
    store.changePairings(before.kind, before.player, clock.now(), (rows) => {
      const known = rows.find(({ player }) => player === before.player)
      if (known !== undefined && known.table !== before.table) return { changed: [], result: known }
      return { changed: [next], result: next }
    })

  /** Takes the seat of a bot in a game that has just started. */
  async function takeBotSeat(own: PairingRow, request: PairingRequest): Promise<PairingRow | undefined> {
    const now = clock.now()
    for (const { table, rating, at } of await store.botSeats(botKindOf(request), MAX_BOT_SEATS)) {
      if (Math.abs(rating - own.rating) > Math.min(windowAt(own.since, now), windowAt(at - BOTS_AFTER_MS, now)))
        continue
      try {
        await tables.change(table, { decide: (one, context) => offerSeat(one, own.player, context) })
        return await replace(own, { ...own, table, expires: now + FOUND_EXPIRES_MS })
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        if (error.code === 'already-started' || error.code === 'unknown-table') await store.removeBotSeat(table)
      }
    }
    return undefined
  }

  function found({ player }: PairingRow, table: Table): Pairing {
    const offer = table.seats.find((seat) => seat.offer?.player === player)?.offer
    const until = table.status === 'open' ? table.reservedUntil : offer?.until
    return { status: 'found', table: table.id, ...(until === undefined ? {} : { until }) }
  }

  /** The status of a table that was found; undefined if the player needs another. */
  async function follow(row: PairingRow): Promise<Pairing | undefined> {
    const table = await findPairedTable(deps, row)
    const now = clock.now()
    const place = table === undefined ? 'left' : placeOf(table, row, now)
    if (table !== undefined && place === 'theirs') return found(row, table)
    if (place === 'missed') {
      await replace(row, { ...row, table: undefined, match: MISSED, expires: now + PENALTY_MS })
      throw new ProblemError('too-many', { retryAfterSeconds: PENALTY_MS / 1000 })
    }
    // Players who had come keep the time that they have waited.
    const since = table?.game === undefined ? row.since : now
    await replace(row, { ...row, since, table: undefined, match: undefined, expires: now + EXPIRES_MS })
    return undefined
  }

  async function request(
    player: PlayerRow,
    asked: PairingRequest,
    traces: readonly string[],
    isAgain = false,
  ): Promise<Pairing> {
    const fresh = await freshRow(player, asked, traces)
    let own = await step(fresh, asked, false)
    if (own.match === MISSED) {
      const retryAfterSeconds = Math.max(1, Math.ceil((own.expires - clock.now()) / 1000))
      throw new ProblemError('too-many', { retryAfterSeconds })
    }
    if (isWaiting(own)) {
      const isLong = clock.now() - own.since >= BOTS_AFTER_MS
      if (isLong || !asked.rated) own = (await takeBotSeat(own, asked)) ?? own
      if (isLong && isWaiting(own)) own = await step(fresh, asked, true)
    }
    if (isWaiting(own)) return waiting(own)
    return (await follow(own)) ?? (isAgain ? waiting(own) : request(player, asked, traces, true))
  }

  return {
    request: (player, asked, traces) => request(player, asked, traces),
    status: async (player) => {
      const row = await store.pairing(player)
      if (row === undefined || row.expires <= clock.now() || row.match === MISSED) return { status: 'none' }
      if (isWaiting(row)) return waiting(row)
      const table = await findPairedTable(deps, row)
      return table !== undefined && placeOf(table, row, clock.now()) === 'theirs'
        ? found(row, table)
        : { status: 'none' }
    },
    cancel: async (player) => {
      const row = await store.pairing(player)
      if (row === undefined || row.match === MISSED) return
      const table = await findPairedTable(deps, row)
      if (table === undefined || table.status !== 'open') return store.removePairing(player)
      const type = seatOf(table, player) >= 0 ? 'stand' : 'decline'
      await tables
        .change(table.id, { decide: (one, context) => execute(one, player, one.seq, { type }, context), player })
        .catch((error: unknown) => {
          if (!(error instanceof ProblemError)) throw error
        })
      await replace(row, { ...row, table: undefined, match: MISSED, expires: clock.now() + PENALTY_MS })
    },
  }
}
