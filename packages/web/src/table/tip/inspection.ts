/** What somebody points at, rests on or taps, if it is something of the game. */
export interface Inspected {
  /** Its mark in the page, as in `data-at`. */
  readonly at: string
  readonly element: Element
  readonly by: 'mouse' | 'focus' | 'touch'
}

/** In milliseconds: how long a pointer rests before a tooltip opens, how long one stays, and how soon the next is meant. */
const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 80
const AGAIN_MS = 400

/** The thing of which a tooltip speaks. It changes with the pointer: only the tooltip subscribes. */
export interface Inspection {
  get(): Inspected | undefined
  subscribe(listener: () => void): () => void
  look(inspected: Inspected): void
  leave(): void
  /** At once, with nothing to come. */
  close(): void
}

export function createInspection(now: () => number = () => performance.now()): Inspection {
  let current: Inspected | undefined
  let closed = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const show = (next: Inspected | undefined) => {
    if (current !== undefined && next === undefined) closed = now()
    current = next
    for (const listener of listeners) listener()
  }
  const later = (next: Inspected | undefined, delay: number) => {
    clearTimeout(timer)
    timer = undefined
    if (delay === 0) show(next)
    else timer = setTimeout(() => show(next), delay)
  }
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look(inspected) {
      if (current?.element === inspected.element && current.at === inspected.at) return clearTimeout(timer)
      const warm = current !== undefined || now() - closed < AGAIN_MS
      later(inspected, inspected.by !== 'mouse' || warm ? 0 : OPEN_DELAY_MS)
    },
    leave: () => later(undefined, current === undefined ? 0 : CLOSE_DELAY_MS),
    close: () => later(undefined, 0),
  }
}
