import { tell } from '@amyitis/narration'
import { titleOf } from './prompt/PromptWords.tsx'
import type { PlayModel } from './use-table.ts'

/** Says to those who cannot see the table what happened, and what is asked now. */
export function Announcer({ model }: { readonly model: PlayModel }) {
  const { table, session, plan } = model
  const happened = plan === undefined ? tell(table.view, session.events) : ''
  const asked = table.deciding === undefined && table.state.decision !== null ? '' : titleOf(model)
  return (
    <p className="visually-hidden" aria-live="polite">
      {[happened, asked].filter(Boolean).join(' ')}
    </p>
  )
}
