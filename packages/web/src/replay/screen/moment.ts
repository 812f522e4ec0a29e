import { type Event, isOver } from '@amyitis/engine'
import { moveName, narrate, promptOf } from '@amyitis/narration'
import type { TableModel } from '../../board/model.ts'
import { onlyPerson } from '../../board/players.ts'
import type { Timeline } from '../../timeline/timeline.ts'
import { lineOf, type ReplayState } from '../model/replay-state.ts'

/** What a deal lays out is seen on the table. */
const isTold = ({ type }: Event) => type !== 'deal'

/** What led to a position of a line. */
export function happenedAt({ view, text }: Pick<TableModel, 'view' | 'text'>, { steps }: Timeline, n: number): string {
  const step = steps[n - 1]
  return step === undefined ? text.t('replay.moment.start') : narrate(view, step.events.filter(isTold))
}

const isGain = ({ type }: Event) => type === 'talents' || type === 'camels' || type === 'goods'

/** How many letters fit into two lines on every screen. */
export const BRIEF = 64

/** The same in short: what was paid and taken is seen on the table, and the log tells what followed. */
export function brieflyAt(table: Pick<TableModel, 'view' | 'text'>, timeline: Timeline, n: number): string {
  const events = timeline.steps[n - 1]?.events.filter((event) => isTold(event) && !isGain(event)) ?? []
  if (events.length === 0) return happenedAt(table, timeline, n)
  for (let count = events.length; count > 1; count--) {
    const told = narrate(table.view, events.slice(0, count))
    if (told.length <= BRIEF) return told
  }
  return narrate(table.view, events.slice(0, 1))
}

/** Where on the line it is: "Round 7 · 200/414". */
export const whereOf = ({ text, state }: Pick<TableModel, 'text' | 'state'>, replay: ReplayState): string =>
  `${text.t('review.round', { round: state.round })} · ${replay.n}/${lineOf(replay).steps.length}`

/** What comes next: the move that was played, or what is asked where something is tried. */
export function comesNext({ view, text, game, state, players }: TableModel, replay: ReplayState): string {
  if (isOver(game)) return text.t('table.end.over')
  const line = lineOf(replay)
  const step = line.steps[replay.n]
  if (step === undefined) return promptOf(view, onlyPerson(players))
  const who = players[state.decision?.player ?? 0].name
  return text.t('replay.moment.next', { who, move: moveName(text, step.move) })
}
