import type { ClientMessage, Problem } from '@amyitis/protocol'

/** A message that waits for its answer. It keeps its idempotency key however often it is sent. */
export type PendingMessage = Extract<ClientMessage, { key: string }>

export interface CommandResult {
  /** The last event that came of it. */
  readonly seq?: number | undefined
  readonly problem?: Problem | undefined
}

export interface Outbox {
  /** Messages without an answer so far, in the order in which they were sent. */
  pending(): readonly PendingMessage[]
  put(message: PendingMessage): Promise<CommandResult>
  /** Returns false if no message has this key. */
  settle(key: string, answered: CommandResult): boolean
}

export function createOutbox(): Outbox {
  const open = new Map<string, { readonly message: PendingMessage; readonly done: (answered: CommandResult) => void }>()
  return {
    pending: () => Array.from(open.values(), ({ message }) => message),
    put: (message) => new Promise((done) => open.set(message.key, { message, done })),
    settle(key, answered) {
      const found = open.get(key)
      open.delete(key)
      found?.done(answered)
      return found !== undefined
    },
  }
}
