import { changesSince, type Game, RULES_VERSION } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { wrap } from '../terminal/width.ts'
import { COLUMNS } from './view.ts'

/** Says that a game is played by older rules, and what is different in it; nothing of a game by the newest. */
export function versionLines({ position }: Game, text: Text): string[] {
  const { version } = position.box.rules
  if (version === RULES_VERSION) return []
  const changes = changesSince(version).map(({ name }) => `- ${text.t(`version.change.${name}`)}`)
  const lines = [`${text.t('version.played', { version })}.`, text.t('version.why'), ...changes]
  return [...lines.flatMap((line) => wrap(line, COLUMNS, 2)), '']
}
