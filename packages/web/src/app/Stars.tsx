import './stars.css'

/** The star of Ishtar, with eight points. */
const POINTS = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 11 : 4.6
  const angle = (i * Math.PI) / 8
  return `${(12 + radius * Math.sin(angle)).toFixed(2)},${(12 - radius * Math.cos(angle)).toFixed(2)}`
}).join(' ')

interface StarProps {
  readonly lit: boolean
  readonly size?: number
}

export const Star = ({ lit, size = 24 }: StarProps) => (
  <svg className={lit ? 'star is-lit' : 'star'} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <polygon points={POINTS} />
  </svg>
)

interface StarsProps extends Pick<StarProps, 'size'> {
  readonly count: number
  /** What they say. */
  readonly label: string
}

/** Up to three stars. */
export const Stars = ({ count, label, size }: StarsProps) => (
  <span className="stars" role="img" aria-label={label}>
    {[1, 2, 3].map((star) => (
      <Star key={star} lit={star <= count} {...(size !== undefined && { size })} />
    ))}
  </span>
)
