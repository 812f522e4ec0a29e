/** What the table says in a challenge. */
export const CHALLENGES = {
  'challenge.stars': '{stars} of 3 stars',
  'challenge.goals': 'Challenge: {name}',
  'challenge.met': 'Done',
  'challenge.missed': 'Missed',
  'challenge.again': 'Try again',
  'challenge.all': 'All challenges',
  'challenge.summit': 'To the summit',
  'challenge.summit.goal': 'Plant the summit (d4) by the end of round {number}',
  'challenge.behind': 'From behind',
  'challenge.behind.goal': '{number, plural, =0 {Win the game} other {Win by at least # points}}',
  'challenge.market': 'A seller’s market',
  'challenge.market.goal': 'Win, with at least {number} points from sales in Babylon',
  'challenge.marduk': 'In Marduk’s service',
  'challenge.marduk.goal': 'Win, with at least {number} points from the temple of Marduk',
  'challenge.dry': 'Not a drop',
  'challenge.dry.goal':
    '{number, plural, =0 {Win without placing a single canal} other {Win by at least # points without placing a single canal}}',
  'challenge.palace': 'The climber',
  'challenge.palace.goal': 'Win, with a Palace card of level {number} or higher',
  'challenge.three': 'Alone against three',
  'challenge.three.goal': '{number, plural, =0 {Win the game} other {Win by at least # points}}',
} as const
