import { checkEdition } from '@amyitis/engine'
import { serverCommitment } from '@amyitis/fair'
import type { NewTable, Settings } from '@amyitis/protocol'
import { ProblemError } from '../shared/problem-error.ts'
import { derivedId, newSecret } from '../shared/random.ts'
import { requestHashOf } from './idempotency.ts'
import type { TableLimits, TableService } from './table-service.ts'

/** There must be a seat for a person, an edition that can be played, and a known time zone. */
function checkSettings({ seats, edition, clock }: Settings): void {
  if (seats.every(({ kind }) => kind === 'bot')) throw new ProblemError('only-bots')
  if (edition !== 'standard') {
    const checked = checkEdition(edition)
    if (!checked.ok) {
      const detail = checked.faults.map(({ path, problem }) => `${path}: ${problem}`).join('; ')
      throw new ProblemError('bad-edition', { detail })
    }
  }
  if (clock.kind !== 'correspondence' || clock.night === undefined) return
  try {
    new Intl.DateTimeFormat('en', { timeZone: clock.night.zone })
  } catch {
    throw new ProblemError('bad-request', { detail: `there is no time zone ${clock.night.zone}` })
  }
}

/** Creates a table; a repeated request finds the table it created before. */
export async function createTable(
  tables: TableService,
  idKey: string,
  player: string,
  { key, settings, fair }: NewTable,
  limits: TableLimits,
): Promise<string> {
  checkSettings(settings)
  const id = derivedId(idKey, `table ${player} ${key}`)
  const secret = newSecret()
  const secretHash = serverCommitment(id, secret, fair)
  await tables.create(
    { type: 'created', table: id, host: player, settings, secretHash, ...(fair === undefined ? {} : { fair }) },
    { secret, invitations: settings.seats.map(() => undefined) },
    `${player}:${key}`,
    requestHashOf({ settings, fair }),
    limits,
  )
  return id
}
