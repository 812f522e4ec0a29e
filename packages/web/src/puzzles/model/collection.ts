import { type PuzzleCollection, parsePuzzles, puzzlesUrl } from '@amyitis/bots'
import { useCallback, useEffect, useState } from 'react'

let loaded: Promise<PuzzleCollection> | undefined

async function load(): Promise<PuzzleCollection> {
  const answer = await fetch(puzzlesUrl())
  if (!answer.ok) throw new Error(`puzzles: ${answer.status}`)
  return parsePuzzles(await answer.text())
}

/** The puzzles, loaded when they are needed first; what failed is tried again next time. */
function loadPuzzles(): Promise<PuzzleCollection> {
  loaded ??= load()
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

export type Puzzles = PuzzleCollection | 'loading' | 'failed'

export function usePuzzles(): { readonly puzzles: Puzzles; reload(): void } {
  const [puzzles, setPuzzles] = useState<Puzzles>('loading')
  const reload = useCallback(() => {
    setPuzzles('loading')
    loadPuzzles().then(setPuzzles, () => setPuzzles('failed'))
  }, [])
  useEffect(reload, [reload])
  return { puzzles, reload }
}
