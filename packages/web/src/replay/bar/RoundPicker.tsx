import { memo } from 'react'
import { useText } from '../../text/use-text.ts'
import type { Round } from '../../timeline/marks.ts'

interface RoundPickerProps {
  readonly rounds: readonly Round[]
  /** Where the round that is shown begins. */
  readonly from: number
  onGo(n: number): void
}

/** Goes to the beginning of any round. */
export const RoundPicker = memo(function RoundPicker({ rounds, from, onGo }: RoundPickerProps) {
  const text = useText()
  return (
    <select
      className="input timeline-pick"
      value={from}
      aria-label={text.t('replay.bar.to-round')}
      onChange={(event) => onGo(Number(event.currentTarget.value))}
    >
      {rounds.map(({ round, from: begin }) => (
        <option key={round} value={begin}>
          {text.t('review.round', { round })}
        </option>
      ))}
    </select>
  )
})
