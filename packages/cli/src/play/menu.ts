import { describeMove, type MoveKind } from '@amyitis/engine'
import { choiceOf } from '@amyitis/narration'
import { padEnd, padStart, widthOf, wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from '../views/view.ts'

/** The moves of a decision in display order; decisions with a single kind of move keep theirs. */
const ORDER: readonly MoveKind[] = ['recruit', 'caravan', 'noble', 'exchange', 'keep', 'pass']
const kindOf = (move: string): MoveKind => describeMove(move).kind
const rank = (move: string) => ORDER.indexOf(kindOf(move))

export const inOrder = (moves: readonly string[]): string[] => [...moves].sort((a, b) => rank(a) - rank(b))

const numbered = (label: string, number: number) => `${padStart(String(number), 4)}  ${label}`

/** Short labels stand side by side. */
function inColumns(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map(widthOf)) + 2
  const across = Math.floor(COLUMNS / width)
  if (across < 2 || lines.length < 6) return lines.flatMap((line) => wrap(line, COLUMNS, 6))
  const rows = Math.ceil(lines.length / across)
  return Array.from({ length: rows }, (_, row) =>
    lines
      .filter((_, i) => i % rows === row)
      .map((line) => padEnd(line, width))
      .join('')
      .trimEnd(),
  )
}

/** The numbered choices, grouped by kind where there are several. */
export function menuLines(view: View, moves: readonly string[]): string[] {
  const { text, paint } = view
  const lines = moves.map((move, i) => numbered(choiceOf(view, move), i + 1))
  if (view.state.decision?.kind !== 'action') return inColumns(lines)
  const kinds = moves.map(kindOf)
  const groups: readonly { title: string; kinds: readonly MoveKind[] }[] = [
    { title: text.t('kind.recruit'), kinds: ['recruit'] },
    { title: text.t('kind.caravan'), kinds: ['caravan'] },
    { title: text.t('kind.more'), kinds: ['noble', 'pass'] },
  ]
  return groups.flatMap((group) => {
    const own = lines.filter((_, i) => group.kinds.includes(kinds[i]))
    return own.length === 0 ? [] : [paint(` ${group.title}`, 'bold'), ...own.flatMap((line) => wrap(line, COLUMNS, 6))]
  })
}

/** The same moves in notation. */
export const notationLines = (moves: readonly string[]): string[] =>
  inColumns(moves.map((move, i) => numbered(move, i + 1)))
