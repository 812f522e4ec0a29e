import type { Event, Game } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { View } from '@amyitis/narration'
import { useMemo } from 'react'
import { logOf } from '../../board/log.ts'
import type { PlayerInfo } from '../../board/model.ts'
import { type Board, useBoard, useView } from '../../board/use-board.ts'
import { stepsOf } from '../../game/game-in-progress.ts'

export interface LessonScene {
  readonly game: Game
  readonly events: readonly Event[]
  /** What the learner may play now; undefined: whatever the rules allow. */
  readonly accept?: readonly string[] | undefined
  /** Is a move of the learner asked for at all? */
  readonly asked: boolean
  onMove(move: string): void
}

/** Seat 0 is the learner; the others are called by their colours. */
function playersOfLesson({ text, names, state }: View): PlayerInfo[] {
  return names.map((name, seat) => {
    const { color } = state.seats[seat]
    return seat === 0
      ? { kind: 'human', name, color, note: text.t('learn.you') }
      : { kind: 'bot', name, color, note: text.t('learn.scripted') }
  })
}

/** The board of a lesson: a real position, with the choices that the lesson leaves open. */
export function useLesson({ game, events, accept, asked, onMove }: LessonScene, text: Text): Board {
  const view = useView(game, text)
  const log = useMemo(() => logOf(stepsOf(game)), [game])
  const players = useMemo(() => playersOfLesson(view), [view])
  return useBoard({
    view,
    players,
    log,
    events,
    decides: asked && view.state.decision?.player === 0,
    accept,
    moment: game,
    onPlay: ({ notation }) => onMove(notation),
  })
}
