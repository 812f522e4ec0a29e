import { useText } from '../text/use-text.ts'
import './stars.css'

/** The star of Ishtar, with eight points. */
const POINTS = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 11 : 4.6
  const angle = (i * Math.PI) / 8
  return `${(12 + radius * Math.sin(angle)).toFixed(2)},${(12 - radius * Math.cos(angle)).toFixed(2)}`
}).join(' ')

export const Star = ({ won }: { readonly won: boolean }) => (
  <svg className={won ? 'challenge-star is-won' : 'challenge-star'} viewBox="0 0 24 24" aria-hidden="true">
    <polygon points={POINTS} />
  </svg>
)

/** Up to three stars. */
export function Stars({ count }: { readonly count: number }) {
  const text = useText()
  return (
    <span className="challenge-stars" role="img" aria-label={text.t('challenge.stars', { stars: count })}>
      {[1, 2, 3].map((star) => (
        <Star key={star} won={star <= count} />
      ))}
    </span>
  )
}
