import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { isStill } from '../../app/use-appearance.ts'
import type { Step } from '../../game/game-in-progress.ts'
import { isWanted, RECAP_PARTS, type Recap, recapOf } from './recap.ts'

/** How long a part is told, and one in which nothing happened, in milliseconds at the usual speed. */
const PART_MS = 650
const EMPTY_MS = 250
/** How long the whole stays, unless it waits. */
export const STAY_MS = 6000

export interface RecapControl {
  /** What is shown now. */
  readonly shown: Recap | undefined
  /** How many parts have been told; the last of them is being told now. */
  readonly told: number
  /** Asked for from the log: it stands still, and stays. */
  readonly reopened: boolean
  /** It goes by itself after a while. */
  readonly leaves: boolean
  open(round: number): void
  close(): void
  replay(): void
  /** Shows all of it at once; answers false if all of it is shown already. */
  skip(): boolean
}

interface RecapSource {
  readonly steps: readonly Step[]
  readonly players: number
  /** Does it come by itself where a round ends? */
  readonly comes: boolean
  /** It never waits for one person longer than the others do. */
  readonly shared: boolean
}

/** The last round that has ended or is ending. */
function lastEnding(steps: readonly Step[], players: number): Recap | undefined {
  const round = steps.at(-1)?.round
  if (round === undefined) return undefined
  return recapOf(steps, round, players) ?? recapOf(steps, round - 1, players)
}

/** Parts are told one after the other. */
function useTelling(recap: Recap | undefined, still: boolean, speed: number) {
  const [telling, setTelling] = useState({ round: 0, told: 0 })
  const round = recap?.round ?? 0
  const reached = recap?.reached ?? 0
  const told = still ? reached : Math.min(telling.round === round ? telling.told : 0, reached)
  const set = useCallback((next: number) => setTelling({ round, told: next }), [round])
  useEffect(() => {
    if (told >= reached || recap === undefined) return
    const empty = told > 0 && recap.parts[RECAP_PARTS[told - 1]].length === 0
    const wait = told === 0 ? 0 : (empty ? EMPTY_MS : PART_MS) / (speed || 1)
    const timer = setTimeout(() => set(told + 1), wait)
    return () => clearTimeout(timer)
  }, [told, reached, recap, speed, set])
  return [told, set] as const
}

/** What is told about the ends of rounds at a table. */
export function useRecap({ steps, players, comes, shared }: RecapSource): RecapControl {
  const settings = useSettings()
  const [asked, setAsked] = useState<number>()
  const ending = useMemo(() => lastEnding(steps, players), [steps, players])
  // What had happened before the table was opened is not told again.
  const [closed, setClosed] = useState(() => (ending?.complete ? ending.round : 0))
  const wanted = comes && isWanted(settings, shared)
  const own = wanted && ending !== undefined && ending.round > closed ? ending : undefined
  const ended = ending?.complete ? ending.round : 0
  useEffect(() => {
    if (!wanted) setClosed(ended)
  }, [wanted, ended])
  const reopened = useMemo(
    () => (asked === undefined ? undefined : recapOf(steps, asked, players)),
    [asked, steps, players],
  )
  const still = isStill(settings)
  const [told, setTold] = useTelling(own, still, settings.speed)
  const done = own?.complete === true && told >= RECAP_PARTS.length
  const close = useCallback(() => {
    if (asked === undefined) setClosed(ended)
    setAsked(undefined)
  }, [asked, ended])
  return {
    shown: reopened ?? own,
    told: reopened === undefined ? told : RECAP_PARTS.length,
    reopened: reopened !== undefined,
    leaves: reopened === undefined && done && (settings.recap === 'timed' || shared),
    open: setAsked,
    close,
    replay: () => setTold(0),
    skip() {
      if (reopened !== undefined || own === undefined || told >= own.reached) return false
      setTold(own.reached)
      return true
    },
  }
}
