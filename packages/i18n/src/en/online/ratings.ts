/** Ratings of players, and what may be wrong with a name. */
export const RATINGS = {
  'online.pace': 'Pace',
  'online.pace.live': 'Live',
  'online.pace.correspondence': 'Correspondence',
  'online.pace.about':
    'In live games the clock runs in minutes. Games with hours per turn, or without a clock, are correspondence games.',
  'online.rating.value': '{rating} ± {uncertainty}',
  'online.rating.provisional': 'provisional',
  'online.rating.mine': 'Your ratings',
  'online.rating.mine.none': 'You don’t have a rating yet. You’ll get one with your first rated game.',
  'online.rating.kind': '{pace}, {players} players',
  'online.rating.games': '{count, plural, one {# game} other {# games}}',
  'online.rating.about':
    'Everyone starts at 1,500. The number after ± shows how certain the rating is; it shrinks as you play. A rating is provisional until you’ve played ten games against three different people. After that, it’s settled.',
  'online.rating.change': 'Ratings after this game',
  'online.rating.waits': 'Working out the ratings…',
  'online.rating.same': 'unchanged',
  'online.rating.left': '{who} left the game early, so it counts as a loss.',
  'online.rating.reduced':
    'This game counts for less, because the same people had already played each other within the last day.',
  'online.rating.why.counted': 'This game counts.',
  'online.rating.why.erased': 'Doesn’t count: the opponent has deleted their account.',
  'online.rating.why.too-few-decisions': 'Doesn’t count: not everyone played at least one full round.',
  'online.rating.why.same-device':
    'Doesn’t count: you share a device, an internet connection or an owner with your opponent.',
  'online.rating.why.pair-limit': 'Doesn’t count: you two have already played three rated games within the last day.',
  'online.rating.why.too-far-apart': 'Doesn’t count: your ratings are more than 400 points apart.',
  'online.rating.why.alone': 'Doesn’t count: you were the only person playing.',
  'online.name.now': '{before} (now {now})',
  'online.problem.name-blank': 'A name needs at least one letter or digit.',
  'online.problem.name-too-long': 'This name is too long. Use at most 24 characters.',
  'online.problem.name-invisible': 'This name contains invisible characters. Please type it again without them.',
  'online.problem.name-reserved':
    'This name is reserved, so that no one mistakes you for the server or a bot. Please choose another.',
  'online.problem.name-taken':
    'Someone here already has this name, or one that looks just like it. Please choose another.',
} as const
