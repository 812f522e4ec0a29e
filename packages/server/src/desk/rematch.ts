import type { SeatPlan, Settings } from '@amyitis/protocol'
import { seatOf, type Table } from '@amyitis/tables'
import { derivedId, newSecret } from '../random.ts'
import { Refused } from '../refused.ts'
import { shownHash } from './create.ts'
import type { Desk, TableLimits } from './desk.ts'
import { keptFor } from './ground.ts'

/** Each moves one seat on; what a seat was goes with who sat there. */
function rotated<T>(seats: readonly T[]): T[] {
  return [seats[seats.length - 1], ...seats.slice(0, -1)]
}

function settingsAfter({ settings, seats }: Table): Settings {
  const plans = seats.map(({ plan }): SeatPlan => (plan.kind === 'bot' ? plan : { kind: 'invited' }))
  return { ...settings, seats: rotated(plans) }
}

/** The table at which the same people play again; their seats are kept for them. There is one for each game. */
export async function rematch(
  desk: Desk,
  idKey: string,
  id: string,
  player: string,
  limits: TableLimits,
): Promise<string> {
  const table = await desk.read(id)
  if (table === undefined) throw new Refused('unknown-table')
  if (seatOf(table, player) < 0) throw new Refused('not-seated')
  if (table.status !== 'over') throw new Refused('not-over')
  const next = derivedId(idKey, `rematch ${id}`)
  if (table.rematch !== undefined) return table.rematch
  const secret = newSecret()
  const kept = table.seats.map((seat) => (seat.player === undefined ? undefined : keptFor(seat.player)))
  const settings = settingsAfter(table)
  const { fair } = table
  const created = {
    ...({ type: 'created', table: next, host: player, settings } as const),
    secretHash: shownHash(next, secret, fair),
    ...(fair === 2 ? { fair } : {}),
  }
  await desk.create(created, { secret, invitations: rotated(kept) }, `rematch:${id}`, undefined, limits)
  await desk.change(id, {
    decide: ({ rematch: known }) => ({
      ok: true,
      events: known === undefined ? [{ type: 'rematch', table: next }] : [],
    }),
  })
  return next
}
