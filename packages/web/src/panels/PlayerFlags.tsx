import type { Text } from '@amyitis/i18n/app'
import { Icon } from '../icons/Icon.tsx'

export interface PlayerFlagsProps {
  readonly text: Text
  readonly first: boolean
  readonly passed: boolean
  readonly wins: boolean
  at(what: string): string
}

/** What holds for a player now: first, passed, winning. */
export function PlayerFlags({ text, first, passed, wins, at }: PlayerFlagsProps) {
  return (
    <ul className="player-flags">
      {first ? (
        <li data-at={at('first')}>
          <Icon name="first" size={18} label={text.t('table.player.first')} />
        </li>
      ) : null}
      {passed ? (
        <li data-at={at('passed')}>
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
}
