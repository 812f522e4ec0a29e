import type { ReactNode } from 'react'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'

interface DeadEndProps {
  readonly title: string
  /** Why one can't go on. */
  readonly children: ReactNode
}

/** Where a table was looked for and nobody can play: the way back to the lobby. */
export function DeadEnd({ title, children }: DeadEndProps) {
  const text = useText()
  return (
    <Page title={title}>
      <section className="page-card">
        {children}
        <p className="page-actions">
          <a className="button button-primary" href={routeTo({ screen: 'online', rest: [] })}>
            {text.t('online.end.table')}
          </a>
        </p>
      </section>
    </Page>
  )
}
