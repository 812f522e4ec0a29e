import type { TableModel } from '../board/model.ts'
import './phases.css'

const BASE = ['preparation', 'actions', 'procession', 'temples', 'stock'] as const
const WITH_PALACE = ['preparation', 'palace', 'actions', 'procession', 'temples', 'stock'] as const

/** The phases of a round, with the one that is being played. */
export function Phases({ table }: { readonly table: TableModel }) {
  const { state, text } = table
  if (state.phase === 'over') return <p className="phases-over">{text.name('phase', 'over')}</p>
  return (
    <ol className="phases" aria-label={text.t('table.phases')}>
      {(state.palace ? WITH_PALACE : BASE).map((phase) => (
        <li key={phase} className="phase" aria-current={phase === state.phase ? 'step' : undefined}>
          {text.t(`table.phase.${phase}`)}
        </li>
      ))}
    </ol>
  )
}
