/** A game of two players with a socket each, as the load generator sees it. */
export interface GameClient {
  /** Sends the next move and calls back when it is answered, unless the last one is still pending or the game is over. */
  move(answered: () => void): 'sent' | 'later' | 'over'
  close(): void
}

/** Maps over items, some at a time. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
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
  await Promise.all(Array.from({ length: concurrency }, run))
  return results
}
