import type { Event } from '@amyitis/engine'
import type { Step } from '../game/game-in-progress.ts'
import type { LogEntry } from './model.ts'

interface Paragraph {
  n: number
  readonly round: number
  readonly seat: number | undefined
  readonly moves: string[]
  readonly events: Event[]
}

/** What has happened: a paragraph for each turn, and one where a round begins. */
export function logOf(steps: readonly Step[]): LogEntry[] {
  const paragraphs: Paragraph[] = []
  steps.forEach(({ seat, round, move, opens, events }, i) => {
    const n = i + 1
    if (opens || paragraphs.length === 0) paragraphs.push({ n, round, seat, moves: [], events: [] })
    const turn = paragraphs[paragraphs.length - 1]
    const next = events.findIndex((event) => event.type === 'round')
    turn.n = n
    turn.moves.push(move)
    turn.events.push(...(next < 0 ? events : events.slice(0, next)))
    if (next >= 0) paragraphs.push({ n, round: round + 1, seat: undefined, moves: [], events: events.slice(next) })
  })
  return paragraphs
}
