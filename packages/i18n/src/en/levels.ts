import { CHARACTER_NAMES } from '../characters.ts'

/** The bots: who they are, and how each of them plays. */
export const LEVELS = {
  ...CHARACTER_NAMES,
  'level.line': '{name} – {style}',
  'level.strength': 'Strength {strength, number}, level {rank} of {levels}',
  'game.stand-in': 'played by {name}',
  'level.random.epithet': 'canal keeper’s child',
  'level.random.style': 'Grabs whatever glitters.',
  'level.apprentice.epithet': 'scribe’s apprentice',
  'level.apprentice.style': 'Sees what a move gains, but misjudges what it’s worth.',
  'level.gardener.epithet': 'orchard keeper',
  'level.gardener.style': 'Picks what’s ripe now and ignores your plans.',
  'level.merchant.epithet': 'alewife by the gate',
  'level.merchant.style': 'Reads the whole table, but dithers over close calls.',
  'level.engineer.epithet': 'master builder',
  'level.engineer.style': 'Weighs every move and never dithers.',
  'level.priest.epithet': 'stargazer',
  'level.priest.style': 'Foresees your replies, a few turns deep.',
  'level.amyitis.epithet': 'the queen',
  'level.amyitis.style': 'Looks as far ahead as time allows, and forgives little.',
} as const
