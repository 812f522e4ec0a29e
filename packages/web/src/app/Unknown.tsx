import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { DeadEnd } from './DeadEnd.tsx'
import { routeTo } from './router.ts'

export function Unknown() {
  const text = useText()
  return (
    <DeadEnd title={text.t('app.unknown.title')} why={text.t('app.unknown.words')}>
      <a className="button button-primary" href={routeTo({ screen: 'home' })}>
        <Icon name="home" size={18} />
        {text.t('app.home')}
      </a>
      <a className="button" href={routeTo({ screen: 'games' })}>
        <Icon name="log" size={18} />
        {text.t('home.games')}
      </a>
    </DeadEnd>
  )
}
