import { parseRecord, type RecordFault } from '@amyitis/engine'
import { unpackRecord } from '../../game/link.ts'
import { recordOf } from '../../game/record.ts'
import { openGame } from '../../game/running.ts'
import type { SeatSetting } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import type { Place } from './place.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export interface Opened {
  readonly ok: true
  readonly timeline: Timeline
  /** The record as it is shared and saved. */
  readonly record: string
  /** Who sat at the table, if the game was played in this browser. */
  readonly seats: readonly SeatSetting[] | undefined
}

/** `missing`: there is no such game; `link`: there is no record in the link; `record`: the record is damaged. */
export type NotOpened =
  | { readonly ok: false; readonly why: 'missing' | 'link' }
  | { readonly ok: false; readonly why: 'record'; readonly fault: RecordFault | undefined }

/** A record as text: from a file, or pasted. */
function openRecord(record: string): Opened | NotOpened {
  const read = parseRecord(record)
  if (!read.ok) return { ok: false, why: 'record', fault: read.fault }
  return { ok: true, timeline: timelineOf(read.game), record, seats: undefined }
}

async function openSaved(store: GameStore, id: string): Promise<Opened | NotOpened> {
  const saved = await store.load(id).catch(() => undefined)
  if (saved === undefined) return { ok: false, why: 'missing' }
  const opened = openGame(saved)
  if (!opened.ok) return { ok: false, why: 'record', fault: opened.fault }
  const { running } = opened
  return { ok: true, timeline: timelineOf(running.game), record: recordOf(running), seats: saved.head.seats }
}

/** The game that a place speaks of. */
export async function openPlace(
  store: GameStore,
  { kind, key }: Pick<Place, 'kind' | 'key'>,
): Promise<Opened | NotOpened> {
  if (kind === 'game') return openSaved(store, key)
  const record = await unpackRecord(key)
  return record === undefined ? { ok: false, why: 'link' } : openRecord(record)
}
