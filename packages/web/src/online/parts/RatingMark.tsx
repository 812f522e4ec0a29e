import type { Rating } from '@amyitis/protocol'
import { useText } from '../../text/use-text.ts'
import { ratingText } from './rating-text.ts'
import './rating-mark.css'

/** A rating with how sure it is, and whether it is still provisional. */
export function RatingMark({ rating }: { readonly rating: Rating }) {
  const text = useText()
  return (
    <span className="online-rating">
      {ratingText(text, rating)}
      {rating.provisional ? <i> {text.t('online.rating.provisional')}</i> : null}
    </span>
  )
}
