import type { TableModel } from '../board/model.ts'
import type { TargetKind } from '../board/target.ts'
import { useTargets } from '../board/use-targets.ts'
import { PlayerCard, type PlayerCardProps } from './PlayerCard.tsx'
import './players.css'

const KINDS: readonly TargetKind[] = ['good']

/** Who is asked here, in a plan also for somebody else. */
function decidesAt({ state, players, deciding }: TableModel, seat: number): PlayerCardProps['decides'] {
  if (deciding === seat && players[seat].kind === 'human') return 'here'
  return state.decision?.player === seat ? 'elsewhere' : undefined
}

/** Everyone’s stock, which lies open (R1.4): a card for each seat. */
export function Players({ table }: { readonly table: TableModel }) {
  const { state, text, box, players, deciding } = table
  const targets = useTargets(table, KINDS)
  return (
    <section className="players" aria-label={text.t('table.players')}>
      <ol className="players-list" data-seats={state.players}>
        {state.seats.map((seat, i) => (
          <li key={seat.color}>
            <PlayerCard
              seat={seat}
              index={i}
              player={players[i]}
              text={text}
              box={box}
              first={state.firstPlayer === i}
              decides={decidesAt(table, i)}
              wins={state.winners?.includes(i) ?? false}
              paying={state.decision?.kind === 'pay' && deciding === i ? targets : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
