import { allowanceQueries } from './allowances.ts'
import { appendQueries } from './append.ts'
import type { StoreBackend } from './backend.ts'
import { chatQueries } from './chat.ts'
import { credentialQueries } from './credentials.ts'
import type { GroupCommit } from './group-commit.ts'
import { integrityQueries } from './integrity.ts'
import { pairingQueries } from './pairings.ts'
import { playerQueries } from './players.ts'
import { progressQueries } from './progress.ts'
import { ratingQueries } from './ratings.ts'
import { resultQueries } from './results.ts'
import { serverStateQueries } from './server-state.ts'
import type { Store } from './store.ts'
import { listQueries } from './table-lists.ts'
import { tableQueries } from './tables.ts'
import { uptimeQueries } from './uptime.ts'

/** Everything in a store except what differs between the databases. */
export const storeQueries = (
  backend: StoreBackend,
  group: GroupCommit,
): Omit<Store, 'kind' | 'listen' | 'broadcast' | 'close'> => ({
  ...appendQueries(backend, group),
  ...tableQueries(backend),
  ...listQueries(backend),
  ...allowanceQueries(backend),
  ...chatQueries(backend),
  ...playerQueries(backend),
  ...credentialQueries(backend),
  ...progressQueries(backend),
  ...serverStateQueries(backend),
  ...uptimeQueries(backend),
  ...integrityQueries(backend),
  ...ratingQueries(backend),
  ...resultQueries(backend),
  ...pairingQueries(backend),
})
