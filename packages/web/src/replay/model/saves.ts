/** Which changes of an analysis are on their way to the database: whatever is read before they arrive doesn't have them. */
export interface Saves {
  run(save: () => Promise<void>): Promise<void>
  /** Has something been saved since then, or is it being saved? */
  anySince(time: number): boolean
}

export function trackSaves(now: () => number): Saves {
  let running = 0
  let ended = Number.NEGATIVE_INFINITY
  return {
    async run(save) {
      running++
      try {
        await save()
      } finally {
        running--
        ended = now()
      }
    },
    anySince: (time) => running > 0 || ended >= time,
  }
}
