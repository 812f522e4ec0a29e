import { Icon } from '../../icons/Icon.tsx'
import type { Fairness } from '../play/fairness.ts'

/** Not being sure is a warning: it proves nothing against anybody. */
const CLASSES: Readonly<Record<Fairness['verdict'], string>> = {
  good: 'online-verdict is-good',
  unsure: 'online-verdict is-unsure',
  bad: 'online-verdict is-bad',
}

interface VerdictProps {
  readonly verdict: Fairness['verdict']
  readonly words: string
}

export const Verdict = ({ verdict, words }: VerdictProps) => (
  <p className={CLASSES[verdict]}>
    <Icon name={verdict === 'good' ? 'check' : 'warning'} size={20} />
    {words}
  </p>
)
