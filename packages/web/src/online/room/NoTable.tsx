import type { ReactNode } from 'react'
import { DeadEnd } from '../../app/DeadEnd.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'

/** Shown for a table that can't be played: why, and the way back to the lobby. */
export function NoTable({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = useText()
  return (
    <DeadEnd title={title} over={text.t('page.gate')} camera="gate" why={children}>
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: [] })}>
        {text.t('online.end.table')}
      </a>
    </DeadEnd>
  )
}
