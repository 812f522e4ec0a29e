/** A game by older rules: it stays with the version that it began with. */
export const VERSIONS = {
  'version.played': 'Played under rules version {version}',
  'version.why': 'This game started before the rules last changed, so it keeps the old ones. Here’s what’s different:',
  'version.change.engineerNeedsCube':
    'An engineer doesn’t need a cube. Without one you may still recruit the engineer: nothing is placed, but you score {engineerPoints, plural, one {# point} other {# points}}. In new games you need a cube in stock (R5.4).',
} as const
