import type { Box, PlayerCount } from '@amyitis/engine'

/** The kinds of game, as files are named after them. */
export const GAME_KINDS = ['2p', '2p-palace', '3p', '3p-palace', '4p', '4p-palace'] as const
export type GameKind = (typeof GAME_KINDS)[number]

export const isGameKind = (name: unknown): name is GameKind => (GAME_KINDS as readonly unknown[]).includes(name)

export const playersOf = (kind: GameKind): PlayerCount => Number(kind[0]) as PlayerCount
export const hasPalace = (kind: GameKind): boolean => kind.endsWith('palace')

export const gameKind = ({ players, palace }: Pick<Box, 'players' | 'palace'>): GameKind =>
  `${players}p${palace ? '-palace' : ''}`
