import { useEffect } from 'react'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import type { GameHead } from '../../game/saved.ts'
import { getLearnt } from '../../learn/progress.ts'
import type { GamesState } from '../games/use-games.ts'

/**
 * Who looks at the home screen: `new` is somebody without a finished lesson or game, an account or a table of their own;
 * `taught` knows the guided round, but has finished no game; `waiting` until the games of somebody who was here before are
 * read.
 */
export type Visitor = 'new' | 'taught' | 'returning' | 'waiting'

interface Known {
  /** There were games here when the home screen was last shown. */
  readonly played: boolean
  readonly guided: boolean
  /** Signed in, or with a table of their own. */
  readonly settled: boolean
}

/** Whether there are games is known only after a moment: nothing may jump then. */
export function visitorOf(
  games: 'loading' | 'unreadable' | readonly Pick<GameHead, 'summary'>[],
  { played, guided, settled }: Known,
): Visitor {
  if (games === 'loading') return played || guided || settled ? 'waiting' : 'new'
  const finished = games !== 'unreadable' && games.some(({ summary }) => summary.player === undefined)
  if (settled || finished) return 'returning'
  return guided ? 'taught' : 'new'
}

const PLAYED = 'amyitis.played'
const TABLE = 'amyitis.table'

export function useVisitor(games: GamesState, signedIn: boolean): Visitor {
  const played = readStored(PLAYED) === 'yes'
  const some = typeof games === 'string' ? played : games.length > 0
  useEffect(() => {
    if (some !== played) writeStored(PLAYED, some ? 'yes' : '')
  }, [some, played])
  const settled = signedIn || readStored(TABLE) !== null
  return visitorOf(games, { played, guided: getLearnt().guided, settled })
}
