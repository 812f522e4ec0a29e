import { useMemo } from 'react'
import type { Remark } from '../../board/log.ts'
import { useText } from '../../text/use-text.ts'
import type { Live } from './online-table.ts'
import { seatChangeIcon, seatChangeText } from './seat-changes.ts'

/** Changes of seats since the game began, for the log. */
export function useRemarks({ followed: { seatChanges }, names }: Live): readonly Remark[] {
  const text = useText()
  return useMemo(
    () =>
      seatChanges
        .filter(({ round }) => round > 0)
        .map((one) => ({
          ...{ n: one.n, round: one.round, seat: one.seat },
          ...{ icon: seatChangeIcon(one), words: seatChangeText(text, one, names) },
        })),
    [text, seatChanges, names],
  )
}
