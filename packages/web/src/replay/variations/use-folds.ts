import { useCallback, useMemo, useState } from 'react'
import { levelsWithin, type TurnRow } from '../model/turn-rows.ts'

/** How many turns of variations are shown at first. */
const SHOWN = 150

const keyOf = ({ line, to }: TurnRow): string =>
  line
    .slice(0, to)
    .map(({ move }) => move)
    .join()

/** Which variations are unfolded. */
export interface Folds {
  /** Are the variations on a turn shown? `inside`: the position shown is in one of them; `level`: how far from the main line. */
  isOpen(row: TurnRow, level: number, inside: boolean): boolean
  set(row: TurnRow, open: boolean): void
}

/** Large trees start folded; what leads to the position shown is open unless somebody folds it there. */
export function useFolds(rows: readonly TurnRow[], path: readonly TurnRow[]): Folds {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [before, setBefore] = useState(path)
  const levels = useMemo(() => levelsWithin(rows, SHOWN), [rows])
  if (path !== before) {
    setBefore(path)
    const hides = (row: TurnRow) => chosen.get(keyOf(row)) === false
    const hiding = path.at(-1) === before.at(-1) ? [] : path.slice(0, -1).filter(hides)
    if (hiding.length > 0) setChosen(new Map([...chosen, ...hiding.map((row) => [keyOf(row), true] as const)]))
  }
  const set = useCallback((row: TurnRow, open: boolean) => {
    setChosen((now) => new Map([...now, [keyOf(row), open]]))
  }, [])
  return useMemo(
    () => ({
      isOpen: (row, level, inside) =>
        (chosen.size === 0 ? undefined : chosen.get(keyOf(row))) ?? (inside || level < levels),
      set,
    }),
    [chosen, levels, set],
  )
}
