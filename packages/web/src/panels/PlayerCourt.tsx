import type { State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { cardId, roman } from '@amyitis/narration'
import { Icon } from '../icons/Icon.tsx'

export interface PlayerCourtProps {
  readonly seat: Pick<State['seats'][number], 'banker' | 'caravaneer' | 'palace'>
  readonly text: Text
  at(what: string): string
}

/** R8.1 The court cards that lie on top: the level reached of each kind. */
export function PlayerCourt({ seat, text, at }: PlayerCourtProps) {
  return (
    <ul className="player-court">
      {(['banker', 'caravaneer', 'palace'] as const).map((kind) => {
        const level = seat[kind]
        const none = kind === 'caravaneer' ? '0' : '–'
        const said = level > 0 || kind === 'caravaneer' ? text.name('card', cardId(kind, level)) : undefined
        return (
          <li key={kind} className={level > 0 ? 'player-level' : 'player-level is-none'} data-at={at(kind)}>
            <Icon name={kind} size={21} label={said ?? text.t('table.player.no-card', { court: kind })} />
            <span aria-hidden="true">{level > 0 ? roman(level) : none}</span>
          </li>
        )
      })}
    </ul>
  )
}
