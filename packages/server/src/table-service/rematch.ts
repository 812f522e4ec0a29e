import type { SeatPlan, Settings } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { ProblemError } from '../shared/problem-error.ts'
import { derivedId, newSecret } from '../shared/random.ts'
import { reservationFor } from './command-context.ts'
import { secretCommitment } from './create-table.ts'
import type { TableLimits, TableService } from './table-service.ts'

/** Everyone moves one seat on, together with the kind of seat. */
function rotateSeats<T>(seats: readonly T[]): T[] {
  return [seats[seats.length - 1], ...seats.slice(0, -1)]
}

function settingsAfter({ settings, seats }: Table): Settings {
  const plans = seats.map(({ plan }): SeatPlan => (plan.kind === 'bot' ? plan : { kind: 'invited' }))
  return { ...settings, seats: rotateSeats(plans) }
}

/** The table where the same people play again, with reserved seats. There is one for each game. */
export async function createRematch(
  tables: TableService,
  idKey: string,
  id: string,
  player: string,
  limits: TableLimits,
): Promise<string> {
  const table = await tables.loadLatest(id)
  if (table === undefined) throw new ProblemError('unknown-table')
  if (seatOf(table, player) < 0) throw new ProblemError('not-seated')
  if (table.status !== 'over') throw new ProblemError('not-over')
  const next = derivedId(idKey, `rematch ${id}`)
  if (table.rematch !== undefined) return table.rematch
  const secret = newSecret()
  const kept = table.seats.map((seat) => (seat.player === undefined ? undefined : reservationFor(seat.player)))
  const settings = settingsAfter(table)
  const { fair } = table
  const created = {
    ...({ type: 'created', table: next, host: player, settings } as const),
    secretHash: secretCommitment(next, secret, fair),
    ...(fair === 2 ? { fair } : {}),
  }
  await tables.create(created, { secret, invitations: rotateSeats(kept) }, `rematch:${id}`, undefined, limits)
  await tables.change(id, {
    decide: ({ rematch: known }) => ({
      ok: true,
      events: known === undefined ? [{ type: 'rematch', table: next }] : [],
    }),
  })
  return next
}
