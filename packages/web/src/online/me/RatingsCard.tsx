import type { KindRating } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { getMyRatings } from '../api/calls.ts'
import { RatingMark } from '../parts/RatingMark.tsx'

/** The own ratings, in each kind of game. */
export function RatingsCard() {
  const text = useText()
  const [ratings, setRatings] = useState<readonly KindRating[]>()
  useEffect(() => {
    let left = false
    getMyRatings().then((found) => {
      if (!left && found.ok) setRatings(found.value.ratings)
    })
    return () => {
      left = true
    }
  }, [])
  if (ratings === undefined) return null
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.rating.mine')}</h2>
      {ratings.length === 0 ? (
        <p className="page-note">{text.t('online.rating.mine.none')}</p>
      ) : (
        <ul className="online-ratings">
          {ratings.map((one) => (
            <li key={`${one.players} ${one.pace}`}>
              <b>{text.t('online.rating.kind', { pace: text.t(`online.pace.${one.pace}`), players: one.players })}</b>
              <span className="page-note">{text.t('online.rating.games', { count: one.games })}</span>
              <RatingMark rating={one} />
            </li>
          ))}
        </ul>
      )}
      <p className="page-note">{text.t('online.rating.about')}</p>
    </section>
  )
}
