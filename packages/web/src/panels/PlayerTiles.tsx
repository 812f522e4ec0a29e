import { type Box, favourFor } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { TileMark } from './TileMark.tsx'

interface PlayerTilesProps {
  readonly index: number
  readonly tiles: readonly string[]
  readonly box: Box
  readonly text: Text
}

/** The tiles taken, and how far it is to the next step of Amyitis’ favour. */
export const PlayerTiles = memo(function PlayerTiles({ index, tiles, box, text }: PlayerTilesProps) {
  const taken = tiles.flatMap((id) => box.tiles.filter((tile) => tile.id === id))
  const { now, next } = favourFor(box, tiles.length)
  return (
    <div className="player-garden">
      <ul
        className={taken.length > 4 ? 'player-tiles is-many' : 'player-tiles'}
        data-at={`seat ${index} tiles`}
        aria-label={text.t('table.player.tiles', { count: tiles.length })}
      >
        {taken.map(({ id, points, quality }) => (
          <li key={id}>
            <TileMark points={points} quality={quality} />
          </li>
        ))}
      </ul>
      <p className="player-favour" data-at={`seat ${index} favour`}>
        <span className="player-favour-word">{text.t('table.player.favour')}</span>{' '}
        {now > 0 ? (
          <span className="player-favour-now">
            <span aria-hidden="true">{now}</span>
            <Icon name="points" size={14} label={text.t('part.points', { count: now })} />
          </span>
        ) : null}
        {next === undefined ? null : (
          <span>
            <span className="player-favour-step" aria-hidden="true">
              <Icon name="tile" size={15} />
              {next.tiles}
              <Icon name="forward" size={11} />
              {next.points}
              <Icon name="points" size={14} />
            </span>
            <span className="visually-hidden">{text.t('table.player.favour.next', next)}</span>
          </span>
        )}
      </p>
    </div>
  )
})
