import type { ReactNode } from 'react'
import { Page, type PageProps } from './page/Page.tsx'
import { Signpost } from './Signpost.tsx'

interface DeadEndProps extends Pick<PageProps, 'title' | 'over'> {
  readonly camera?: PageProps['camera']
  /** Why this leads no further. */
  readonly why: ReactNode
  /** The ways from here. */
  readonly children: ReactNode
}

/** A screen on which nothing can be done but leave it. */
export function DeadEnd({ why, children, camera = 'roof', ...page }: DeadEndProps) {
  return (
    <Page {...page} camera={camera} width="narrow">
      <Signpost why={why}>{children}</Signpost>
    </Page>
  )
}
