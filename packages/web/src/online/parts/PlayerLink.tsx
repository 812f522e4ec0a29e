import type { PublicPlayer } from '@amyitis/protocol'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'
import { playerName } from './table-names.ts'
import './player-link.css'

/** The address of somebody's page. */
export const playerRoute = (id: string): string => routeTo({ screen: 'online', rest: ['player', id] })

/** The name of a player with a link to their page; erased players have no page. */
export function PlayerLink({ player }: { readonly player: PublicPlayer }) {
  const text = useText()
  const name = playerName(text, player)
  if (player.name === undefined) return <span>{name}</span>
  return (
    <a className="player-link" href={playerRoute(player.id)}>
      {name}
    </a>
  )
}
