import { checkEdition } from '@amyitis/engine'
import { chainValue, hashOfSecret } from '@amyitis/fair'
import type { NewTable, Settings } from '@amyitis/protocol'
import { derivedId, newSecret } from '../random.ts'
import { Refused } from '../refused.ts'
import type { Desk, TableLimits } from './desk.ts'
import { digestOf } from './repeated.ts'

/** A seat for a person, an edition that the engine can play, and a zone that there is. */
function checkSettings({ seats, edition, clock }: Settings): void {
  if (seats.every(({ kind }) => kind === 'bot')) throw new Refused('only-bots')
  if (edition !== 'standard') {
    const checked = checkEdition(edition)
    if (!checked.ok) {
      const detail = checked.faults.map(({ path, problem }) => `${path}: ${problem}`).join('; ')
      throw new Refused('bad-edition', { detail })
    }
  }
  if (clock.kind !== 'correspondence' || clock.night === undefined) return
  try {
    new Intl.DateTimeFormat('en', { timeZone: clock.night.zone })
  } catch {
    throw new Refused('bad-request', { detail: `there is no time zone ${clock.night.zone}` })
  }
}

/** What the server shows of its secret: its hash, or value 0 of the chain that ends with it. */
export const shownHash = (table: string, secret: string, fair: 1 | 2 | undefined): string =>
  fair === 2 ? chainValue(table, secret, 0) : hashOfSecret(secret)

/** Sets a new table up; the same request finds the table that it made before. */
export async function createTable(
  desk: Desk,
  idKey: string,
  player: string,
  { key, settings, fair }: NewTable,
  limits: TableLimits,
): Promise<string> {
  checkSettings(settings)
  const id = derivedId(idKey, `table ${player} ${key}`)
  const secret = newSecret()
  const secretHash = shownHash(id, secret, fair)
  await desk.create(
    { type: 'created', table: id, host: player, settings, secretHash, ...(fair === undefined ? {} : { fair }) },
    { secret, invitations: settings.seats.map(() => undefined) },
    `${player}:${key}`,
    digestOf({ settings, fair }),
    limits,
  )
  return id
}
