import { serverCommitment } from '@amyitis/fair'
import type { SeatPlan, Settings } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { ProblemError } from '../shared/problem-error.ts'
import { derivedId, newSecret } from '../shared/random.ts'
import type { TableLimits, TableService } from './table-service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long seats of a rematch are reserved, by the clock of the game. */
const RESERVED_MS: Readonly<Record<Settings['clock']['kind'], number>> = {
  none: 24 * HOUR_MS,
  live: 5 * MINUTE_MS,
  correspondence: 72 * HOUR_MS,
}

/** Everyone moves one seat on, together with the kind of seat. */
function rotateSeats<T>(seats: readonly T[]): T[] {
  return [seats[seats.length - 1], ...seats.slice(0, -1)]
}

/** Bots are seated at once, and the seats of players are reserved; the seat of an erased player is open. */
function seatingAfter({ settings, seats }: Table) {
  const kept = seats.map(({ plan, player, erased }) => {
    const bot: SeatPlan | undefined = plan.kind === 'bot' ? plan : undefined
    const reserved = bot !== undefined || erased ? null : (player ?? null)
    return { plan: bot ?? ({ kind: reserved === null ? 'open' : 'invited' } as const), reserved }
  })
  const next = settings.rotate === false ? kept : rotateSeats(kept)
  return {
    settings: { ...settings, seats: next.map(({ plan }) => plan) },
    reserved: next.map(({ reserved }) => reserved),
  }
}

/** The table where the same people play again, with reserved seats. There is one for each game. */
export async function createRematch(
  tables: TableService,
  idKey: string,
  id: string,
  player: string,
  now: number,
  limits: TableLimits,
): Promise<string> {
  const table = await tables.loadLatest(id)
  if (table === undefined) throw new ProblemError('unknown-table')
  if (seatOf(table, player) < 0) throw new ProblemError('not-seated')
  if (table.status !== 'over') throw new ProblemError('not-over')
  const next = derivedId(idKey, `rematch ${id}`)
  if (table.rematch !== undefined) return table.rematch
  const secret = newSecret()
  const { fair } = table
  const created = {
    ...({ type: 'created', table: next, host: player, ...seatingAfter(table) } as const),
    ...{ until: now + RESERVED_MS[table.settings.clock.kind], secretHash: serverCommitment(next, secret, fair) },
    ...(fair === 2 ? { fair } : {}),
  }
  const invitations = table.seats.map(() => undefined)
  await tables.create(created, { secret, invitations }, `rematch:${id}`, undefined, limits)
  await tables.change(id, {
    decide: ({ rematch: known }) => ({
      ok: true,
      events: known === undefined ? [{ type: 'rematch', table: next }] : [],
    }),
  })
  return next
}
