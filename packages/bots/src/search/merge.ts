import type { Analysis, Considered } from '../analysis.ts'

/** Both looks at one choice as one, weighted by visits. */
function add(a: Considered, b: Considered): Considered {
  const visits = a.visits + b.visits
  const mean = (one: number, other: number) => (a.visits * one + b.visits * other) / visits
  return {
    move: a.move,
    visits,
    chance: mean(a.chance, b.chance),
    margin: mean(a.margin, b.margin),
    value: mean(a.value, b.value),
  }
}

/** What several searches found about the same position, as one: visits add up, and so decides the crowd. */
export function mergeAnalyses(parts: readonly Analysis[]): Analysis {
  const all = new Map<Considered['move'], Considered>()
  for (const { moves } of parts)
    for (const move of moves) {
      const known = all.get(move.move)
      all.set(move.move, known === undefined ? move : add(known, move))
    }
  const moves = [...all.values()].sort((a, b) => b.visits - a.visits)
  const line = parts.find((part) => part.line[0] === moves[0]?.move)?.line ?? parts[0].line
  return { iterations: parts.reduce((sum, { iterations }) => sum + iterations, 0), moves, line }
}
