import type { Command } from '@amyitis/protocol'
import { awaited, needsReady, READY_TIMEOUT_MS, readyDeadline } from '@amyitis/tables'
import { useEffect, useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { useSecondsLeft } from '../parts/use-seconds-left.ts'
import { seatName } from '../play/follow.ts'
import type { Live } from '../play/online-table.ts'
import './ready-check.css'

interface ReadyCheckProps {
  readonly live: Live
  onCommand(command: Command): void
}

/** Is the player asked whether they are there? */
export const isAskedReady = ({ table, seat }: Live): boolean =>
  needsReady(table) &&
  readyDeadline(table) !== undefined &&
  table.readySince === undefined &&
  awaited(table).includes(seat)

/** Before a live clock starts everybody says that they are there. */
export function ReadyCheck({ live, onCommand }: ReadyCheckProps) {
  const text = useText()
  const { table, seat, names, offset } = live
  const deadline = needsReady(table) ? readyDeadline(table) : undefined
  const left = useSecondsLeft(deadline, offset)
  const button = useRef<HTMLButtonElement>(null)
  const missing = table.readySince === undefined ? awaited(table) : []
  const asked = isAskedReady(live)
  useEffect(() => {
    if (asked) button.current?.focus()
  }, [asked])
  if (deadline === undefined || seat < 0) return null
  const others = missing.filter((one) => one !== seat).map((one) => seatName(table, one, names))
  return (
    <section className="ready-check on-glaze" role="alert">
      <h2 className="ready-check-title">{text.t(asked ? 'online.ready.title' : 'online.ready.done')}</h2>
      <p>
        {missing.length === 0 ? text.t('online.ready.begins') : null}
        {asked ? text.t('online.ready.about') : null}
        {!asked && others.length > 0 ? text.t('online.ready.waits', { who: text.list(others) }) : null}
      </p>
      {asked ? (
        <button
          ref={button}
          type="button"
          className="button button-primary ready-check-go"
          onClick={() => onCommand({ type: 'ready' })}
        >
          <Icon name="check" size={20} />
          {text.t('online.ready.go')}
        </button>
      ) : null}
      {missing.length === 0 ? null : (
        <p className="ready-check-left" aria-live="off">
          <Icon name="clock" size={16} />
          {text.t('online.ready.left', { count: Math.min(left, READY_TIMEOUT_MS / 1000) })}
        </p>
      )}
    </section>
  )
}
