import { fullName } from '../../board/players.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { PlayModel } from '../../table/use-table.ts'
import type { Live } from '../play/online-table.ts'
import './conceded.css'

interface ConcededProps {
  readonly model: PlayModel
  readonly live: Live
  /** To the end, by the garden. */
  readonly played: boolean
}

/** Players who conceded come last whatever their points; if that ended the game, who has won. */
export function Conceded({ model, live, played }: ConcededProps) {
  const { text, players, state } = model.table
  const { seats, result } = live.table
  const gone = seats.flatMap(({ conceded }, seat) => (conceded ? [seat] : []))
  if (gone.length === 0 || result === undefined) return null
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return (
    <section className="online-conceded">
      {gone.map((seat) => (
        <p key={seat}>{text.t('online.end.conceded', { who: fullName(text, players[seat]) })}</p>
      ))}
      {played ? null : (
        <p className="online-winner">
          {winners.map((seat) => (
            <PlayerMark key={seat} color={state.seats[seat].color} size={34} />
          ))}
          <b>
            {text.t('game.won', {
              count: winners.length,
              who: text.list(winners.map((seat) => fullName(text, players[seat]))),
            })}
          </b>
        </p>
      )}
    </section>
  )
}
