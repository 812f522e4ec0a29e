import { parseRecord } from '@amyitis/engine'
import type { PublicPlayer } from '@amyitis/protocol'
import { openGame } from '../../game/game-in-progress.ts'
import { canUnpack, unpackRecord } from '../../game/link.ts'
import { recordOf } from '../../game/record.ts'
import type { SeatSetting } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import { getTable } from '../../online/api/calls.ts'
import { getRecord } from '../../online/api/client.ts'
import { type Timeline, timelineOf } from '../../timeline/timeline.ts'
import { type Damage, damageOf } from './damage.ts'
import type { Place } from './place.ts'

export interface Opened {
  readonly ok: true
  readonly timeline: Timeline
  /** The record as it is shared and saved. */
  readonly record: string
  /** Who sat at the table, if the game was played in this browser. */
  readonly seats: readonly SeatSetting[] | undefined
  /** Of a game of the server: today’s names of those who played under others, by seat. */
  readonly names?: readonly (string | undefined)[]
}

/**
 * `missing`: there is no such game; `link`: there is no record in the link; `browser`: an old one cannot unpack it; `saved`:
 * what was saved is damaged; `served`: the server has none, or does not answer; `record`: the record is.
 */
export type NotOpened =
  | { readonly ok: false; readonly why: 'missing' | 'link' | 'browser' | 'saved' | 'served' }
  | { readonly ok: false; readonly why: 'record'; readonly damage: Damage }

/** A record as text: from a file, or pasted. */
function openRecord(record: string): Opened | NotOpened {
  const read = parseRecord(record)
  if (!read.ok) return { ok: false, why: 'record', damage: damageOf(record, read.fault) }
  return { ok: true, timeline: timelineOf(read.game), record, seats: undefined }
}

async function openSaved(store: GameStore, id: string): Promise<Opened | NotOpened> {
  const saved = await store.load(id).catch(() => undefined)
  if (saved === undefined) return { ok: false, why: 'missing' }
  const opened = openGame(saved)
  if (!opened.ok)
    return opened.fault === undefined
      ? { ok: false, why: 'saved' }
      : { ok: false, why: 'record', damage: damageOf(saved.head.record, opened.fault) }
  const { running } = opened
  return { ok: true, timeline: timelineOf(running.game), record: recordOf(running), seats: saved.head.seats }
}

/** Within one game no two have the same name, so that it tells who has another one today. */
const nameNow = (players: readonly PublicPlayer[], before: string): string | undefined =>
  players.find(({ playedAs }) => playedAs === before)?.name

/** A game that was played at a table of the server. */
async function openServed(id: string): Promise<Opened | NotOpened> {
  const [record, found] = await Promise.all([getRecord(id), getTable(id)])
  const opened = record === undefined ? ({ ok: false, why: 'served' } as const) : openRecord(record)
  if (!opened.ok || !found.ok) return opened
  const { names = [] } = opened.timeline.game.headers
  return { ...opened, names: names.map((name) => nameNow(found.value.players, name)) }
}

/** The game that a place speaks of. */
export async function openPlace(
  store: GameStore,
  { kind, key }: Pick<Place, 'kind' | 'key'>,
): Promise<Opened | NotOpened> {
  if (kind === 'game') return openSaved(store, key)
  if (kind === 'table') return openServed(key)
  if (!canUnpack(key)) return { ok: false, why: 'browser' }
  const record = await unpackRecord(key)
  return record === undefined ? { ok: false, why: 'link' } : openRecord(record)
}
