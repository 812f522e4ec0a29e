import { BATCH, type Gather, keyOf } from '../../game/facts/gather-facts.ts'
import { type StartedWorker, startWorker, WorkerCrash } from '../../game/thinking/start-worker.ts'

/** Reading is what takes longest, and the database serves no more than a few at once. */
const MAX_WORKERS = 4
/** For fewer games no worker is started. */
const MANY = 3 * BATCH

/** Many games are read by several workers; what they can't read, or if there are none, by the page. */
export const gatherInWorkers =
  (here: Gather): Gather =>
  async (heads, onSome) => {
    if (heads.length < MANY) return here(heads, onSome)
    const left = new Set(heads)
    const queue = Array.from({ length: Math.ceil(heads.length / BATCH) }, (_, i) =>
      heads.slice(i * BATCH, (i + 1) * BATCH),
    )
    const work = async ({ api, broken }: StartedWorker) => {
      for (let some = queue.shift(); some !== undefined; some = queue.shift()) {
        const facts = await Promise.race([api.gatherFacts(some.map(({ id }) => id)), broken])
        const found = new Set(facts.map(({ key }) => key))
        for (const head of some) if (found.has(keyOf(head))) left.delete(head)
        onSome(facts)
      }
    }
    const workers: StartedWorker[] = []
    try {
      const count = Math.min(MAX_WORKERS, navigator.hardwareConcurrency ?? 2)
      for (let i = 0; i < count; i++) workers.push(startWorker())
      await Promise.all(workers.map(work))
    } catch (error) {
      if (!(error instanceof WorkerCrash)) throw error
    } finally {
      for (const { worker } of workers) worker.terminate()
    }
    await here([...left], onSome)
  }
