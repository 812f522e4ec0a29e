import type { TableModel } from '../../board/model.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { sourcesIn } from '../../timeline/points.ts'

/** Where everybody's points came from, as a table: for those who cannot see the bars. */
export function Sources({ table }: { readonly table: TableModel }) {
  const { state, text, players, game } = table
  return (
    <table>
      <caption>{text.t('table.end.sources')}</caption>
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
  )
}
