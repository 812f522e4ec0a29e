import { PlayerMark } from '../../icons/player-mark.tsx'
import { sourcesIn } from '../../timeline/points.ts'
import type { PlayModel } from '../use-table.ts'

/** Where everybody's points came from. */
export function Sources({ model }: { readonly model: PlayModel }) {
  const { state, text, players, game } = model.table
  return (
    <section className="end-sources">
      <h3>{text.t('table.end.sources')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.t('table.end.source')}</th>
            {state.seats.map((seat, i) => (
              <th key={seat.color} scope="col">
                <PlayerMark color={seat.color} size={22} label={players[i].name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sourcesIn(game.tally).map((source) => (
            <tr key={source}>
              <th scope="row">{text.name('source', source)}</th>
              {game.tally.map((points, seat) => (
                <td key={state.seats[seat].color}>{points[source] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.t('table.end.total')}</th>
            {state.seats.map((seat) => (
              <td key={seat.color}>{seat.score}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
