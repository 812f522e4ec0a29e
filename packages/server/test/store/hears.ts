import type { TableNotification } from '../../src/store/types.ts'

/** The next news that is as wanted. */
export function hears(
  store: { listen(heard: (news: TableNotification | undefined) => void): () => void },
  wanted: TableNotification | undefined,
) {
  return new Promise<void>((resolve) => {
    const stop = store.listen((news) => {
      if (JSON.stringify(news) !== JSON.stringify(wanted)) return
      stop()
      resolve()
    })
  })
}
