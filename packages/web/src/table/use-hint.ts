import type { Explanation } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import type { Choice } from '../board/model.ts'
import { explainPosition } from '../game/thinking/worker-pool.ts'

/** How much a hint reveals: what to look at, which move, why, and what else there is. */
type HintDepth = 1 | 2 | 3 | 4
export const DEEPEST_HINT = 4

interface HintState {
  readonly depth: HintDepth
  readonly thought: Explanation | 'thinking' | 'failed'
}

export interface HintControl {
  readonly hint: HintState | undefined
  /** The first hint, or more of it. */
  requestHint(): void
  dismissHint(): void
}

/** The choice that a hint names: it is looked at on the table. */
export function hintedChoice(hint: HintState | undefined, choices: readonly Choice[]): Choice | undefined {
  if (hint === undefined || hint.depth < 2 || typeof hint.thought === 'string') return undefined
  const [{ move }] = hint.thought.choices
  return choices.find(({ notation }) => notation === move)
}

/** Hints on the decision asked now, each revealing more than the one before. A move discards them. */
export function useHint(game: Game): HintControl {
  const [state, setState] = useState<HintState & { readonly of: Game }>()
  const hint = state?.of === game ? state : undefined
  const thinking = hint?.thought === 'thinking'
  useEffect(() => {
    if (!thinking) return
    const tell = (thought: Explanation | 'failed') => setState((now) => (now?.of === game ? { ...now, thought } : now))
    explainPosition(game).then(tell, () => tell('failed'))
  }, [thinking, game])
  return {
    hint,
    requestHint() {
      if (hint === undefined || hint.thought === 'failed') setState({ of: game, depth: 1, thought: 'thinking' })
      else if (hint.depth < DEEPEST_HINT)
        setState({ of: game, thought: hint.thought, depth: (hint.depth + 1) as HintDepth })
    },
    dismissHint: () => setState(undefined),
  }
}
