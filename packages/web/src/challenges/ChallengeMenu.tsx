import { routeTo } from '../app/router.ts'
import { useText } from '../text/use-text.ts'
import type { Challenge } from './challenge.ts'
import { Goals } from './Goals.tsx'
import type { GoalVerdict } from './goal.ts'
import './challenge-menu.css'

interface ChallengeMenuProps {
  readonly challenge: Challenge
  readonly verdicts: readonly GoalVerdict[]
}

/** The goals of the challenge that is being played, and how they stand. */
export function ChallengeMenu({ challenge, verdicts }: ChallengeMenuProps) {
  const text = useText()
  const title = text.t('challenge.goals', { name: text.t(`challenge.${challenge.id}`) })
  return (
    <section className="challenge-menu" aria-label={title}>
      <h3 className="challenge-menu-title">{title}</h3>
      <Goals challenge={challenge} verdicts={verdicts} />
      <a href={routeTo({ screen: 'learn', rest: ['challenges'] })}>{text.t('challenge.all')}</a>
    </section>
  )
}
