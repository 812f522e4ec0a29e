import { loadOriginalOpen, type Store } from './original-storage.ts'

const open = await loadOriginalOpen((url) => import(url))

/** Injected bug: forgets idempotency keys, so that a repeated request is applied twice. */
export async function openStorage(...given: readonly unknown[]): ReturnType<typeof open> {
  const { store, jobs } = await open(...given)
  const append: Store['append'] = (change) => store.append({ ...change, idempotencyKey: undefined })
  return { store: { ...store, append, findRequest: async () => undefined }, jobs }
}
