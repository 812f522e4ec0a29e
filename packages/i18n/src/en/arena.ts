/** What the arena tells. */
export const ARENA = {
  'arena.games': '{count, plural, one {# game} other {# games}}, {rounds} rounds on average; wins by seat: {shares}.',
  'arena.time': '{seconds} seconds of thinking.',
  'arena.ratings': 'Elo with 95% interval, and milliseconds for a decision: mean, 99 in 100 at most, longest',
  'arena.pairs': 'One against the others: share of wins with 95% interval, mean margin, games',
  'arena.above': 'above {target}',
  'arena.below': 'below {target}',
  'arena.open': '{target} undecided',

  'error.pairs': '--pairs is all, next or first, not “{value}”',
  'error.program.json': 'the tournament ends: “{command}” answered no JSON object with a "move": {detail}',
  'error.program.move': 'the tournament ends: “{command}” answered a move that is not legal: {detail}',
  'error.program.ended': 'the tournament ends: “{command}” ended in the middle of a game, exit code {detail}',
  'error.program.silent': 'the tournament ends: “{command}” did not answer within {detail} seconds',
} as const
