import type { PlayerPage } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { DeadEnd } from '../../app/DeadEnd.tsx'
import { Loading } from '../../app/Loading.tsx'
import { Page } from '../../app/page/Page.tsx'
import { Seal } from '../../app/people/Seal.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { getPlayer } from '../api/calls.ts'
import type { ApiProblem } from '../api/client.ts'
import { useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { HeadToHead } from './HeadToHead.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import { RecentGames } from './RecentGames.tsx'
import { Results } from './Results.tsx'
import './player-screen.css'

function usePlayer(id: string): PlayerPage | ApiProblem | undefined {
  const [found, setFound] = useState<PlayerPage | ApiProblem>()
  useEffect(() => {
    let left = false
    getPlayer(id).then((page) => {
      if (!left) setFound(page.ok ? page.value : page.code)
    })
    return () => {
      left = true
    }
  }, [id])
  return found
}

function Shown({ page }: { readonly page: PlayerPage }) {
  const text = useText()
  const { me } = useIdentity()
  const { player, since, ratings } = page
  const own = me?.id === player.id
  const count = ratings.reduce((sum, { games }) => sum + games, 0)
  const month = new Date(since).toLocaleDateString(text.locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const about = `${text.t('online.player.since', { month })} · ${text.t('online.player.rated', { count })}`
  return (
    <Page
      title={player.name ?? text.t('online.seat.erased')}
      over={text.t('online.player')}
      about={about}
      camera="ziggurat"
    >
      {count === 0 && page.results.length === 0 ? (
        <section className="page-card player-screen-none">
          <Seal id={player.id} name={player.name ?? '–'} size={72} />
          <p>{text.t('online.player.results.none')}</p>
          {own ? (
            <a className="button button-primary" href={routeTo({ screen: 'online', rest: [] })}>
              <Icon name="players" size={18} />
              {text.t('home.online')}
            </a>
          ) : null}
        </section>
      ) : (
        <>
          <div className={count === 0 ? 'player-screen is-unrated' : 'player-screen'}>
            <RatingPanel page={page} />
            <div className="player-screen-aside">
              <Results results={page.results} />
              <HeadToHead page={page} />
            </div>
          </div>
          <RecentGames page={page} />
        </>
      )}
      {own ? (
        <p className="page-actions">
          <a className="button" href={routeTo({ screen: 'statistics', rest: [] })}>
            <Icon name="chart" size={18} />
            {text.t('nav.statistics')}
          </a>
          <a className="button" href={routeTo({ screen: 'online', rest: ['me'] })}>
            <Icon name="edit" size={18} />
            {text.t('online.player.edit')}
          </a>
        </p>
      ) : null}
    </Page>
  )
}

/** The public page of a player: ratings, results, opponents, latest games. */
export function PlayerScreen({ id }: { readonly id: string }) {
  const text = useText()
  const page = usePlayer(id)
  if (page === undefined) return <Loading />
  if (typeof page === 'string')
    return (
      <DeadEnd
        title={text.t('online.player')}
        over={text.t('page.gate')}
        camera="ziggurat"
        // A mistyped address names nobody, either.
        why={<p role="alert">{problemText(text, page === 'unknown-place' ? 'unknown-player' : page)}</p>}
      >
        <a className="button button-primary" href={routeTo({ screen: 'online', rest: [] })}>
          {text.t('online.end.table')}
        </a>
      </DeadEnd>
    )
  return <Shown page={page} />
}
