import { allowanceQueries } from './allowances.ts'
import { appending } from './append.ts'
import type { Base } from './base.ts'
import { chatQueries } from './chat.ts'
import type { Group } from './group.ts'
import { houseQueries } from './house.ts'
import { integrityQueries } from './integrity.ts'
import { keyQueries } from './keys.ts'
import { listQueries } from './lists.ts'
import { playerQueries } from './players.ts'
import { ratingQueries } from './ratings.ts'
import type { Store } from './store.ts'
import { tableQueries } from './tables.ts'
import { uptimeQueries } from './uptime.ts'

/** Everything of a store but what differs between the back ends. */
export const storeQueries = (base: Base, group: Group): Omit<Store, 'kind' | 'listen' | 'tell' | 'close'> => ({
  ...appending(base, group),
  ...tableQueries(base),
  ...listQueries(base),
  ...allowanceQueries(base),
  ...chatQueries(base),
  ...playerQueries(base),
  ...keyQueries(base),
  ...houseQueries(base),
  ...uptimeQueries(base),
  ...integrityQueries(base),
  ...ratingQueries(base),
})
