/** What the arena tells. */
export const ARENA = {
  'arena.games':
    '{count, plural, one {# game} other {# games}}, {rounds} rounds on average; wins by turn order in round 1, with 95% intervals: {shares}.',
  'arena.time': '{seconds} seconds of thinking time.',
  'arena.ratings': 'Elo with 95% interval, and milliseconds per decision: mean, 99th percentile, maximum',
  'arena.pairs': 'One against the others: win rate with 95% interval, mean margin, games',
  'arena.above': 'above {target}',
  'arena.below': 'below {target}',
  'arena.open': '{target} undecided',

  'error.pairs': '--pairs must be all, next or first, not “{value}”',
  'error.program.json':
    'tournament stopped: “{command}” didn’t reply with a JSON object that contains a move: {detail}',
  'error.program.move': 'tournament stopped: “{command}” replied with an illegal move: {detail}',
  'error.program.ended': 'tournament stopped: “{command}” quit in the middle of a game with exit code {detail}',
  'error.program.silent': 'tournament stopped: “{command}” didn’t reply within {detail} seconds',
} as const
