import { isOver, winners } from '@amyitis/engine'
import type { TermId } from '@amyitis/i18n'
import { clip, padEnd, padStart } from '../terminal/width.ts'
import { COLUMNS, type View } from './view.ts'

const CLAUSES = ['start', 'R4.2', 'R6.4', 'R7.4', 'R8.2', 'R9.2', 'R9.3', 'R10.2', 'R12.4', 'R11.2', 'R11.3'] as const
const NAME = 26
const CELL = 13

/** Points by source, and the winners. */
export function resultLines(view: View): string[] {
  const { game, state, text, names, paint } = view
  const line = (name: string, values: readonly (string | number)[]) =>
    `${padEnd(name, NAME)}${values.map((value) => padStart(String(value), CELL)).join('')}`
  const known = CLAUSES.filter((clause) => game.tally.some((points) => points[clause] !== undefined))
  const rows = known.map((clause: TermId<'source'>) =>
    line(
      text.name('source', clause),
      game.tally.map((points) => points[clause] ?? 0),
    ),
  )
  const width = NAME + CELL * names.length
  const head = line(
    text.t('result.title'),
    names.map((name) => clip(name, CELL - 1)),
  )
  const total = line(
    text.t('result.total'),
    state.seats.map((seat) => seat.score),
  )
  return [
    paint(head, 'bold'),
    ...rows,
    '-'.repeat(Math.min(width, COLUMNS)),
    paint(total, 'bold'),
    ...(isOver(game) ? ['', ...winnerLines(view)] : []),
  ]
}

function winnerLines({ game, state, text, names }: View): string[] {
  const first = winners(game.position)
  const points = state.seats[first[0]].score
  if (first.length === 1) return [text.t('result.winner', { who: names[first[0]], points })]
  return [text.t('result.winners', { names: text.list(first.map((seat) => names[seat])), points })]
}
