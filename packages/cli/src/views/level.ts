import { LEVELS, type Level } from '@amyitis/bots'
import type { Text } from '@amyitis/i18n'
import { padEnd, wrap } from '../terminal/width.ts'
import { COLUMNS } from './view.ts'

/** The description of a bot. */
export const levelLine = (text: Text, level: Level): string =>
  text.t('level.line', { name: text.t(`level.${level}.name`), style: text.t(`level.${level}.style`) })

const NAME = 14

/** All bots, weakest first, each with its id. */
export const levelLines = (text: Text): string[] =>
  LEVELS.flatMap((level) => wrap(`${padEnd(`  ${level}`, NAME)}${levelLine(text, level)}`, COLUMNS, NAME))
