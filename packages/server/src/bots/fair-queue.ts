/** A round-robin queue: owners are served in turn, however many items each of them has queued. */
export interface FairQueue<T> {
  add(owner: string, item: T): void
  /** The next item, of the owner who was served least recently. */
  next(): T | undefined
  /** Removes and returns everything. */
  drain(): T[]
  ownerCount(): number
  waitingFor(owner: string): number
}

export function createFairQueue<T>(): FairQueue<T> {
  /** In the order of service. */
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
    ownerCount: () => queues.size,
    waitingFor: (owner) => queues.get(owner)?.length ?? 0,
  }
}
