/** R11.2 Amyitis' favour by tiles taken, for each number of players. */
export const FAVOUR = {
  source: 'printed',
  2: [
    { tiles: 5, points: 5 },
    { tiles: 7, points: 10 },
  ],
  3: [
    { tiles: 4, points: 5 },
    { tiles: 6, points: 10 },
  ],
  4: [
    { tiles: 3, points: 5 },
    { tiles: 5, points: 10 },
  ],
}

/** R11.1 The game ends after the round in which this many tiles or fewer are left. */
export const END_TILES = { 2: 3, 3: 4, 4: 4, source: 'printed' }

/** R11.4 A game that has not ended by then ends after this round. */
export const LAST_ROUND = 30
