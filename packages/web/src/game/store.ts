import type { GameHead, LoggedMove, SavedGame, Summary } from './saved.ts'

/** A change to the moves of a game: how many are kept, and which are added. A takeback keeps fewer than there are. */
interface Change {
  readonly keep: number
  readonly add: readonly LoggedMove[]
  readonly summary: Summary
  readonly changed: number
}

/** `stale`: someone else has changed the game since; `gone`: it has been deleted. */
type Changed = 'done' | 'stale' | 'gone'

/** Where games are kept. Everything may fail: storage can be full, blocked or taken away. */
export interface GameStore {
  /** The games, last played first. */
  list(): Promise<GameHead[]>
  load(id: string): Promise<SavedGame | undefined>
  /** Adds a game; also one that was deleted. */
  add(saved: SavedGame): Promise<void>
  /** Changes a game if its revision is the one expected, all or nothing, so that two tabs can't both win. */
  change(id: string, revision: number, change: Change): Promise<Changed>
  remove(id: string): Promise<void>
  /** Removes all games, damaged ones too. */
  clear(): Promise<void>
  /** An empty title takes it away. */
  rename(id: string, title: string): Promise<void>
  /** Keeps the variations and remarks on a game. */
  annotate(id: string, study: string): Promise<void>
  /** Will the game still be there when the page is closed? */
  keeps(id: string): boolean
}

/** The head of a game after a change. */
export const changedHead = (head: GameHead, { keep, add, summary, changed }: Change): GameHead => ({
  ...head,
  revision: head.revision + 1,
  count: keep + add.length,
  summary,
  changed,
})

/** The head of a game that is called something else. */
export const renamedHead = ({ title: _, ...head }: GameHead, title: string): GameHead =>
  title === '' ? head : { ...head, title }

/** How to get from the moves that are kept to those that were played. */
export function difference(kept: readonly LoggedMove[], played: readonly LoggedMove[]): Pick<Change, 'keep' | 'add'> {
  let keep = 0
  while (keep < kept.length && keep < played.length && kept[keep].move === played[keep].move) keep++
  return { keep, add: played.slice(keep) }
}

export const lastPlayedFirst = (heads: GameHead[]): GameHead[] => heads.sort((a, b) => b.changed - a.changed)
