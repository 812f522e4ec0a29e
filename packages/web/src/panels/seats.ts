import type { Cube } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { PlayerInfo, TableModel } from '../board/model.ts'

/**
 * The seat whose journeys are priced and whose next cards are marked: who decides here; else the only person at this screen;
 * else who decides elsewhere.
 */
export function seatInView({ deciding, players, state }: Pick<TableModel, 'deciding' | 'players' | 'state'>): number {
  if (deciding !== undefined) return deciding
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  return people.length === 1 ? people[0] : (state.decision?.player ?? people[0] ?? 0)
}

/** The name of a cube’s owner. */
export const ownerName = (players: readonly PlayerInfo[], text: Text, cube: Cube): string | undefined =>
  cube === 'neutral' ? text.t('table.neutral') : players.find(({ color }) => color === cube)?.name
