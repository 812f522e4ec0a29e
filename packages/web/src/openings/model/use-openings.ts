import { type GameKind, type OpeningCollection, openingsUrl, parseOpenings } from '@amyitis/bots'
import { useCallback, useEffect, useState } from 'react'

const loaded = new Map<GameKind, Promise<OpeningCollection>>()

async function load(kind: GameKind): Promise<OpeningCollection> {
  const answer = await fetch(openingsUrl(kind))
  if (!answer.ok) throw new Error(`openings: ${answer.status}`)
  return parseOpenings(await answer.text())
}

/** The openings of a kind of game, loaded when they are needed first; what failed is tried again next time. */
function loadOpenings(kind: GameKind): Promise<OpeningCollection> {
  const known = loaded.get(kind)
  if (known !== undefined) return known
  const loading = load(kind)
  loaded.set(kind, loading)
  loading.catch(() => loaded.delete(kind))
  return loading
}

export type Openings = OpeningCollection | 'loading' | 'failed'

export function useOpenings(kind: GameKind): { readonly openings: Openings; reload(): void } {
  const [openings, setOpenings] = useState<Openings>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let left = false
    const show = (found: Openings) => {
      if (!left) setOpenings(found)
    }
    setOpenings('loading')
    loadOpenings(kind).then(show, () => show('failed'))
    return () => {
      left = true
    }
  }, [kind, attempt])
  return { openings, reload: useCallback(() => setAttempt((before) => before + 1), []) }
}
