import type { ClientMessage, Problem } from '@amyitis/protocol'

/** A message that waits for its answer. It keeps its key however often it is sent, so that it has its effect once. */
export type Asking = Extract<ClientMessage, { key: string }>

export interface Answered {
  /** The last event that came of it. */
  readonly seq?: number | undefined
  readonly problem?: Problem | undefined
}

export interface Outbox {
  /** Messages without an answer so far, in the order in which they were handed over. */
  waiting(): readonly Asking[]
  put(message: Asking): Promise<Answered>
  /** Answers false if nothing waits under this key. */
  answer(key: string, answered: Answered): boolean
}

export function createOutbox(): Outbox {
  const open = new Map<string, { readonly message: Asking; readonly done: (answered: Answered) => void }>()
  return {
    waiting: () => Array.from(open.values(), ({ message }) => message),
    put: (message) => new Promise((done) => open.set(message.key, { message, done })),
    answer(key, answered) {
      const found = open.get(key)
      open.delete(key)
      found?.done(answered)
      return found !== undefined
    },
  }
}
