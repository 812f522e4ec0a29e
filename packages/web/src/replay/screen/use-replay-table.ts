import { isOver } from '@amyitis/engine'
import type { View } from '@amyitis/narration'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../app/text.ts'
import { logOf } from '../../board/log.ts'
import type { LogEntry, PlayerInfo } from '../../board/model.ts'
import { nowWords } from '../../board/players.ts'
import { type Board, useBoard, useView } from '../../board/use-board.ts'
import { useSize } from '../../table/layout/use-size.ts'
import { gameAt, type Timeline } from '../../timeline/timeline.ts'
import { type Look, lineOf } from '../model/look.ts'
import type { Opened } from '../model/open.ts'

const NO_LOG: readonly LogEntry[] = []

interface Known extends Pick<Opened, 'seats'> {
  readonly names?: Opened['names'] | undefined
}

function playersOfRecord({ names, text, state }: View, { seats, names: today }: Known): PlayerInfo[] {
  return names.map((name, seat) => {
    const { color } = state.seats[seat]
    const sat = seats?.[seat]
    const now = today?.[seat]
    if (now !== undefined) return { kind: 'human', name, color, note: nowWords(text, now), now }
    if (sat?.kind !== 'bot') return { kind: 'human', name, color, note: '' }
    return { kind: 'bot', name, color, note: text.t('game.bot', { level: text.t(`level.${sat.level}.name`) }) }
  })
}

/** What happened on a line. Where the log is on the screen, it comes in after the first picture: it is long. */
function useLog(line: Timeline): readonly LogEntry[] {
  const told = useDeferredValue(true, useSize() !== 'desktop')
  return useMemo(() => (told ? logOf(line.steps) : NO_LOG), [told, line])
}

/** The board of a look back: nothing can be chosen, unless something is tried. */
export function useReplayTable(look: Look, { seats, names }: Known, onPlay: (move: string) => void): Board {
  const { n, other, beat, events } = look
  const line = lineOf(look)
  const game = useMemo(() => gameAt(line, n), [line, n])
  const view = useView(game, useText())
  const players = useMemo(() => playersOfRecord(view, { seats, names }), [view, seats, names])
  return useBoard({
    view,
    players,
    log: useLog(line),
    events,
    decides: other !== undefined && !isOver(game),
    moment: beat,
    onPlay: ({ notation }) => onPlay(notation),
  })
}
