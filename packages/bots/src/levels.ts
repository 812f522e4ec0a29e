/** The levels, weakest first. */
export const LEVELS = ['random', 'apprentice', 'gardener', 'merchant', 'engineer', 'priest', 'amyitis'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: unknown): name is Level => (LEVELS as readonly unknown[]).includes(name)

/** The levels that judge with the network and need its weights. */
export const needsNet = (level: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf('merchant')
