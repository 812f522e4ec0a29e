import type { Kysely, Transaction } from 'kysely'
import type { Dialect } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { News } from './store.ts'
import type { Troubles } from './trouble.ts'

/** What both back ends give to the queries. */
export interface Base {
  readonly kind: Dialect
  readonly db: Kysely<Schema>
  readonly troubles: Troubles
  /** All or nothing; the news is told if and when it is committed. In a hurry, it does not wait for what others have locked. */
  write<T>(run: (trx: Transaction<Schema>, tell: (news: News) => void) => Promise<T>, hurry?: boolean): Promise<T>
}
