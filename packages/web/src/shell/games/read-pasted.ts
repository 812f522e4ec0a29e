import { parseRecord } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { packRecord, unpackRecord } from '../../game/link.ts'
import type { ReplayAddress } from '../../replay/model/address.ts'
import { damageIn, damageOf } from '../../replay/model/damage.ts'
import { addressIn } from '../../replay/model/pasted.ts'

/** Where a record, or a link, leads to; or what is wrong with it. */
export async function readPasted(text: Text, words: string): Promise<ReplayAddress | string> {
  const place = addressIn(words)
  // Only a record is inside its link; a game of this browser or of the server is looked up there.
  if (place !== undefined && place.kind !== 'record') return place
  const record = place === undefined ? words : await unpackRecord(place.key)
  if (record === undefined) return text.t('games.open.no-link')
  const read = parseRecord(record)
  if (!read.ok) return damageIn(text, damageOf(record, read.fault))
  return { n: undefined, view: undefined, ...place, kind: 'record', key: await packRecord(record) }
}
