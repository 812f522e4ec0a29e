import { useEffect } from 'react'

/** How long a decision stays on the screen at single speed, in milliseconds: one that begins a turn is looked at longer. */
const PACE = { turn: 1300, step: 800 }

interface Autoplay {
  readonly playing: boolean
  readonly speed: number
  /** The step that comes next; undefined at the end. */
  readonly next: { readonly opens: boolean } | undefined
  onStep(): void
  onEnd(): void
}

/** Plays a game step by step until it ends. */
export function useAutoplay({ playing, speed, next, onStep, onEnd }: Autoplay): void {
  useEffect(() => {
    if (!playing) return
    if (next === undefined) {
      onEnd()
      return
    }
    const timer = setTimeout(onStep, (next.opens ? PACE.turn : PACE.step) / speed)
    return () => clearTimeout(timer)
  }, [playing, speed, next, onStep, onEnd])
}
