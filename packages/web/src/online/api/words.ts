import type { Text } from '@amyitis/text/app'

const SAID = [
  'no-network',
  'no-server',
  'unavailable',
  'too-many',
  'bad-request',
  'who-are-you',
  'banned',
  'sign-up-closed',
  'link-used',
  'bad-passkey',
  'bad-target',
  'unknown-table',
  'private-table',
  'bad-edition',
  'bad-share',
  'seat-taken',
  'no-seat',
  'not-invited',
  'not-your-turn',
  'illegal-move',
  'cannot-undo',
  'already-answered',
  'already-started',
  'game-over',
  'too-soon',
  'away',
  'muted',
] as const

/** Why something was refused, for people. */
export function problemWords(text: Text, code: string): string {
  const known = SAID.find((one) => one === code)
  return known === undefined ? text.t('online.problem.unknown', { code }) : text.t(`online.problem.${known}`)
}
