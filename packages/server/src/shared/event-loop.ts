/**
 * Repeats work until it returns false, and yields to the event loop in between. Awaiting a SQLite query is not enough for that:
 * it is answered synchronously.
 */
export async function repeatYielding(work: () => Promise<boolean>): Promise<void> {
  while (await work()) await yieldToEventLoop()
}

export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
