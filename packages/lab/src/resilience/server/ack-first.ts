import { loadOriginalOpen, type Store } from './original-storage.ts'

/** About as long as a commit takes on a slow disk. */
const WRITE_DELAY_MS = 30

const open = await loadOriginalOpen((url) => import(url))

/** Injected bug: acknowledges events before they are written. */
export async function openStorage(...given: readonly unknown[]): ReturnType<typeof open> {
  const { store, jobs } = await open(...given)
  const append: Store['append'] = async (change) => {
    setTimeout(() => store.append(change).catch(() => undefined), WRITE_DELAY_MS)
    return { kind: 'done' }
  }
  return { store: { ...store, append }, jobs }
}
