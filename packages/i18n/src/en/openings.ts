/** How games begin: what was played, and how often it won. */
export const OPENINGS = {
  'openings.about': 'How games start, turn by turn: what was played, and how often it won.',
  'openings.filter': 'Which openings',
  'openings.source': 'Games',
  'openings.source.bots': 'strong bots',
  'openings.source.mine': 'mine',
  'openings.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'openings.path': 'Turns so far',
  'openings.start': 'Start',
  'openings.turn': '{number, selectordinal, one {#st turn} two {#nd turn} few {#rd turn} other {#th turn}}',
  'openings.summary':
    '{count, plural, one {# opening} other {# openings}}, {share} of them won, margin {margin} on average',
  'openings.column.turn': 'Turn',
  'openings.column.played': 'Played',
  'openings.times': '{count, plural, one {# time} other {# times}}',
  'openings.range': '{low}–{high}%',
  'openings.trend.above': 'clearly better than average',
  'openings.trend.below': 'clearly worse than average',
  'openings.legend':
    'Won: the share of games won, and the range in which it lies with 95% certainty. Mark: the average of all turns here. ▲ and ▼: clearly better or worse than that. Margin: points ahead of the best opponent at the end.',
  'openings.end': 'What followed isn’t listed: too few openings are alike for this long.',
  'openings.none': 'No one started a game this way.',
  'openings.none.mine': 'You haven’t finished a game of this kind yet.',
  'openings.restart': 'Back to the start',
  'openings.failed': 'The openings couldn’t be loaded. Check your internet connection and try again.',
  'openings.turn.babylon': '{city}: sell',
  'openings.turn.plant': '{city}: plant',
  'openings.turn.court': '{city}: {court}',
  'openings.turn.power': 'power: {power}',
  'openings.replays': 'Games that started this way',
  'openings.replay.bots':
    'Game {number}, {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to play, margin {margin}',
  'openings.replay.mine': '{date}, margin {margin}',
  'openings.set': 'Where the numbers come from',
  'openings.set.bots':
    '{games, plural, one {# game} other {# games}} that Amyitis played against herself, with {iterations, number} search iterations for each decision.',
  'openings.set.mine':
    'What counts: games of the standard edition that you finished in this browser as the only person at the table, and, if you’re signed in, your online games. Everything is worked out on this device.',
  'openings.set.line':
    'An opening is what one player does in their first turns, whatever the others do in between. Every game has its own garden, plants and deals. An opening is listed as long as at least {fewest} players started alike.',
  'openings.set.caution':
    'The numbers say what happened, not what is best: a turn also wins more often because it is chosen when the cards suit it, or by the player who goes first. Choose a place under “Turn order” to compare like with like.',
  'openings.set.command': 'Rules version {rules}, weights {weights}, played with:',
} as const
