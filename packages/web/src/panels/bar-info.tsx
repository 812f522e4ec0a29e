import { tilesLeft } from '@amyitis/engine'
import type { TableModel } from '../board/model.ts'
import { Icon } from '../icons/Icon.tsx'
import './bar-info.css'

/** The round, for the bar. */
export function BarRound({ table }: { readonly table: TableModel }) {
  const { state, text } = table
  return (
    <p className="bar-round" data-at="round">
      {text.t('table.round', { round: state.round })}
    </p>
  )
}

/** R11.1 How many tiles are left in the garden, and with how many the game ends. */
export function BarTiles({ table }: { readonly table: TableModel }) {
  const { text, game, box } = table
  const count = tilesLeft(game.position)
  return (
    <p className="bar-tiles" data-at="tiles-left">
      <Icon name="tile" size={22} />
      <span className="bar-tiles-brief" aria-hidden="true">
        {text.t('table.tiles.brief', { count })}
      </span>
      <span className="bar-tiles-words">{text.t('table.tiles.left', { count, end: box.endTiles })}</span>
    </p>
  )
}
