import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { routeTo } from './router.ts'
import { useText } from './text.ts'
import { useTitle } from './use-title.ts'

interface PageProps {
  readonly title: string
  /** What stands at the end of the bar. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A plain screen: the bar with the way home, a heading, and one column. */
export function Page({ title, aside, children }: PageProps) {
  const text = useText()
  useTitle(text.t('app.title.screen', { screen: title }))
  return (
    <div className="page">
      <header className="page-bar on-glaze">
        <a className="page-home" href={routeTo({ screen: 'home' })}>
          <Icon name="points" size={24} />
          {text.t('app.title')}
          <span className="visually-hidden"> · {text.t('app.home')}</span>
        </a>
        <div className="page-bar-end">
          {aside}
          <a
            className="button button-quiet button-icon"
            href={routeTo({ screen: 'settings' })}
            aria-label={text.t('settings.title')}
          >
            <Icon name="settings" />
          </a>
        </div>
      </header>
      <div className="page-column">
        <h1 className="page-title">{title}</h1>
        {children}
      </div>
    </div>
  )
}
