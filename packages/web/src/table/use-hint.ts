import type { Explanation } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import { explainPosition } from '../game/thinking/thinkers.ts'

/** How much of a hint is told: what to look at, which move, and why. */
type HintDepth = 1 | 2 | 3

interface HintState {
  readonly depth: HintDepth
  readonly thought: Explanation | 'thinking' | 'failed'
}

export interface HintControl {
  readonly hint: HintState | undefined
  /** The first hint, or more of it. */
  ask(): void
  drop(): void
}

/** Hints on the decision asked now: each tells more than the one before. A move makes them out of date. */
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
    ask() {
      if (hint === undefined || hint.thought === 'failed') setState({ of: game, depth: 1, thought: 'thinking' })
      else if (hint.depth < 3) setState({ of: game, thought: hint.thought, depth: (hint.depth + 1) as HintDepth })
    },
    drop: () => setState(undefined),
  }
}
