import { nearestLevel, STRENGTHS } from '@amyitis/bots'
import type { KindRating } from '@amyitis/protocol'
import { BOTS_AFTER_MS } from '@amyitis/protocol/app'
import { useEffect, useState } from 'react'
import { Portrait } from '../../app/people/Portrait.tsx'
import { useText } from '../../text/use-text.ts'
import { getMyRatings } from '../api/calls.ts'
import { useIdentity } from '../api/identity.ts'

/** Where every rating begins (docs/ratings.md). */
const FIRST_RATING = 1500

function useOwnRatings(): readonly KindRating[] {
  const { me } = useIdentity()
  const id = me?.id
  const [ratings, setRatings] = useState<readonly KindRating[]>([])
  useEffect(() => {
    let left = false
    if (id !== undefined)
      getMyRatings().then((found) => {
        if (!left && found.ok) setRatings(found.value.ratings)
      })
    return () => {
      left = true
    }
  }, [id])
  return ratings
}

/** Who sits down if nobody else does: the bot closest to the own rating in such games. */
export function NearestBot({ players }: { readonly players: number }) {
  const text = useText()
  const own = useOwnRatings().find((one) => one.players === players && one.pace === 'live')
  const level = nearestLevel(own?.rating ?? FIRST_RATING)
  return (
    <p className="pairing-note">
      <Portrait level={level} size={48} />
      <span>
        {text.t('online.pair.bot', {
          seconds: BOTS_AFTER_MS / 1000,
          who: text.t(`level.${level}.name`),
          strength: STRENGTHS[level],
        })}
      </span>
    </p>
  )
}
