import type { Event, Position } from '@amyitis/engine'
import type { TermId } from '@amyitis/i18n/app'
import type { Step } from '../game/game-in-progress.ts'

/** Where points come from, as the rules' clauses name it, in the order in which charts stack them. */
export const SOURCES = [
  'start',
  'R9.2',
  'R9.3',
  'R6.4',
  'R7.4',
  'R8.2',
  'R10.2',
  'R4.2',
  'R12.4',
  'R11.2',
  'R11.3',
] as const satisfies readonly TermId<'source'>[]
export type Source = (typeof SOURCES)[number]

export type Points = Readonly<Partial<Record<Source, number>>>

interface Played {
  readonly positions: readonly Position[]
  readonly steps: readonly Pick<Step, 'events'>[]
}

function add(tally: Record<string, number>[], events: readonly Event[]): void {
  for (const event of events)
    if (event.type === 'score') tally[event.seat][event.clause] = (tally[event.seat][event.clause] ?? 0) + event.points
}

/** Points of each seat by their source, after `n` decisions. */
export function tallyAt({ positions, steps }: Played, n: number): Record<string, number>[] {
  const tally = positions[0].seats.map(({ score }): Record<string, number> => (score > 0 ? { start: score } : {}))
  for (let i = 0; i < n; i++) add(tally, steps[i].events)
  return tally
}

/** The same, as charts take it. */
export const pointsAt = (played: Played, n: number): readonly Points[] => tallyAt(played, n)

export const sum = (points: Points): number => Object.values(points).reduce((total, count) => total + count, 0)

/** The sources that gave anybody anything, in the order of the charts. */
export const sourcesIn = (all: readonly Points[]): Source[] =>
  SOURCES.filter((source) => all.some((points) => (points[source] ?? 0) > 0))
