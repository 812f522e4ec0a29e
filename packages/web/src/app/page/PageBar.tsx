import { type ReactNode, use } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { routeTo } from '../router.ts'
import { ThemeButton } from '../ThemeButton.tsx'
import { PageNav } from './PageNav.tsx'
import { PagePartsContext } from './page-parts.ts'
import '../../theme/bar.css'

/** The bar of a page: links to the other pages, the theme, the settings. */
export function PageBar({ aside }: { readonly aside?: ReactNode }) {
  const text = useText()
  const { Account } = use(PagePartsContext)
  return (
    <header className="page-bar on-glaze">
      <a className="bar-home" href={routeTo({ screen: 'home' })}>
        <Icon name="points" size={26} />
        <span className="bar-name">{text.t('app.title')}</span>
        <span className="visually-hidden"> · {text.t('app.home')}</span>
      </a>
      <PageNav />
      <div className="bar-end">
        {aside}
        <ThemeButton />
        <a
          className="button button-quiet button-icon"
          href={routeTo({ screen: 'settings' })}
          aria-label={text.t('settings.title')}
        >
          <Icon name="settings" />
        </a>
        {Account === undefined ? null : <Account />}
      </div>
    </header>
  )
}
