/** A queue in which everybody has the same share: those who wait are served in turn, however many things one of them waits for. */
export interface FairQueue<T> {
  add(owner: string, item: T): void
  /** The next item: of the owner who has been served the longest time ago. */
  next(): T | undefined
  /** Takes all out. */
  drain(): T[]
  /** How many owners wait, and how much one of them waits for. */
  owners(): number
  of(owner: string): number
}

export function createFairQueue<T>(): FairQueue<T> {
  /** In the order in which they are served. */
  const queues = new Map<string, T[]>()
  return {
    add: (owner, item) => {
      const queue = queues.get(owner)
      if (queue === undefined) queues.set(owner, [item])
      else queue.push(item)
    },
    next: () => {
      for (const [owner, queue] of queues) {
        const item = queue.shift()
        queues.delete(owner)
        if (queue.length > 0) queues.set(owner, queue)
        return item
      }
      return undefined
    },
    drain: () => {
      const all = [...queues.values()].flat()
      queues.clear()
      return all
    },
    owners: () => queues.size,
    of: (owner) => queues.get(owner)?.length ?? 0,
  }
}
