import type { Step } from '@amyitis/narration'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { hrefOf } from './clauses.ts'
import './steps.css'

/** The round at a glance. */
export function StepsView({ steps }: { readonly steps: readonly Step[] }) {
  const text = useText()
  return (
    <ol className="steps">
      {steps.map(({ icon, title, words, clause, palace = false }) => (
        <li key={icon} className={palace ? 'step is-optional' : 'step'}>
          <Icon name={icon} size={40} />
          <b className="step-title">{title}</b>
          <span className="step-words">{words}</span>
          <a className="step-clause" href={hrefOf(clause)} aria-label={text.t('learn.clause', { clause })}>
            {clause}
          </a>
        </li>
      ))}
    </ol>
  )
}
