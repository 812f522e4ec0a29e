import { useStore } from '../../create-store.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { type Route, routeTo } from '../router.ts'
import { useRoute } from '../use-route.ts'
import { onlineBadge } from './page-parts.ts'
import './page-bar.css'

interface Place {
  readonly name: 'home' | 'online' | 'puzzles' | 'learn' | 'games'
  readonly icon: IconProps['name']
  readonly to: Route
  /** The screens that belong to it. */
  readonly screens: readonly Route['screen'][]
}

const PLACES: readonly Place[] = [
  { name: 'home', icon: 'home', to: { screen: 'home' }, screens: ['home'] },
  { name: 'online', icon: 'players', to: { screen: 'online', rest: [] }, screens: ['online'] },
  { name: 'puzzles', icon: 'plan', to: { screen: 'puzzles', rest: [] }, screens: ['puzzles'] },
  { name: 'learn', icon: 'learn', to: { screen: 'learn', rest: [] }, screens: ['learn', 'rules', 'openings'] },
  { name: 'games', icon: 'log', to: { screen: 'games' }, screens: ['games', 'statistics'] },
]

/** How many games wait for this player. */
function Badge() {
  const text = useText()
  const count = useStore(onlineBadge)
  if (count === 0) return null
  return (
    <>
      <span className="page-badge" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{text.t('nav.waiting', { count })}</span>
    </>
  )
}

/** The places of the app: in the bar, on a phone along the lower edge, on its side along the left one. */
export function PageNav() {
  const text = useText()
  const route = useRoute()
  const here = routeTo(route)
  return (
    <nav className="page-nav" aria-label={text.t('nav.label')}>
      {PLACES.map(({ name, icon, to, screens }) => {
        const address = routeTo(to)
        const current = screens.includes(route.screen) ? (address === here ? 'page' : 'true') : undefined
        return (
          <a key={name} className="page-place" href={address} aria-current={current}>
            <Icon name={icon} size={22} />
            <span>{text.t(`nav.${name}`)}</span>
            {name === 'online' ? <Badge /> : null}
          </a>
        )
      })}
    </nav>
  )
}
