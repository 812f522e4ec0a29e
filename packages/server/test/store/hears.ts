import type { News } from '../../src/store/store.ts'

/** The next news that is as wanted. */
export function hears(
  store: { listen(heard: (news: News | undefined) => void): () => void },
  wanted: News | undefined,
) {
  return new Promise<void>((resolve) => {
    const stop = store.listen((news) => {
      if (JSON.stringify(news) !== JSON.stringify(wanted)) return
      stop()
      resolve()
    })
  })
}
