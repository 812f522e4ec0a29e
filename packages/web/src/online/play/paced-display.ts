/** A state to show, and the events that led to it. */
export interface DisplayFrame<T, Happened> {
  readonly shown: T
  readonly events: readonly Happened[]
}

export interface PacedDisplayDeps {
  /** How long a move of a bot stays before the next one is shown. */
  pace(): number
  wait(ms: number, work: () => void): () => void
}

/** Nothing is shown later than this after it happened. */
const MAX_DELAY_MS = 3000

/** Shows what bots play at a pace that can be followed, everything else at once, and always in order. */
export function createPacedDisplay<T, Happened>(
  show: (frame: DisplayFrame<T, Happened>) => void,
  deps: PacedDisplayDeps,
) {
  let queue: DisplayFrame<T, Happened>[] = []
  let stop: (() => void) | undefined

  function flush(): void {
    stop?.()
    stop = undefined
    const last = queue.at(-1)
    if (last === undefined) return
    const events = queue.flatMap((frame) => frame.events)
    queue = []
    show({ shown: last.shown, events })
  }

  function next(): void {
    stop = undefined
    const frame = queue.shift()
    if (frame === undefined) return
    show(frame)
    rest()
  }

  function rest(): void {
    const pace = deps.pace()
    if (pace === 0) flush()
    else stop = deps.wait(Math.min(pace, MAX_DELAY_MS / (queue.length + 1)), next)
  }

  return {
    /** Is everything shown that has happened? */
    caughtUp: () => queue.length === 0,
    flush,
    push(frame: DisplayFrame<T, Happened>, paced: boolean): void {
      queue.push(frame)
      if (!paced) flush()
      else if (stop === undefined) next()
    },
    close: () => stop?.(),
  }
}
