import type { TableSummary } from '@amyitis/protocol'
import { useAccount } from '../../app/hub/account-store.ts'
import { useTurns } from '../../app/hub/turns-store.ts'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Faces } from '../parts/Face.tsx'
import { isShort, roughLeft } from '../parts/rough-time.ts'
import { othersAt } from '../parts/table-names.ts'
import './your-turns.css'

const MAX_SHOWN = 3

/** The tables that wait for the player, the one with the least time first; nothing if none does. */
export function YourTurns() {
  const text = useText()
  const account = useAccount()
  const found = useTurns()
  if (found === undefined || found.count === 0) return null
  const isOther = ({ player, reserved }: TableSummary['players'][number]) =>
    account === undefined || (player ?? reserved)?.id !== account.id
  const waiting = [...found.starting, ...found.turns, ...found.offers]
  return (
    <section className="your-turns" aria-labelledby="your-turns">
      <div className="your-turns-head">
        <h2 id="your-turns" className="your-turns-title">
          {text.t('hub.turns')}
        </h2>
        <a className="your-turns-all" href={routeTo({ screen: 'online', rest: [] })}>
          {text.t('hub.all')}
        </a>
      </div>
      <ul className="your-turns-list">
        {waiting.slice(0, MAX_SHOWN).map((table) => (
          <li key={table.id}>
            <a className="your-turn" href={routeTo({ screen: 'online', rest: ['table', table.id] })}>
              <Faces players={table.players.filter(isOther)} size={32} />
              <span className="your-turn-words">
                <b>{text.list(othersAt(text, table, account?.id)) || text.t('home.online')}</b>
                <span className="your-turn-about">
                  {[
                    ...(table.round === undefined ? [] : [text.t('game.round', { round: table.round })]),
                    ...(found.offers.includes(table) ? [text.t('hub.again')] : []),
                    ...(table.palace ? [text.t('game.with-palace')] : []),
                  ].join(' · ')}
                </span>
              </span>
              {table.deadline === undefined ? null : (
                <span
                  className={
                    isShort(table.deadline - Date.now(), table.clock) ? 'your-turn-time is-short' : 'your-turn-time'
                  }
                >
                  <Icon name="clock" size={16} />
                  {text.t('hub.left', { time: roughLeft(text, table.deadline - Date.now()) })}
                </span>
              )}
              <span className="button button-primary">{text.t('hub.play')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
