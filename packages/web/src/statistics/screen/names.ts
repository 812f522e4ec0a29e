import type { Action, Level } from '@amyitis/bots'
import { COLORS } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { IconName } from '../../icons/art.tsx'
import type { CardKind, ComparedWith } from '../model/compare.ts'
import type { PlayedGame } from '../model/played-game.ts'

export const levelName = (text: Text, level: Level): string => text.t(`level.${level}.name`)

/** What the opponents in a game are called. */
export const opponentNames = (text: Text, { sitters, seat }: PlayedGame): string[] =>
  sitters.flatMap((occupant, i) => {
    if (i === seat) return []
    if (occupant.kind === 'bot') return [levelName(text, occupant.level)]
    return [occupant.name === '' ? text.name('color', COLORS[i]) : occupant.name]
  })

export const dayOf = (text: Text, at: number): string =>
  new Date(at).toLocaleDateString(text.locale, { dateStyle: 'medium' })

export const numberOf = (text: Text, value: number, digits = 1): string =>
  value.toLocaleString(text.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** A difference with its sign. */
export function signedOf(text: Text, value: number): string {
  const rounded = Math.round(value * 10) / 10
  const sign = rounded === 0 ? '' : rounded > 0 ? '+' : '−'
  return `${sign}${numberOf(text, Math.abs(rounded))}`
}

export function actionName(text: Text, action: Action): string {
  if (action === 'caravan' || action === 'noble' || action === 'pass') return text.t(`stats.action.${action}`)
  return text.name('trade', action)
}

export const ACTION_ICONS: Readonly<Record<Action, IconName>> = {
  farmer: 'farmer',
  priest: 'priest',
  engineer: 'engineer',
  merchant: 'merchant',
  courtier: 'courtier',
  caravan: 'camel',
  noble: 'noble',
  pass: 'passed',
}

export function cardName(text: Text, kind: CardKind): string {
  switch (kind) {
    case 'banker':
    case 'caravaneer':
    case 'palace':
    case 'gardener':
      return text.name('court', kind)
    default:
      return text.name('trade', kind)
  }
}

export const comparisonName = (text: Text, comparison: ComparedWith): string =>
  comparison === 'opponents' ? text.t('stats.compare.opponents') : levelName(text, comparison)
