import { RULES_VERSION } from '@amyitis/engine'
import type { GameHead } from '../../game/saved.ts'

/** The version of the rules by which a game is played, if it is not the newest. */
export function olderRules({ record }: Pick<GameHead, 'record'>): string | undefined {
  const version = /^rules (\S+)\r?$/m.exec(record)?.[1]
  return version === RULES_VERSION ? undefined : version
}
