import type { Kysely, Transaction } from 'kysely'
import type { Dialect } from './schema/migrations.ts'
import type { Schema } from './schema/schema.ts'
import type { FailureLog } from './store-failure.ts'
import type { TableNotification } from './types.ts'

/** What SQLite and PostgreSQL provide for the queries. */
export interface StoreBackend {
  readonly kind: Dialect
  readonly db: Kysely<Schema>
  readonly failures: FailureLog
  /** Runs a transaction; notifications are sent when it is committed. `shortLockTimeout`: doesn't wait long for locked rows. */
  write<T>(
    run: (trx: Transaction<Schema>, notify: (notification: TableNotification) => void) => Promise<T>,
    shortLockTimeout?: boolean,
  ): Promise<T>
}
