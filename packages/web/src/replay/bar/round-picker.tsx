import { useText } from '../../app/text.ts'
import type { Round } from '../model/marks.ts'

interface RoundPickerProps {
  readonly rounds: readonly Round[]
  readonly n: number
  onGo(n: number): void
}

/** Goes to the beginning of any round. */
export function RoundPicker({ rounds, n, onGo }: RoundPickerProps) {
  const text = useText()
  const now = rounds.findLast(({ from }) => from <= n) ?? rounds[0]
  return (
    <select
      className="input timeline-pick timeline-pick-round"
      value={now.from}
      aria-label={text.t('replay.bar.to-round')}
      onChange={(event) => onGo(Number(event.currentTarget.value))}
    >
      {rounds.map(({ round, from }) => (
        <option key={round} value={from}>
          {text.t('review.round', { round })}
        </option>
      ))}
    </select>
  )
}
