import { COLORS } from '@amyitis/engine'
import type { TableSummary } from '@amyitis/protocol'
import { routeTo } from '../../app/router.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { ratingNumber } from '../parts/rating-text.ts'
import { namesAt } from '../parts/table-names.ts'
import { useTableState } from './use-table-state.ts'
import './watch-card.css'

/** A running game: who plays, how strong they are, how it stands, how many look on. */
export function WatchCard({ table }: { readonly table: TableSummary }) {
  const text = useText()
  const { id, players, round, scores, palace, spectators = 0 } = table
  const names = namesAt(text, players)
  const state = useTableState(id, table.changed)
  const about = [
    ...(round === undefined ? [] : [text.t('game.round', { round })]),
    ...(palace ? [text.t('game.with-palace')] : []),
    ...(table.rated ? [text.t('online.rated')] : []),
  ]
  return (
    <li className="watch-card">
      <a className="watch-link" href={routeTo({ screen: 'online', rest: ['table', id] })}>
        <span className="visually-hidden">{text.t('online.watch.one', { who: text.list(names) })}</span>
      </a>
      <span className="watch-garden">{state === undefined ? null : <GardenThumb state={state} />}</span>
      <ul className="watch-players">
        {players.map((sitting, seat) => (
          <li key={COLORS[seat]} className={table.turn === seat ? 'watch-player is-turn' : 'watch-player'}>
            <PlayerMark color={COLORS[seat]} size={22} />
            <b className="watch-name">{names[seat]}</b>
            {sitting.rating === undefined ? null : (
              <span className="watch-rating">{ratingNumber(text, sitting.rating.rating)}</span>
            )}
            <span className="watch-score">{scores?.[seat] ?? ''}</span>
          </li>
        ))}
      </ul>
      <span className="watch-about">
        <span>{about.join(' · ')}</span>
        <span className="watch-eyes">
          <Icon name="eye" size={16} />
          <span aria-hidden="true">{spectators}</span>
          <span className="visually-hidden">{text.t('online.spectators', { count: spectators })}</span>
        </span>
      </span>
    </li>
  )
}
