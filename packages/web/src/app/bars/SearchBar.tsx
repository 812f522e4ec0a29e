import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { isLobby, useRunningSearch } from '../hub/search-store.ts'
import { type Route, routeTo } from '../router.ts'
import { Bar } from './Bar.tsx'

/** Opponents are being searched, or the search has failed. */
export function SearchBar({ route }: { readonly route: Route }) {
  const text = useText()
  const search = useRunningSearch()
  if (search === undefined || isLobby(route)) return null
  if (search.failed)
    return (
      <Bar icon="players" words={text.t('hub.searching.failed')}>
        <a className="button button-primary" href={routeTo({ screen: 'online', rest: [] })}>
          {text.t('home.online')}
        </a>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('app.close')}
          onClick={search.stop}
        >
          <Icon name="close" size={18} />
        </button>
      </Bar>
    )
  return (
    <Bar icon="players" words={text.t('hub.searching')}>
      <button type="button" className="button" onClick={search.stop}>
        <Icon name="close" size={18} />
        {text.t('hub.searching.stop')}
      </button>
    </Bar>
  )
}
