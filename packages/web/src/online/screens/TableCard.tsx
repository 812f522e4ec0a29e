import { isLevel } from '@amyitis/bots'
import { COLORS } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { TableSummary } from '@amyitis/protocol'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { BOT_NAMES } from '../../game/seats.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { useWho } from '../api/who.ts'
import { playerName } from '../parts/player-name.ts'
import { RatingMark } from '../parts/RatingMark.tsx'
import { clockWords } from '../parts/words.ts'

type Sitting = TableSummary['players'][number]

function nameOf(text: Text, { player, level }: Sitting, seat: number): string {
  if (player !== undefined) return playerName(text, player)
  if (level === undefined) return text.t('online.seat.free')
  return isLevel(level) ? `${BOT_NAMES[seat]} (${text.t(`level.${level}.name`)})` : BOT_NAMES[seat]
}

/** Where a table stands, in a few words. */
function standing(text: Text, { status, turn, yours, ranks, players }: TableSummary): string {
  if (status === 'open') return text.t('online.waits')
  if (status === 'closed') return text.t('online.closed')
  if (status === 'over') {
    const who = players.flatMap((sitting, seat) => (ranks?.[seat] === 1 ? [nameOf(text, sitting, seat)] : []))
    return text.t('game.won', { count: who.length, who: text.list(who) })
  }
  if (yours) return text.t('online.turn.yours')
  return turn === undefined ? '' : text.t('game.turn-of', { who: nameOf(text, players[turn], turn) })
}

function doorOf({ status, yours }: TableSummary, seated: boolean) {
  if (status === 'over') return 'online.go.look'
  if (status === 'open') return seated ? 'online.go.open' : 'online.go.join'
  if (yours) return 'online.go.play'
  return seated ? 'online.go.open' : 'online.go.watch'
}

/** A table of the lobby: who sits there, how it stands, and the way in. */
export function TableCard({ table }: { readonly table: TableSummary }) {
  const text = useText()
  const { me } = useWho()
  const { id, status, players, palace, edition, clock, rated, changed, round, scores, yours, host } = table
  const seated = players.some(({ player }) => player !== undefined && player.id === me?.id)
  const over = status === 'over'
  const about = [
    ...(host === undefined ? [] : [text.t('online.hosted', { name: playerName(text, host) })]),
    ...(round === undefined ? [] : [text.t('game.round', { round })]),
    ...(yours ? [] : [standing(text, table)]),
    ...(palace ? [text.t('game.with-palace')] : []),
    ...(edition === 'standard' ? [] : [text.t('online.edition', { name: edition })]),
    ...(over ? [] : [clockWords(text, clock)]),
    ...(rated ? [text.t('online.rated')] : []),
    new Date(changed).toLocaleString(text.language, { dateStyle: 'medium', timeStyle: 'short' }),
  ]
  const to = over
    ? routeTo({ screen: 'replay', rest: ['table', id] })
    : routeTo({ screen: 'online', rest: ['table', id] })
  return (
    <article className={yours ? 'game-card is-yours' : 'game-card'}>
      <ul className="game-players">
        {players.map((sitting, seat) => (
          <li key={COLORS[seat]} className={(sitting.player ?? sitting.level) ? undefined : 'is-free'}>
            <PlayerMark color={COLORS[seat]} size={22} />
            <span className="game-player">{nameOf(text, sitting, seat)}</span>
            {sitting.rating === undefined ? null : <RatingMark rating={sitting.rating} />}
            {scores === undefined ? null : <b>{scores[seat]}</b>}
          </li>
        ))}
      </ul>
      <p className="game-about">
        {yours ? (
          <b className="online-yours">{text.t(status === 'open' ? 'online.awaited' : 'online.turn.yours')}</b>
        ) : null}
        {about.filter(Boolean).join(' · ')}
      </p>
      <div className="game-actions">
        <a className={yours || (status === 'open' && !seated) ? 'button button-primary' : 'button'} href={to}>
          {over ? <Icon name="step-back" size={18} /> : null}
          {text.t(doorOf(table, seated))}
        </a>
      </div>
    </article>
  )
}
