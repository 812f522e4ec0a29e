/** How long to wait before something is tried again that has failed so often, in milliseconds: soon, then less and less. */
export const pauseAfter = (failures: number, most = 5000): number => Math.min(most, 50 * 2 ** failures)
