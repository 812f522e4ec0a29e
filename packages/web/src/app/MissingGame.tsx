import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { DeadEnd } from './DeadEnd.tsx'
import { routeTo } from './router.ts'

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
