import type { Event, Game } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { View } from '@amyitis/narration'
import { useMemo } from 'react'
import { logOf } from '../../board/log.ts'
import type { PlayerInfo } from '../../board/model.ts'
import { type Board, useBoard, useView } from '../../board/use-board.ts'
import { stepsOf } from '../../game/game-in-progress.ts'

export interface PuzzleScene {
  readonly game: Game
  readonly events: readonly Event[]
  /** Whose turn is asked for. */
  readonly seat: number
  /** May a move be played now? */
  readonly asked: boolean
  onMove(move: string): void
}

const playersOf = ({ text, names, state }: View, you: number): PlayerInfo[] =>
  names.map((name, seat) => {
    const { color } = state.seats[seat]
    return seat === you
      ? { kind: 'human', name, color, note: text.t('game.you') }
      : { kind: 'remote', name, color, note: '' }
  })

/** The board of a puzzle: all choices of the player whose turn it is. */
export function usePuzzleBoard({ game, events, seat, asked, onMove }: PuzzleScene, text: Text): Board {
  const view = useView(game, text, seat)
  const log = useMemo(() => logOf(stepsOf(game)), [game])
  const players = useMemo(() => playersOf(view, seat), [view, seat])
  return useBoard({
    view,
    players,
    log,
    events,
    decides: asked && view.state.decision?.player === seat,
    moment: game,
    onPlay: ({ notation }) => onMove(notation),
  })
}
