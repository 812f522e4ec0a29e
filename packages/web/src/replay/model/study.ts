import {
  formatRecord,
  type Game,
  type GameTree,
  parseRecord,
  rewind,
  treeOf,
  withHeaders,
  withTree,
} from '@amyitis/engine'
import type { GameStore } from '../../game/store.ts'
import type { StudyStore } from '../../game/study-store.ts'
import { subjectKey } from '../../game/subject.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import type { ReplayAddress } from './address.ts'

/** A game that can be written down. */
export interface Recorded {
  readonly timeline: Timeline
  /** What the record of a finished game of this browser reveals. */
  readonly seed?: string
  /** Of a game that isn't one of this browser's: keys of the records that it was read from, with what was added to it. */
  readonly from?: readonly string[]
}

/** How far saving has come: nothing has changed, all is saved, or the browser refuses. */
export type StudySaved = 'same' | 'saved' | 'failed'

/** Is it the analysis of a position, in which nothing was played? */
export const isFree = ({ start }: Pick<Game, 'start'>): boolean => 'position' in start

/** The key under which an analysis is kept: that of the game, or of the position that it starts from. */
export const studyKey = (game: Game): string => subjectKey(isFree(game) ? rewind(game, 0) : game).replaceAll(' ', '-')

/** The variations and remarks of a saved analysis; none if it can't be read. */
export function savedTree(record: string | undefined): GameTree | undefined {
  const read = record === undefined ? undefined : parseRecord(record)
  return read?.ok ? treeOf(read.game) : undefined
}

/** The game with everything that has been added to it, as a record. */
export function recordWith({ timeline, seed }: Recorded, tree: GameTree): string {
  const { game } = timeline
  const played = isFree(game) ? undefined : game.entries.length
  return formatRecord(withTree(seed === undefined ? game : withHeaders(game, { seed }), tree, played))
}

/** By which the tabs of this browser know which game something was added to. */
export const subjectIn = ({ kind, key }: Pick<ReplayAddress, 'kind' | 'key'>, { timeline }: Recorded): string =>
  kind === 'game' ? `game ${key}` : `study ${studyKey(timeline.game)}`

interface Stores {
  readonly games: Pick<GameStore, 'annotate'>
  readonly studies: Pick<StudyStore, 'keep'>
}

/** Keeps a game with what has been added to it: with the game if it is saved in this browser, otherwise on its own. */
export async function keepStudy(
  { games, studies }: Stores,
  { kind, key }: Pick<ReplayAddress, 'kind' | 'key'>,
  opened: Recorded,
  record: string,
  now: number,
): Promise<void> {
  if (kind === 'game') await games.annotate(key, record)
  else await studies.keep({ key: studyKey(opened.timeline.game), record, changed: now, from: opened.from ?? [] })
}
