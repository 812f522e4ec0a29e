import { expireWaiting, isFull, mayTakeSeat, seatOf, type Table, waitingDeadline } from '@amyitis/tables'
import { NEWCOMER, pointsOf } from '../rating/scale.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { PairingRow } from '../store/types.ts'
import type { TableService } from '../table-service/table-service.ts'
import { botKindOf, createPairedTable, hasBots, type Match, readMatch } from './paired-table.ts'

export interface PairingDeps {
  readonly store: Store
  readonly tables: TableService
  readonly clock: Clock
}

/** Closes a table where somebody is missing, in case the job that does it is late. */
async function closedIfLate({ tables, clock }: PairingDeps, table: Table): Promise<Table | undefined> {
  if ((waitingDeadline(table) ?? Number.POSITIVE_INFINITY) > clock.now()) return table
  await tables.change(table.id, { decide: (one, context) => expireWaiting(one, context) }).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
  })
  return tables.loadLatest(table.id)
}

/** Stores that somebody may take the seat of a bot, and the average rating of the players. */
async function noteBotSeat({ store, clock }: PairingDeps, table: string, { request, players }: Match): Promise<void> {
  const people = players.flatMap((player) => player ?? [])
  const skills = await store.skills(people, { players: request.players, pace: 'live' })
  const points = people.map((id) => pointsOf((skills.find((one) => one.player === id) ?? NEWCOMER).mu))
  const rating = Math.round(points.reduce((sum, one) => sum + one, 0) / points.length)
  await store.addBotSeat({ table, kind: botKindOf(request), rating, at: clock.now() })
}

/** The table of a request. Creates it if it does not exist yet, even if the process that found the players has crashed. */
export async function findPairedTable(deps: PairingDeps, { table: id, match }: PairingRow): Promise<Table | undefined> {
  const { tables, clock } = deps
  if (id === undefined) return undefined
  const known = await tables.loadLatest(id)
  if (known !== undefined) return closedIfLate(deps, known)
  if (match === undefined) return undefined
  const found = readMatch(match)
  await createPairedTable(tables, id, found, clock.now())
  if (hasBots(found)) await noteBotSeat(deps, id, found)
  return tables.loadLatest(id)
}

/** Is it this player's fault that a paired game did not start? They left, or did not come or reveal their share in time. */
function isAtFault(table: Table, player: string): boolean {
  const own = table.seats.find((seat) => seat.player === player)
  const hasLeft = table.timesSeated[player] !== undefined || table.seats.every((seat) => seat.reservedFor !== player)
  const isLate = table.reservedUntil !== undefined && table.since >= table.reservedUntil
  if (own === undefined) return hasLeft || isLate
  return isLate && isFull(table) && own.added === undefined
}

/** Does the player have a seat there? `left`: they need another table. `missed`: the others waited for them for nothing. */
export function placeOf(table: Table, { player, match }: PairingRow, now: number): 'theirs' | 'left' | 'missed' {
  if (table.status === 'open') return 'theirs'
  // The seat of a bot may be lost through no fault of theirs.
  if (table.status === 'playing')
    return seatOf(table, player) >= 0 || mayTakeSeat(table, player, now) ? 'theirs' : 'left'
  return table.game === undefined && match !== undefined && isAtFault(table, player) ? 'missed' : 'left'
}
