import { useEffect, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { compareTurns } from '../../game/thinking/worker-pool.ts'
import type { Posed } from '../model/posed.ts'
import type { Refutation } from './use-attempt.ts'

/** What the tempting turn is worth beside the best one, and what follows it, once that is wanted. */
export function useRefutation(posed: Posed, wanted: boolean): Refutation | undefined {
  const [found, setFound] = useState<Refutation>()
  useEffect(() => {
    if (!wanted) return
    let left = false
    const { game, answers, tempting } = posed
    compareTurns(game, answers[0], tempting).then(
      (values) => left || setFound({ turn: tempting, ...values }),
      recordError,
    )
    return () => {
      left = true
    }
  }, [posed, wanted])
  return wanted ? found : undefined
}
