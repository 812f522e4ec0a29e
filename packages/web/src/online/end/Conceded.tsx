import { about } from '@amyitis/narration'
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
  const { table, seat: you } = live
  const gone = table.seats.flatMap(({ conceded }, seat) => (conceded ? [seat] : []))
  if (gone.length === 0 || table.result === undefined) return null
  const told = { text, names: players.map((player) => fullName(text, player)), you }
  return (
    <section className="online-conceded">
      {gone.map((seat) => (
        <p key={seat}>{about(told, seat, 'online.end.conceded', {})}</p>
      ))}
    </section>
  )
}
