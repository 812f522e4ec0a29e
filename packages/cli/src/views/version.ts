import { changesSince, type Game, RULE_VALUES, RULES_VERSION } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { wrap } from '../terminal/width.ts'
import { COLUMNS } from './view.ts'

/** Says that a game follows older rules, and what is different; nothing for the newest rules. */
export function versionLines({ position }: Game, text: Text): string[] {
  const { version } = position.box.rules
  if (version === RULES_VERSION) return []
  const changes = changesSince(version).map(({ name }) => `- ${text.t(`version.change.${name}`, RULE_VALUES)}`)
  const lines = [`${text.t('version.played', { version })}.`, text.t('version.why'), ...changes]
  return [...lines.flatMap((line) => wrap(line, COLUMNS, 2)), '']
}
