import type { Text } from '@amyitis/i18n/app'
import { memo } from 'react'
import { Icon } from '../icons/Icon.tsx'

interface PlayerFlagsProps {
  readonly index: number
  readonly text: Text
  readonly first: boolean
  readonly passed: boolean
  readonly wins: boolean
}

/** What holds for a player now: first, passed, winning. */
export const PlayerFlags = memo(function PlayerFlags({ index, text, first, passed, wins }: PlayerFlagsProps) {
  return (
    <ul className="player-flags">
      {first ? (
        <li data-at={`seat ${index} first`}>
          <Icon name="first" size={18} label={text.t('table.player.first')} />
        </li>
      ) : null}
      {passed ? (
        <li data-at={`seat ${index} passed`}>
          <Icon name="passed" size={16} />
          <span className="player-flag-word">{text.t('table.player.passed')}</span>
        </li>
      ) : null}
      {wins ? (
        <li className="player-wins">
          <Icon name="winner" size={18} />
          <span className="player-flag-word">{text.t('table.player.wins')}</span>
        </li>
      ) : null}
    </ul>
  )
})
