/** R1.1 How many can play. */
export const PLAYER_COUNTS = [2, 3, 4] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

export const isPlayerCount = (count: number): count is PlayerCount =>
  (PLAYER_COUNTS as readonly number[]).includes(count)
