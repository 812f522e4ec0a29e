import type { TableModel } from '../board/model.ts'
import { partOf } from './part.ts'
import { PlayerCard } from './player-card.tsx'
import './players.css'

const OUTLOOK = {
  places: ['good'],
  sees: ({ state: { seats, firstPlayer, decision, winners } }: TableModel) => [
    seats,
    firstPlayer,
    decision?.player,
    decision?.kind === 'pay',
    winners,
  ],
}

/** Everyone’s stock, which lies open (R1.4): a card for each seat. */
export const Players = partOf(OUTLOOK, function Players({ table }: { readonly table: TableModel }) {
  const { state, text, box, players } = table
  return (
    <section className="players" aria-label={text.t('table.players')}>
      <ol className="players-list" data-seats={state.players}>
        {state.seats.map((seat, i) => (
          <li key={seat.color}>
            <PlayerCard
              seat={seat}
              index={i}
              sitting={players[i]}
              text={text}
              box={box}
              first={state.firstPlayer === i}
              decides={state.decision?.player === i}
              wins={state.winners?.includes(i) ?? false}
              paying={state.decision?.kind === 'pay' && table.deciding === i ? table : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  )
})
