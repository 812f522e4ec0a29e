import { isLevel } from '@amyitis/bots'
import { isOver } from '@amyitis/engine'
import type { View } from '@amyitis/narration'
import { useDeferredValue, useMemo } from 'react'
import { logOf } from '../../board/log.ts'
import type { LogEntry, PlayerInfo } from '../../board/model.ts'
import { namelessSeat, nowText, playersOf } from '../../board/players.ts'
import { type Board, useBoard, useView } from '../../board/use-board.ts'
import { useSize } from '../../table/layout/use-size.ts'
import { useText } from '../../text/use-text.ts'
import { gameAt, type Timeline } from '../../timeline/timeline.ts'
import type { Opened } from '../model/open.ts'
import { lineOf, type ReplayState } from '../model/replay-state.ts'

const NO_LOG: readonly LogEntry[] = []

interface Known extends Pick<Opened, 'seats'> {
  readonly names?: Opened['names'] | undefined
}

/** Who played: as this browser knows it, else as the record says, which names bots by their levels. */
function playersOfRecord(view: View, { seats, names: today }: Known): PlayerInfo[] {
  if (seats !== undefined) return playersOf(seats, view)
  const { game, names, text, state } = view
  return names.map((name, seat) => {
    const { color } = state.seats[seat]
    const now = today?.[seat]
    if (now !== undefined) return { kind: 'human', name, color, note: nowText(text, now), now }
    const level = game.headers.names?.[seat]
    if (!isLevel(level)) return { kind: 'human', name, color, note: '' }
    return { kind: 'bot', name, color, level, note: text.t(`level.${level}.epithet`) }
  })
}

/** What happened on a line. Where the log is on the screen, it comes in after the first picture: it is long. */
function useLog(line: Timeline): readonly LogEntry[] {
  const ready = useDeferredValue(true, useSize() !== 'desktop')
  return useMemo(() => (ready ? logOf(line.steps) : NO_LOG), [ready, line])
}

/** The board of a replay: nothing can be chosen, except while trying a variation. */
export function useReplayTable(replay: ReplayState, { seats, names }: Known, onPlay: (move: string) => void): Board {
  const { n, other, changes, events } = replay
  const line = lineOf(replay)
  const game = useMemo(() => gameAt(line, n), [line, n])
  const view = useView(game, useText(), seats && namelessSeat(seats))
  const players = useMemo(() => playersOfRecord(view, { seats, names }), [view, seats, names])
  return useBoard({
    view,
    players,
    log: useLog(line),
    events,
    decides: other !== undefined && !isOver(game),
    moment: changes,
    onPlay: ({ notation }) => onPlay(notation),
  })
}
