import { Page } from './Page.tsx'
import { routeTo } from './router.ts'
import { useText } from './text.ts'

export function Unknown() {
  const text = useText()
  return (
    <Page title={text.t('app.unknown.title')}>
      <p>{text.t('app.unknown.words')}</p>
      <p>
        <a className="button" href={routeTo({ screen: 'home' })}>
          {text.t('app.home')}
        </a>
      </p>
    </Page>
  )
}
