import { memo } from 'react'
import { useText } from '../../text/use-text.ts'

const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const

interface PlaySpeedProps {
  readonly speed: number
  onSpeed(speed: number): void
}

/** The speed of autoplay. */
export const PlaySpeed = memo(function PlaySpeed({ speed, onSpeed }: PlaySpeedProps) {
  const text = useText()
  return (
    <select
      className="input timeline-pick"
      value={speed}
      aria-label={text.t('replay.bar.speed')}
      onChange={(event) => onSpeed(Number(event.currentTarget.value))}
    >
      {REPLAY_SPEEDS.map((one) => (
        <option key={one} value={one}>
          {`${one.toLocaleString(text.language)}×`}
        </option>
      ))}
    </select>
  )
})
