import type { Selectable } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'
import type { Store } from './store.ts'
import type { PasskeyRow, TokenRow } from './types.ts'

const tokenOf = (row: Selectable<Schema['tokens']> | undefined): TokenRow | undefined =>
  row === undefined ? undefined : { ...row, kind: row.kind as TokenRow['kind'] }

const passkeyOf = (row: Selectable<Schema['passkeys']>): PasskeyRow => ({
  id: row.id,
  player: row.player,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  counter: row.counter,
  transports: JSON.parse(row.transports),
  ...(row.created === null ? {} : { created: row.created }),
})

type Part =
  | 'addToken'
  | 'token'
  | 'takeToken'
  | 'renewToken'
  | 'removeTokens'
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'setPasskeyCounter'
  | 'removePasskey'
  | 'addPush'
  | 'pushesOf'
  | 'removePush'

/** What players sign in with, and where their push messages go. */
export function credentialQueries({ db }: StoreBackend): Pick<Store, Part> {
  return {
    async addToken(token) {
      await db.insertInto('tokens').values(token).execute()
    },
    async token(hash) {
      return tokenOf(await db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst())
    },
    async takeToken(hash) {
      return tokenOf(await db.deleteFrom('tokens').where('hash', '=', hash).returningAll().executeTakeFirst())
    },
    async renewToken(hash, expires) {
      await db.updateTable('tokens').set({ expires }).where('hash', '=', hash).execute()
    },
    async removeTokens(filter) {
      const tokens = db.deleteFrom('tokens')
      if ('expiredBefore' in filter) await tokens.where('expires', '<', filter.expiredBefore).execute()
      else {
        const { player, but } = filter
        await tokens
          .where('player', '=', player)
          .$if(but !== undefined, (query) =>
            query.where('kind', 'in', ['session', 'link']).where('hash', '<>', but ?? ''),
          )
          .execute()
      }
    },
    async addPasskey({ id, player, publicKey, counter, transports, created = null }) {
      await db
        .insertInto('passkeys')
        .values({
          id,
          player,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(transports),
          created,
        })
        .execute()
    },
    async passkey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : passkeyOf(row)
    },
    async passkeysOf(player) {
      const rows = await db.selectFrom('passkeys').selectAll().where('player', '=', player).orderBy('id').execute()
      return rows.map(passkeyOf)
    },
    async setPasskeyCounter(id, counter) {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
    },
    async removePasskey(player, id) {
      await db.deleteFrom('passkeys').where('id', '=', id).where('player', '=', player).execute()
    },
    async addPush(push) {
      await db
        .insertInto('pushes')
        .values(push)
        .onConflict((conflict) =>
          conflict.column('endpoint').doUpdateSet({ player: push.player, subscription: push.subscription }),
        )
        .execute()
    },
    pushesOf: (player) =>
      db.selectFrom('pushes').selectAll().where('player', '=', player).orderBy('endpoint').execute(),
    async removePush(endpoint) {
      await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
    },
  }
}
