import type { TableNotification } from '../../src/store/types.ts'

/** Resolves with the next notification that equals `wanted`. */
export function nextNotification(
  store: { listen(listener: (notification: TableNotification | undefined) => void): () => void },
  wanted: TableNotification | undefined,
) {
  return new Promise<void>((resolve) => {
    const stop = store.listen((notification) => {
      if (JSON.stringify(notification) !== JSON.stringify(wanted)) return
      stop()
      resolve()
    })
  })
}
