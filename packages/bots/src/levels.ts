/** The levels, weakest first. */
export const LEVELS = [
  'random',
  'apprentice',
  'gardener',
  'merchant',
  'engineer',
  'boatman',
  'harpist',
  'physician',
  'judge',
  'priest',
  'oracle',
  'amyitis',
] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: unknown): name is Level => (LEVELS as readonly unknown[]).includes(name)

/** Does the level use the network, and so need its weights? */
export const needsNet = (level: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf('merchant')
