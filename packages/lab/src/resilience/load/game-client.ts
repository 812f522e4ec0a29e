/** A game of two people with a socket each, as the load sees it. */
export interface GameClient {
  /** Sends the next move, and says when the server has answered; unless the last one is still open, or there is none left. */
  move(answered: () => void): 'sent' | 'later' | 'over'
  close(): void
}

/** Does the same for many, some at a time. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const run = async () => {
    while (next < items.length) {
      const i = next++
      results[i] = await work(items[i])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return results
}
