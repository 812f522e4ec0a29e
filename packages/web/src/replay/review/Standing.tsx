import type { State } from '@amyitis/engine'
import { about } from '@amyitis/narration'
import type { PlayerInfo } from '../../board/model.ts'
import { fullName } from '../../board/players.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import './standing.css'

interface StandingProps {
  /** The game at its end, or as far as it has come. */
  readonly state: State
  readonly players: readonly PlayerInfo[]
  /** The seat that is called “you”. */
  readonly you: number | undefined
}

/** Everybody in the order of their points, and who has won. */
export function Standing({ state, players, you }: StandingProps) {
  const text = useText()
  const names = players.map(({ name }) => name)
  const { seats, winners } = state
  const order = seats.map((_, seat) => seat).sort((a, b) => seats[b].score - seats[a].score)
  const points = seats[order[0]].score
  const next = order.find((seat) => seats[seat].score < points)
  const rank = (seat: number) => order.findIndex((one) => seats[one].score === seats[seat].score) + 1
  const title = () => {
    if (winners === null) return text.t('replay.standing', { round: state.round })
    if (winners.length === 1) return about({ text, names, you }, winners[0], 'table.end.wins', { points })
    const others = winners.filter((seat) => seat !== you).map((seat) => names[seat])
    const won = others.length < winners.length ? 'table.end.tie.you' : 'table.end.tie'
    return text.t(won, { names: text.list(others), points })
  }
  return (
    <section className="standing on-glaze" aria-label={text.t('replay.standing.label')}>
      <div className="standing-head">
        {(winners ?? []).map((seat) => (
          <PlayerMark key={seat} color={seats[seat].color} size={44} />
        ))}
        <div>
          <h2 className="standing-title">{title()}</h2>
          {winners === null || next === undefined ? null : (
            <p>{text.t('table.end.ahead', { points: points - seats[next].score })}</p>
          )}
        </div>
      </div>
      <ol className="standing-places">
        {order.map((seat) => (
          <li key={seat}>
            <span className="standing-rank">{rank(seat)}.</span>
            <PlayerMark color={seats[seat].color} size={22} />
            <span className="standing-name">{fullName(text, players[seat])}</span>
            <b>{seats[seat].score}</b>
            <Icon name="points" size={16} label={text.t('replay.measure.points')} />
          </li>
        ))}
      </ol>
    </section>
  )
}
