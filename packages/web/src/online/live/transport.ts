/** One open connection. */
export interface Transport {
  send(words: string): void
  close(): void
}

export interface TransportListener {
  onMessage(words: string): void
  onClose(): void
}

/** What a connection depends on; tests provide their own. */
export interface ConnectionDeps {
  /** Opens a transport that delivers everything after this cursor. */
  open(cursor: Cursor, ends: TransportListener): Transport
  /** Finds out by HTTP why there is no connection; resolves to the code of a problem that a retry can't resolve. */
  probe(): Promise<string | undefined>
  key(): string
  now(): number
  /** From 0 to 1. */
  random(): number
  /** Schedules work; the returned function cancels it. */
  wait(ms: number, work: () => void): () => void
}

/** The last event and the last line of the chat that have arrived. */
export interface Cursor {
  readonly seq: number
  readonly chat: number
}
