export const PERIODS = ['any', 'week', 'month', 'year'] as const

/** Which finished games are looked for. */
export interface GameFilter {
  readonly player: string | undefined
  readonly name: string
  /** 0: any number. */
  readonly players: number
  readonly palace: 'any' | 'with' | 'without'
  readonly when: (typeof PERIODS)[number]
}

export const NO_FILTER: GameFilter = { player: undefined, name: '', players: 0, palace: 'any', when: 'any' }

const DAY_MS = 86_400_000
const DAYS = { week: 7, month: 30, year: 365 } as const

/** The same as parameters of the server. */
export function queryOf(filter: GameFilter, now: number, after: string | undefined): Record<string, string> {
  const { player, name, players, palace, when } = filter
  return {
    ...(player === undefined ? {} : { player }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(players === 0 ? {} : { players: String(players) }),
    ...(palace === 'any' ? {} : { palace: String(palace === 'with') }),
    ...(when === 'any' ? {} : { from: String(now - DAYS[when] * DAY_MS) }),
    ...(after === undefined ? {} : { after }),
  }
}
