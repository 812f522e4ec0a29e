import { useMemo } from 'react'
import type { Remark } from '../../board/log.ts'
import { useText } from '../../text/use-text.ts'
import { happeningIcon, happeningWords } from './happenings.ts'
import type { Live } from './online-table.ts'

/** What happened to the people at a table since its game began, for the log. */
export function useRemarks({ followed: { happened }, names }: Live): readonly Remark[] {
  const text = useText()
  return useMemo(
    () =>
      happened
        .filter(({ round }) => round > 0)
        .map((one) => ({
          ...{ n: one.n, round: one.round, seat: one.seat },
          ...{ icon: happeningIcon(one), words: happeningWords(text, one, names) },
        })),
    [text, happened, names],
  )
}
