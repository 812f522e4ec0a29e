/** A game by older rules: it stays with the version that it began with. */
export const VERSIONS = {
  'version.played': 'Played by rules version {version}',
  'version.why': 'This game began before the rules were last changed, so it keeps to its own. What is different in it:',
  'version.change.engineerNeedsCube':
    'An engineer needs no cube. Without one you may still recruit the engineer: nothing is placed, and you score 2 points. In new games you need a cube in stock (R5.4).',
} as const
