import type { TableModel } from '../../board/model.ts'
import type { Step } from '../../game/game-in-progress.ts'
import { finalScores, isFinal } from './plan.ts'

/** R11.2 The table as it is before favour and goods are counted: until the ceremony tells it, nobody has won. */
export function beforeCounting(table: TableModel, steps: readonly Pick<Step, 'events'>[]): TableModel {
  const scored = finalScores(steps)
  const counted = (seat: number) =>
    scored.filter((event) => event.seat === seat).reduce((sum, { points }) => sum + points, 0)
  const seats = table.state.seats.map((seat, i) => ({ ...seat, score: seat.score - counted(i) }))
  // Remarks on who has left may follow the last turn.
  const last = table.log.findLastIndex(({ events }) => events.some(({ type }) => type === 'over'))
  const log = table.log.map((entry, i) =>
    i === last ? { ...entry, events: entry.events.filter((event) => event.type !== 'over' && !isFinal(event)) } : entry,
  )
  return { ...table, log, state: { ...table.state, seats, winners: null } }
}
