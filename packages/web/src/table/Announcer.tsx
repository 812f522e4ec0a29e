import type { Event } from '@amyitis/engine'
import { narrate } from '@amyitis/narration'
import { titleOf } from './prompt/prompt-text.tsx'
import type { Recap } from './recap/recap.ts'
import type { PlayModel } from './use-table.ts'

/** While a round ends nothing is said until it has ended, and then all of it at once. */
function happenedIn({ table }: PlayModel, recap: Recap | undefined, events: readonly Event[]): string {
  if (recap === undefined) return narrate(table.view, events)
  if (!recap.complete) return ''
  return narrate(table.view, Object.values(recap.parts).flat())
}

/** Says to those who cannot see the table what happened, and what is asked now. */
export function Announcer({ model, recap }: { readonly model: PlayModel; readonly recap: Recap | undefined }) {
  const { table, session, plan } = model
  const happened = plan === undefined ? happenedIn(model, recap, session.events) : ''
  const asked = table.deciding === undefined && table.state.decision !== null ? '' : titleOf(model)
  return (
    <p className="visually-hidden" aria-live="polite">
      {[happened, asked].filter(Boolean).join(' ')}
    </p>
  )
}
