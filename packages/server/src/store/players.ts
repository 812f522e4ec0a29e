import type { Insertable, Selectable } from 'kysely'
import { foldName } from '../names/fold.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { LanguageCode, PlayerRow } from './types.ts'

const rowOf = (row: Selectable<Schema['players']>): PlayerRow => ({
  id: row.id,
  name: row.name ?? undefined,
  language: row.language as LanguageCode,
  bot: row.bot === 1,
  created: row.created,
  seen: row.seen,
  banned: row.banned === 1,
  muted: row.muted === 1,
  webhook: row.webhook ?? undefined,
  webhookSecret: row.webhook_secret ?? undefined,
  webhookFailures: row.webhook_failures ?? undefined,
  webhookFailed: row.webhook_failed ?? undefined,
  email: row.email ?? undefined,
  owner: row.owner ?? undefined,
})

const rawOf = (row: PlayerRow): Insertable<Schema['players']> => ({
  id: row.id,
  name: row.name ?? null,
  language: row.language,
  bot: row.bot ? 1 : 0,
  created: row.created,
  seen: row.seen,
  banned: row.banned ? 1 : 0,
  muted: row.muted ? 1 : 0,
  webhook: row.webhook ?? null,
  webhook_secret: row.webhookSecret ?? null,
  webhook_failures: row.webhookFailures ?? null,
  webhook_failed: row.webhookFailed ?? null,
  email: row.email ?? null,
  owner: row.owner ?? null,
  name_key: row.name === undefined ? null : foldName(row.name),
})

const COLUMNS = {
  name: 'name',
  language: 'language',
  bot: 'bot',
  created: 'created',
  seen: 'seen',
  banned: 'banned',
  muted: 'muted',
  webhook: 'webhook',
  webhookSecret: 'webhook_secret',
  webhookFailures: 'webhook_failures',
  webhookFailed: 'webhook_failed',
  email: 'email',
  owner: 'owner',
} as const satisfies Record<keyof Omit<PlayerRow, 'id'>, keyof Schema['players']>

const NAME_KEY = 'players_name_key'

/** Both databases name the index or its column when a name is taken. */
const isTaken = (error: unknown) =>
  error instanceof Error &&
  (error.message.includes('players.name_key') || (error as { constraint?: string }).constraint === NAME_KEY)

/** The database ensures unique names, whichever process writes. */
const unlessTaken = (error: unknown): never => {
  throw isTaken(error) ? new ProblemError('name-taken') : error
}

/** A field that is present but undefined is cleared. */
const columnsOf = (change: Partial<Omit<PlayerRow, 'id'>>) =>
  Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      COLUMNS[field as keyof typeof COLUMNS],
      typeof value === 'boolean' ? Number(value) : (value ?? null),
    ]),
  )

/** Tables whose rows are deleted with an erased player. */
const PERSONAL = [
  ...(['tokens', 'passkeys', 'pushes', 'skills', 'rating_results', 'rating_traces'] as const),
  ...(['results', 'offers', 'pairings', 'progress'] as const),
] as const

type Part = 'addPlayer' | 'player' | 'players' | 'changePlayer' | 'erasePlayer' | 'botsOf' | 'stalePlayers'

export function playerQueries({ db, write }: StoreBackend): Pick<Store, Part> {
  return {
    async addPlayer(player) {
      await db.insertInto('players').values(rawOf(player)).execute().catch(unlessTaken)
    },
    async player(id) {
      const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : rowOf(row)
    },
    async players(ids) {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('players').selectAll().where('id', 'in', ids).execute()
      return rows.map(rowOf)
    },
    async changePlayer(id, change) {
      const key = change.name === undefined ? {} : { name_key: foldName(change.name) }
      const columns = { ...columnsOf(change), ...key }
      if (Object.keys(columns).length === 0) return
      await db
        .updateTable('players')
        .set(columns)
        .where('id', '=', id)
        // A player erased meanwhile stays erased.
        .where('name', 'is not', null)
        .execute()
        .catch(unlessTaken)
    },
    async erasePlayer(id) {
      await write(async (trx) => {
        const nothing = columnsOf({
          name: undefined,
          webhook: undefined,
          webhookSecret: undefined,
          webhookFailures: undefined,
          webhookFailed: undefined,
          email: undefined,
          owner: undefined,
        })
        await trx
          .updateTable('players')
          .set({ ...nothing, name_key: null })
          .where('id', '=', id)
          .execute()
        for (const table of PERSONAL) await trx.deleteFrom(table).where('player', '=', id).execute()
        await trx
          .deleteFrom('rating_pairs')
          .where((own) => own.or([own('one', '=', id), own('other', '=', id)]))
          .execute()
        await trx.deleteFrom('reports').where('by', '=', id).execute()
      })
    },
    async botsOf(owner) {
      const rows = await db.selectFrom('players').select('id').where('owner', '=', owner).orderBy('id').execute()
      return rows.map(({ id }) => id)
    },
    async stalePlayers(seenBefore, limit) {
      const rows = await db
        .selectFrom('players')
        .select('id')
        .where('seen', '<', seenBefore)
        .where('name', 'is not', null)
        .where('bot', '=', 0)
        .where('id', 'not in', (own) => own.selectFrom('passkeys').select('player'))
        .where('id', 'not in', (own) => own.selectFrom('departing').select('player'))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('players as bots')
                .select('bots.id')
                .whereRef('bots.owner', '=', 'players.id')
                .where('bots.seen', '>=', seenBefore),
            ),
          ),
        )
        .orderBy('seen')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
