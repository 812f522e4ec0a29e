/** R8 The kinds of court cards. The first three rise by levels; gardeners have none. */
export const COURT = ['banker', 'caravaneer', 'palace', 'gardener'] as const
export type Court = (typeof COURT)[number]
export const BANKER = 0
export const CARAVANEER = 1
export const PALACE = 2
export const GARDENER = 3

/** R2.4, R8.3 The level of Caravaneer on which a good lies. */
export const CARAVANEER_WITH_GOOD = 2

/** R4.2, R7.2, R8.2, R10.3 What each card does, and its copies in play by number of players (R2.3). */
export const COURT_CARDS = {
  caravaneer: [
    { level: 1, bonus: 2, keeps: 2, copies: { 2: 1, 3: 2, 4: 3 }, source: { effect: 'printed', copies: 'derived' } },
    { level: 2, bonus: 4, keeps: 4, copies: { 2: 1, 3: 1, 4: 2 }, source: { effect: 'printed', copies: 'printed' } },
  ],
  banker: [
    { level: 1, talents: 1, points: 0, copies: { 2: 1, 3: 2, 4: 3 }, source: { effect: 'derived', copies: 'derived' } },
    {
      level: 2,
      talents: 2,
      points: 0,
      copies: { 2: 1, 3: 1, 4: 2 },
      source: { effect: 'derived', copies: 'reconstructed' },
    },
    {
      level: 3,
      talents: 2,
      points: 2,
      copies: { 2: 1, 3: 1, 4: 1 },
      source: { effect: 'printed', copies: 'reconstructed' },
    },
  ],
  palace: [
    { level: 1, points: 2, copies: { 2: 1, 3: 2, 4: 3 }, source: { effect: 'derived', copies: 'derived' } },
    { level: 2, points: 3, copies: { 2: 1, 3: 2, 4: 3 }, source: { effect: 'derived', copies: 'reconstructed' } },
    { level: 3, points: 4, copies: { 2: 1, 3: 1, 4: 2 }, source: { effect: 'derived', copies: 'reconstructed' } },
    { level: 4, points: 5, copies: { 2: 1, 3: 1, 4: 2 }, source: { effect: 'derived', copies: 'reconstructed' } },
    { level: 5, points: 7, copies: { 2: 1, 3: 1, 4: 1 }, source: { effect: 'derived', copies: 'reconstructed' } },
    { level: 6, points: 10, copies: { 2: 1, 3: 1, 4: 1 }, source: { effect: 'derived', copies: 'reconstructed' } },
  ],
  gardener: { copies: { 2: 2, 3: 3, 4: 4 }, source: { effect: 'printed', copies: 'reconstructed' } },
  caravaneerZero: { bonus: 0, keeps: 2, source: 'printed' },
}
