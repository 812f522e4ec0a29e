import type { State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { cardId, roman } from '@amyitis/narration'
import { memo } from 'react'
import { Icon } from '../icons/Icon.tsx'

interface PlayerCourtProps extends Pick<State['seats'][number], 'banker' | 'caravaneer' | 'palace'> {
  readonly index: number
  readonly text: Text
}

/** R8.1 The court cards that lie on top: the level reached of each kind. */
export const PlayerCourt = memo(function PlayerCourt({ index, text, ...levels }: PlayerCourtProps) {
  return (
    <ul className="player-court">
      {(['banker', 'caravaneer', 'palace'] as const).map((kind) => {
        const level = levels[kind]
        const none = kind === 'caravaneer' ? '0' : '–'
        const said = level > 0 || kind === 'caravaneer' ? text.name('card', cardId(kind, level)) : undefined
        return (
          <li
            key={kind}
            className={level > 0 ? 'player-level' : 'player-level is-none'}
            data-at={`seat ${index} ${kind}`}
          >
            <Icon name={kind} size={21} label={said ?? text.t('table.player.no-card', { court: kind })} />
            <span aria-hidden="true">{level > 0 ? roman(level) : none}</span>
          </li>
        )
      })}
    </ul>
  )
})
