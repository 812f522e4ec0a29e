import type { Text } from '@amyitis/i18n/app'
import { useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { sitDown } from './sit.ts'

interface ReservedProps {
  readonly online: OnlineTable
  readonly live: Live
  onTrouble(code: string | undefined): void
}

/** Is a seat kept for the player here, which they have not taken? */
export const hasReservedSeat = ({ table, player, seat }: Live): boolean =>
  seat < 0 && player !== undefined && table.seats.some((one) => one.reservedFor === player && one.player === undefined)

/** A moment with its date, unless that is today. */
function momentText({ locale }: Text, at: number): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  return moment.toLocaleString(locale, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'short' }) })
}

/** A seat is kept for the player: they take it, or leave it to others. */
export function Reserved({ online, live, onTrouble }: ReservedProps) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const { reservedUntil } = live.table
  const answer = async (way: () => Promise<string | undefined>) => {
    if (busy) return
    setBusy(true)
    onTrouble(await way())
    setBusy(false)
  }
  const decline = () =>
    answer(async () => {
      const { problem } = await online.execute({ type: 'decline' })
      if (problem === undefined) location.hash = routeTo({ screen: 'online', rest: [] })
      return problem?.code
    })
  return (
    <>
      <div className="page-actions">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy}
          onClick={() => answer(() => sitDown(online))}
        >
          <Icon name="turn" size={18} />
          {text.t('online.again.yes')}
        </button>
        <button type="button" className="button" aria-disabled={busy} onClick={decline}>
          {text.t('online.again.no')}
        </button>
      </div>
      {reservedUntil === undefined ? null : (
        <p className="page-note">
          {text.t('online.again.until', {
            time: momentText(text, reservedUntil - live.offset),
          })}
        </p>
      )}
    </>
  )
}
