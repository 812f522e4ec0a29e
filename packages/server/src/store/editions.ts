import { createHash } from 'node:crypto'
import type { EventBody } from '@amyitis/protocol'
import type { Transaction } from 'kysely'
import type { StoreBackend } from './backend.ts'
import type { Schema } from './schema/schema.ts'

/** The reference that replaces a custom edition in an event. */
const REFERENCE = /^@([0-9a-f]{64})$/
/** The line of a record that contains one. Only \n ends a line: remarks of an edition may contain any other separator. */
const IN_RECORD = /(?<=\n)edition (\{[^\n]*\})(?=\n|$)/
const REFERENCE_IN_RECORD = /(?<=\n)edition @([0-9a-f]{64})(?=\n|$)/

export interface Packed {
  readonly body: string
  /** The editions it refers to, by hash. */
  readonly editions: ReadonlyMap<string, string>
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** An event as it is stored: custom editions are replaced by references. */
export function packEvent(body: EventBody): Packed {
  if (body.type === 'created' && body.settings.edition !== 'standard') {
    const text = JSON.stringify(body.settings.edition)
    const settings = { ...body.settings, edition: `@${hashOf(text)}` }
    return { body: JSON.stringify({ ...body, settings }), editions: new Map([[hashOf(text), text]]) }
  }
  if (body.type === 'started') {
    const text = IN_RECORD.exec(body.record)?.[1]
    if (text !== undefined) {
      const record = body.record.replace(IN_RECORD, () => `edition @${hashOf(text)}`)
      return { body: JSON.stringify({ ...body, record }), editions: new Map([[hashOf(text), text]]) }
    }
  }
  return { body: JSON.stringify(body), editions: new Map() }
}

/** A `created` event may hold a reference where an edition belongs. */
const referenceOf = (body: EventBody): string | undefined => {
  if (body.type === 'created') return REFERENCE.exec(String(body.settings.edition))?.[1]
  return body.type === 'started' ? REFERENCE_IN_RECORD.exec(body.record)?.[1] : undefined
}

function unpack(body: EventBody, text: string): EventBody {
  if (body.type === 'created') return { ...body, settings: { ...body.settings, edition: JSON.parse(text) } }
  if (body.type === 'started')
    return { ...body, record: body.record.replace(REFERENCE_IN_RECORD, () => `edition ${text}`) }
  return body
}

/** Restores editions in events. Older logs contain them in full, and stay as they are. */
export async function unpackEvents(db: StoreBackend['db'], bodies: readonly EventBody[]): Promise<EventBody[]> {
  const hashes = [...new Set(bodies.flatMap((body) => referenceOf(body) ?? []))]
  if (hashes.length === 0) return [...bodies]
  const rows = await db.selectFrom('editions').selectAll().where('hash', 'in', hashes).execute()
  const texts = new Map(rows.map(({ hash, body }) => [hash, body]))
  return bodies.map((body) => {
    const hash = referenceOf(body)
    if (hash === undefined) return body
    const text = texts.get(hash)
    if (text === undefined) throw new Error(`edition ${hash} is missing`)
    return unpack(body, text)
  })
}

/** Stores the editions that tables refer to. An existing one is kept, and locked against deletion meanwhile. */
export async function writeEditions(
  trx: Transaction<Schema>,
  uses: readonly { readonly table: string; readonly editions: ReadonlyMap<string, string> }[],
): Promise<void> {
  for (const { table, editions } of uses)
    for (const [hash, body] of editions) {
      await trx
        .insertInto('editions')
        .values({ hash, body })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
        .execute()
      await trx
        .insertInto('edition_uses')
        .values({ table_id: table, hash })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
}
