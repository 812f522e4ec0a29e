import { fullName } from '../../board/players.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import type { PlayModel } from '../use-table.ts'

/** Who won, by how much, and everybody in the order of their points. */
export function Podium({ model }: { readonly model: PlayModel }) {
  const { state, text, players } = model.table
  const winners = state.winners ?? []
  const ranks = model.session.kind === 'online' ? model.session.ranks : undefined
  const worth = (seat: number) => (ranks === undefined ? state.seats[seat].score : -ranks[seat])
  const order = state.seats.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a))
  const points = state.seats[order[0]].score
  const next = order.find((seat) => !winners.includes(seat))
  const names = winners.map((seat) => players[seat].name)
  const rank = (seat: number) => order.findIndex((one) => worth(one) === worth(seat)) + 1
  const ahead = next === undefined ? -1 : points - state.seats[next].score
  return (
    <section className="end-podium on-glaze">
      <div className="end-winner">
        {winners.map((seat) => (
          <PlayerMark key={seat} color={state.seats[seat].color} size={52} />
        ))}
        <div>
          <p className="end-wins">
            {names.length === 1
              ? text.t('table.end.wins', { who: names[0], points })
              : text.t('table.end.tie', { names: text.list(names), points })}
          </p>
          {next === undefined || ahead < 0 ? null : (
            <p>{text.t('table.end.ahead', { points: ahead, who: players[next].name })}</p>
          )}
        </div>
      </div>
      <ol className="end-places">
        {order.map((seat) => (
          <li key={seat}>
            <span className="end-rank">{rank(seat)}.</span>
            <PlayerMark color={state.seats[seat].color} size={24} />
            <span className="end-name">{fullName(text, players[seat])}</span>
            <Icon name="points" size={18} />
            <b>{state.seats[seat].score}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
