import type { Event } from '@amyitis/engine'
import type { Step } from '../game/game-in-progress.ts'
import type { IconName } from '../icons/art.tsx'
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

/** Something for the log besides the moves, after `n` decisions. */
export interface Remark {
  readonly n: number
  readonly round: number
  readonly seat: number
  readonly icon: IconName
  readonly words: string
}

/** The log with remarks where they belong: after the turn during which they were made. */
export function withRemarks(log: readonly LogEntry[], remarks: readonly Remark[]): LogEntry[] {
  const lines: LogEntry[] = remarks.map(({ n, round, seat, icon, words }) => ({
    ...{ n, round, seat, moves: [], events: [] },
    remark: { icon, words },
  }))
  const all: LogEntry[] = []
  for (const entry of log) {
    while (lines.length > 0 && (lines[0].n < entry.n || lines[0].round < entry.round)) {
      const line = lines.shift()
      if (line !== undefined) all.push(line)
    }
    all.push(entry)
  }
  return [...all, ...lines]
}
