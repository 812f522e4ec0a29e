import type { PlayerPage } from '@amyitis/protocol'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { TableRows } from '../lobby/TableRow.tsx'
import { FinishedGameRow } from './FinishedGameRow.tsx'

/** The others are one link away. */
const MAX_SHOWN = 10

/** The latest public games of a player, with what each did to their rating. */
export function RecentGames({ page: { player, games } }: { readonly page: PlayerPage }) {
  const text = useText()
  return (
    <Panel
      title={text.t('online.player.games')}
      aside={
        <a href={routeTo({ screen: 'online', rest: ['games', player.id] })}>
          {text.t('online.player.games.all', { name: player.name ?? '' })}
        </a>
      }
    >
      {games.length === 0 ? <p className="page-note">{text.t('online.player.results.none')}</p> : null}
      <TableRows>
        {games.slice(0, MAX_SHOWN).map((game) => (
          <FinishedGameRow key={game.id} game={game} of={player.id} />
        ))}
      </TableRows>
    </Panel>
  )
}
