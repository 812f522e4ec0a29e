import { isLit, type Lit } from '../../board/lights.ts'
import type { TableModel } from '../../board/model.ts'
import { openedBy, outcomeOf, wateredBy } from '../../board/outcome.ts'
import type { Target } from '../../board/target.ts'

const NOTHING: readonly Lit[] = []

/** What lights up with a thing: itself, and for a canal that can be filled the squares it waters and the canals it opens. */
export function lightsAt({ choiceAt, game }: Pick<TableModel, 'choiceAt' | 'game'>, at: string): readonly Lit[] {
  if (!isLit(at)) return NOTHING
  const choice = choiceAt.get(at as Target)
  if (choice?.move.kind !== 'irrigate') return [at]
  const outcome = outcomeOf(game, choice.move)
  return [
    at,
    ...wateredBy(outcome).map((square): Lit => `square ${square}`),
    ...openedBy(outcome).map((side): Lit => `canal ${side}`),
  ]
}
