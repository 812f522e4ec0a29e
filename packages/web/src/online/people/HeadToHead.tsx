import type { PlayerPage } from '@amyitis/protocol'
import { Seal } from '../../app/people/Seal.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { useIdentity } from '../api/identity.ts'
import { PlayerLink } from '../parts/PlayerLink.tsx'
import './head-to-head.css'

/** The most frequent opponents, and who won how often. */
export function HeadToHead({ page: { player, opponents, you } }: { readonly page: PlayerPage }) {
  const text = useText()
  const { me } = useIdentity()
  const name = player.name ?? ''
  return (
    <Panel
      title={text.t('online.player.opponents')}
      aside={opponents.length === 0 ? undefined : text.t('online.player.opponents.about', { name })}
    >
      {you === undefined || me?.id === player.id || you.won + you.lost + you.drawn === 0 ? null : (
        <p className="head-to-head-you">{text.t('online.player.you', { name, ...you })}</p>
      )}
      {opponents.length === 0 ? <p className="page-note">{text.t('online.player.opponents.none')}</p> : null}
      <ul className="head-to-head">
        {opponents.map(({ player: other, won, lost, drawn }) => (
          <li key={other.id} className="head-to-head-row">
            <Seal id={other.id} name={other.name ?? '–'} size={28} />
            <span>
              <PlayerLink player={other} />
            </span>
            <span className="head-to-head-bar" aria-hidden="true">
              <span className="head-to-head-won" style={{ flexGrow: won }}>
                {won}
              </span>
              <span className="head-to-head-lost" style={{ flexGrow: lost }}>
                {lost}
              </span>
            </span>
            <span className="visually-hidden">{text.t('online.player.record', { won, lost, drawn })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
