import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { Page, type PageProps } from './page/Page.tsx'
import { routeTo } from './router.ts'
import { Signpost } from './Signpost.tsx'

interface DeadEndProps extends Pick<PageProps, 'title' | 'over'> {
  readonly camera?: PageProps['camera']
  /** Why there is nothing to do here. */
  readonly why: ReactNode
  /** Links to other screens. */
  readonly children: ReactNode
}

/** A screen whose only purpose is to lead somewhere else. */
export function DeadEnd({ why, children, camera = 'roof', ...page }: DeadEndProps) {
  return (
    <Page {...page} camera={camera} width="narrow">
      <Signpost why={why}>{children}</Signpost>
    </Page>
  )
}

/** A game that can't be opened, why, and where to go from here. */
export function MissingGame({ title, why }: { readonly title: string; readonly why: string }) {
  const text = useText()
  return (
    <DeadEnd title={title} why={why}>
      <a className="button button-primary" href={routeTo({ screen: 'games' })}>
        <Icon name="log" size={18} />
        {text.t('home.games')}
      </a>
      <a className="button" href={routeTo({ screen: 'home' })}>
        <Icon name="home" size={18} />
        {text.t('app.home')}
      </a>
    </DeadEnd>
  )
}
