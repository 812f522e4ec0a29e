import type { Explanation } from '@amyitis/bots'
import type { Game } from '@amyitis/engine'
import { useCallback, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { explainPosition } from '../../game/thinking/brain-workers.ts'

type Judgement = Explanation | 'thinking' | 'failed'

/** What the bot thinks of the position shown; another position makes it out of date. */
export function useJudgement(game: Game): { readonly judgement: Judgement | undefined; ask(): void } {
  const [found, setFound] = useState<{ readonly of: Game; readonly judgement: Judgement }>()
  const ask = useCallback(() => {
    const tell = (judgement: Judgement) =>
      setFound((now) =>
        now === undefined || now.of === game || judgement === 'thinking' ? { of: game, judgement } : now,
      )
    tell('thinking')
    explainPosition(game).then(tell, (error: unknown) => {
      recordError(error)
      tell('failed')
    })
  }, [game])
  return { judgement: found?.of === game ? found.judgement : undefined, ask }
}
