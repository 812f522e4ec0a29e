import { addLine, type GameTree, isOver, mergeTrees, parseRecord, seedFits, treeOf } from '@amyitis/engine'
import type { PublicPlayer } from '@amyitis/protocol'
import { openGame } from '../../game/game-in-progress.ts'
import { canUnpack, unpackRecord } from '../../game/link.ts'
import { recordOf } from '../../game/record.ts'
import { isHuman, type SeatSetting } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import type { StudyStore } from '../../game/study-store.ts'
import { keyOfSubject } from '../../game/subject.ts'
import { getTable } from '../../online/api/calls.ts'
import { getRecord } from '../../online/api/client.ts'
import { timelineOf } from '../../timeline/timeline.ts'
import type { ReplayAddress } from './address.ts'
import { type Damage, damageOf } from './damage.ts'
import { isFree, type Recorded, recordWith, savedTree, studyKey } from './study.ts'

export interface Opened extends Recorded {
  readonly ok: true
  /** The record as it is shared and saved, as long as nothing is added to it. */
  readonly record: string
  /** All variations and remarks. */
  readonly tree: GameTree
  /** Was nothing of it played? Then everything in it can be changed. */
  readonly free: boolean
  /** Who sat at the table, if the game was played in this browser. */
  readonly seats: readonly SeatSetting[] | undefined
  /** Of a game of the server: today’s names of those who played under others, by seat. */
  readonly names?: readonly (string | undefined)[]
  /** In a game from the server: the viewer’s own seats. */
  readonly own?: readonly number[]
  /** When reading it began, in milliseconds since the page was opened. */
  readonly readAt?: number
}

/**
 * `missing`: there is no such game; `link`: there is no record in the link; `browser`: an old one cannot unpack it; `saved`:
 * what was saved is damaged; `served`: the server has none, or does not answer; `record`: the record is.
 */
export type OpenFailure =
  | { readonly ok: false; readonly why: 'missing' | 'link' | 'browser' | 'saved' | 'served' }
  | { readonly ok: false; readonly why: 'record'; readonly damage: Damage }

type Studies = Pick<StudyStore, 'load'>

const NO_STUDIES: Studies = { load: async () => undefined }

/** A record as text: from a file, or pasted. */
function openRecord(record: string): Opened | OpenFailure {
  const read = parseRecord(record)
  if (!read.ok) return { ok: false, why: 'record', damage: damageOf(record, read.fault) }
  const { game } = read
  return { ok: true, timeline: timelineOf(game), record, tree: treeOf(game), free: isFree(game), seats: undefined }
}

/** The same with what has been added to it in this browser. What was deleted or changed there since stays so. */
async function withStudy(opened: Opened | OpenFailure, studies: Studies): Promise<Opened | OpenFailure> {
  if (!opened.ok) return opened
  const study = await studies.load(studyKey(opened.timeline.game)).catch(() => undefined)
  const key = keyOfSubject(opened.record)
  const from = study?.from ?? []
  const saved = study === undefined ? undefined : openRecord(study.record)
  if (!saved?.ok) return { ...opened, from: [key] }
  if (!from.includes(key)) return { ...withAdded(opened, saved.tree), from: [...from, key] }
  // What was tried after the last decision of a game isn't part of the game.
  return saved.free ? { ...saved, from } : { ...opened, tree: saved.tree, record: study?.record ?? opened.record, from }
}

/** A record keeps what is in it, and gets what was added. */
const withAdded = (opened: Opened, added: GameTree): Opened => {
  const tree = mergeTrees(opened.tree, added)
  return { ...opened, tree, record: recordWith(opened, tree) }
}

/** The viewer’s own seats; none if nobody, or everybody, at the table was theirs. */
export function ownSeats({ seats = [], own = [] }: Opened): readonly number[] {
  const people = seats.flatMap((seat, i) => (isHuman(seat) ? [i] : []))
  return people.length < seats.length ? people : own
}

async function openSaved(store: GameStore, id: string): Promise<Opened | OpenFailure> {
  const saved = await store.load(id).catch(() => undefined)
  if (saved === undefined) return { ok: false, why: 'missing' }
  const opened = openGame(saved)
  if (!opened.ok)
    return opened.fault === undefined
      ? { ok: false, why: 'saved' }
      : { ok: false, why: 'record', damage: damageOf(saved.head.record, opened.fault) }
  const { running } = opened
  const { game } = running
  const { seats, seed } = saved.head
  const told = isOver(game) && seedFits(game, seed) ? { seed } : {}
  const found = { ok: true, timeline: timelineOf(game), free: false, seats, ...told } as const
  const tree = savedTree(saved.head.study)
  if (tree === undefined) return { ...found, tree: treeOf(game), record: recordOf(running) }
  // The game may have gone on since.
  const both = mergeTrees(addLine({ next: [] }, game.entries), tree)
  return { ...found, tree: both, record: recordWith(found, both) }
}

/** Names are unique within a game, so they identify players who have another name today. */
const nameNow = (players: readonly PublicPlayer[], before: string): string | undefined =>
  players.find(({ playedAs }) => playedAs === before)?.name

/** A game that was played at a table of the server. */
async function openServed(id: string, studies: Studies): Promise<Opened | OpenFailure> {
  const [record, found] = await Promise.all([getRecord(id), getTable(id)])
  const opened =
    record === undefined ? ({ ok: false, why: 'served' } as const) : await withStudy(openRecord(record), studies)
  if (!opened.ok || !found.ok) return opened
  const { names = [] } = opened.timeline.game.headers
  const { seat } = found.value.you
  return {
    ...opened,
    names: names.map((name) => nameNow(found.value.players, name)),
    own: seat === undefined ? [] : [seat],
  }
}

/** The game that a place speaks of. */
export async function openAddress(
  store: GameStore,
  { kind, key }: Pick<ReplayAddress, 'kind' | 'key'>,
  studies: Studies = NO_STUDIES,
): Promise<Opened | OpenFailure> {
  if (kind === 'game') return openSaved(store, key)
  if (kind === 'table') return openServed(key, studies)
  if (kind === 'study') {
    const study = await studies.load(key).catch(() => undefined)
    if (study === undefined) return { ok: false, why: 'missing' }
    const opened = openRecord(study.record)
    return opened.ok ? { ...opened, from: study.from ?? [] } : opened
  }
  if (!canUnpack(key)) return { ok: false, why: 'browser' }
  const record = await unpackRecord(key)
  return record === undefined ? { ok: false, why: 'link' } : withStudy(openRecord(record), studies)
}
