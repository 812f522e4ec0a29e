import { Star } from '../app/Stars.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import type { Challenge } from './challenge.ts'
import type { GoalVerdict } from './goal.ts'
import './goals.css'

interface GoalsProps {
  readonly challenge: Challenge
  /** How far each goal has come in a game. */
  readonly verdicts?: readonly GoalVerdict[]
  /** Stars won before. */
  readonly won?: number
}

/** The three goals of a challenge, a star each. */
export function Goals({ challenge, verdicts, won = 0 }: GoalsProps) {
  const text = useText()
  return (
    <ul className="goals">
      {challenge.stars.map((number, i) => {
        const verdict = verdicts?.[i] ?? (i < won ? 'met' : 'open')
        return (
          <li key={number} className={verdict === 'missed' ? 'goal is-missed' : 'goal'}>
            <Star lit={verdict === 'met'} />
            <span>{text.t(`challenge.${challenge.id}.goal`, { number })}</span>
            {verdict === 'met' ? <Icon name="check" size={18} label={text.t('challenge.met')} /> : null}
            {verdict === 'missed' ? <Icon name="close" size={18} label={text.t('challenge.missed')} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
