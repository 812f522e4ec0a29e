import type { Explanation } from '@amyitis/bots'
import { type Game, legalMoves } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import type { Choice } from '../board/model.ts'
import { explainPosition } from '../game/thinking/worker-pool.ts'

/** How much a hint reveals: what to look at, which move, why, and what else there is. */
type HintDepth = 1 | 2 | 3 | 4
export const DEEPEST_HINT = 4
const NEXT_DEPTH = { 1: 2, 2: 3, 3: 4, 4: 4 } as const

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

/** How much the next hint reveals. That one should pass says both what to look at and which move, unless it is the only one. */
export function nextDepth({ depth, thought }: HintState, legal: number): HintDepth {
  const said = depth === 1 && legal > 1 && typeof thought !== 'string' && thought.choices[0].move === 'pass'
  return said ? 3 : NEXT_DEPTH[depth]
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
      else setState({ of: game, thought: hint.thought, depth: nextDepth(hint, legalMoves(game).length) })
    },
    dismissHint: () => setState(undefined),
  }
}
