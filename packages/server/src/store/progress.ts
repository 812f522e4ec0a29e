import { sql } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Store } from './store.ts'

/** What accounts carry to other devices. */
export function progressQueries({ db }: StoreBackend): Pick<Store, 'progressOf' | 'setProgress'> {
  return {
    progressOf: (player) =>
      db
        .selectFrom('progress')
        .select(['kind', 'version', 'data'])
        .where('player', '=', player)
        .orderBy('kind')
        .execute(),
    async setProgress(player, kind, after, data) {
      const version = after + 1
      if (after > 0) {
        const row = await db
          .updateTable('progress')
          .set({ version, data })
          .where('player', '=', player)
          .where('kind', '=', kind)
          .where('version', '=', after)
          .returning('version')
          .executeTakeFirst()
        return row?.version
      }
      const row = await db
        .insertInto('progress')
        .columns(['player', 'kind', 'version', 'data'])
        .expression(
          db
            .selectFrom('players')
            .select([
              'id',
              sql<string>`cast(${kind} as text)`.as('kind'),
              sql<number>`cast(${version} as integer)`.as('version'),
              sql<string>`cast(${data} as text)`.as('data'),
            ])
            .where('id', '=', player)
            // A player erased meanwhile stays erased.
            .where('name', 'is not', null),
        )
        .onConflict((conflict) => conflict.columns(['player', 'kind']).doNothing())
        .returning('version')
        .executeTakeFirst()
      return row?.version
    },
  }
}
