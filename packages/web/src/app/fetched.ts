import { useCallback, useEffect, useState } from 'react'

/** Reads files of the app when they are needed first; what failed is tried again next time. */
export function fetchedOnce<K, T>(urlOf: (key: K) => URL, parse: (text: string) => T): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>()
  const read = async (url: URL): Promise<T> => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return parse(await answer.text())
  }
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const reading = read(urlOf(key))
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}

export type Fetched<T> = T | 'loading' | 'failed'

/** What a file says, once it is there. */
export function useFetched<K, T>(load: (key: K) => Promise<T>, key: K): { readonly found: Fetched<T>; reload(): void } {
  const [known, setKnown] = useState<{ readonly key: K; readonly found: Fetched<T> }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let left = false
    const show = (found: Fetched<T>) => {
      if (!left) setKnown({ key, found })
    }
    load(key).then(show, () => show('failed'))
    return () => {
      left = true
    }
  }, [load, key, attempt])
  const reload = useCallback(() => {
    setKnown(undefined)
    setAttempt((before) => before + 1)
  }, [])
  return { found: known !== undefined && known.key === key ? known.found : 'loading', reload }
}
