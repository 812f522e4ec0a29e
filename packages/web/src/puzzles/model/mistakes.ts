import type { Review } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import { idbStudies } from '../../game/study-store.ts'
import { subjectKey } from '../../game/subject.ts'
import { store } from '../../game/tabs.ts'
import type { ReplayAddress } from '../../replay/model/address.ts'
import { openAddress, ownSeats } from '../../replay/model/open.ts'
import { costlyTurns } from '../../replay/review/turning.ts'
import { storedReview } from '../../replay/review/use-review.ts'
import { type OwnPuzzle, posedFrom } from './own.ts'

/** The costly turns of one game, in its order: those of some seats, or of everybody if there are none. */
const mistakesIn = (game: Game, id: string, seats: readonly number[], review: Pick<Review, 'turns'>): OwnPuzzle[] =>
  costlyTurns(review, seats).flatMap((turn) => posedFrom(game, id, turn))

type Place = Pick<ReplayAddress, 'kind' | 'key'>

/** Undefined if there is no such game, or if it hasn't been analysed. */
async function mistakesAt(place: Place): Promise<readonly OwnPuzzle[] | undefined> {
  const opened = await openAddress(store, place, idbStudies)
  if (!opened.ok) return undefined
  const { game } = opened.timeline
  const review = await storedReview(game)
  const id = place.kind === 'game' ? place.key : subjectKey(game).replaceAll(' ', '-')
  return review && mistakesIn(game, id, ownSeats(opened), review)
}

/** The mistakes in the game of an address. */
export function useMistakes({ kind, key }: Place): readonly OwnPuzzle[] | 'loading' | 'missing' {
  const [found, setFound] = useState<readonly OwnPuzzle[] | 'loading' | 'missing'>('loading')
  useEffect(() => {
    let left = false
    const show = (puzzles: readonly OwnPuzzle[] | undefined) => left || setFound(puzzles ?? 'missing')
    mistakesAt({ kind, key }).then(show, () => show(undefined))
    return () => {
      left = true
    }
  }, [kind, key])
  return found
}
