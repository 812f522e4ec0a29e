import { fullName } from '../../board/players.ts'
import type { PlayModel } from '../../table/use-table.ts'
import type { Live } from '../play/online-table.ts'
import './conceded.css'

interface ConcededProps {
  readonly model: PlayModel
  readonly live: Live
}

/** Players who conceded come last whatever their points. */
export function Conceded({ model, live }: ConcededProps) {
  const { text, players } = model.table
  const { seats, result } = live.table
  const gone = seats.flatMap(({ conceded }, seat) => (conceded ? [seat] : []))
  if (gone.length === 0 || result === undefined) return null
  return (
    <section className="online-conceded">
      {gone.map((seat) => (
        <p key={seat}>{text.t('online.end.conceded', { who: fullName(text, players[seat]) })}</p>
      ))}
    </section>
  )
}
