import { type OpeningTurn, partsOf } from '@amyitis/bots'
import type { Text } from '@amyitis/i18n/app'
import type { IconName } from '../../icons/art.tsx'
import { ACTION_ICONS, actionName } from '../../statistics/screen/names.ts'

export function turnName(text: Text, turn: OpeningTurn): string {
  const parts = partsOf(turn)
  if (parts.action === 'power') return text.t('openings.turn.power', { power: parts.power })
  if (parts.action !== 'caravan') return actionName(text, parts.action)
  const { city, court } = parts
  if (court !== undefined) return text.t('openings.turn.court', { city, court })
  return text.t(city === 'babylon' ? 'openings.turn.babylon' : 'openings.turn.plant', { city })
}

export function turnIcon(turn: OpeningTurn): IconName {
  const parts = partsOf(turn)
  if (parts.action === 'power') return parts.power
  if (parts.action !== 'caravan') return ACTION_ICONS[parts.action]
  return parts.court ?? (parts.city === 'babylon' ? 'points' : 'tile')
}
