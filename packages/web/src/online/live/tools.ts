/** One connection as long as it lasts. */
export interface Wire {
  send(words: string): void
  close(): void
}

export interface WireEnds {
  heard(words: string): void
  closed(): void
}

/** What a connection needs of the world; tests have their own. */
export interface ConnectionTools {
  /** Opens a wire that tells what comes after these numbers. */
  dial(cursor: Cursor, ends: WireEnds): Wire
  /** Asks by another way why there is no connection; answers the code of what will not pass by itself. */
  probe(): Promise<string | undefined>
  key(): string
  now(): number
  /** From 0 to 1. */
  random(): number
  /** Does something later, unless the answer is called before. */
  wait(ms: number, work: () => void): () => void
}

/** The last event and the last line of the chat that have been heard. */
export interface Cursor {
  readonly seq: number
  readonly chat: number
}
