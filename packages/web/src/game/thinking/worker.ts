import { expose } from 'comlink'
import { idbFacts } from '../facts/facts-store.ts'
import { gatherSome } from '../facts/gather-facts.ts'
import { idbStore } from '../idb-store.ts'
import { workerApi } from './worker-api.ts'

const store = idbStore()

/** What a worker can do: think, and gather the facts of games of this browser. */
const worker = {
  ...workerApi,
  gatherFacts: (ids: readonly string[]) =>
    gatherSome(
      ids.map((id) => ({ id })),
      { store, kept: idbFacts, pause: async () => {} },
    ),
}

export type ExposedWorker = typeof worker

expose(worker)
