import { useEffect, useRef } from 'react'
import { getSettings } from '../../app/settings/settings-store.ts'
import { isStill } from '../../app/use-appearance.ts'
import type { TableModel } from '../../board/model.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { SOURCES } from '../../timeline/points.ts'
import { fly } from '../flights/fly.ts'
import { routesOf } from '../flights/routes.ts'
import { RECAP_STEP } from '../sounds/notes.ts'
import { sound } from '../sounds/synth.ts'
import { RecapStele } from './RecapStele.tsx'
import { pointsWon, RECAP_PARTS, type Recap } from './recap.ts'
import { type RecapControl, STAY_MS } from './use-recap.ts'
import './recap.css'
import './recap-folded.css'

interface RecapStripProps {
  readonly table: TableModel
  readonly control: RecapControl
  /** A decision within the end of the round is asked below: only the head is shown. */
  readonly folded: boolean
}

/** What a player won in the round, and where it came from, in words. */
function wonText({ text, players }: TableModel, { won }: Recap, seat: number, points: number): string {
  const who = players[seat].name
  const sources = SOURCES.flatMap((source) => {
    const part = won[seat][source] ?? 0
    return part === 0 ? [] : [text.t('recap.won.source', { source, points: part })]
  })
  if (sources.length === 0) return text.t('recap.won', { who, points })
  return text.t('recap.won.from', { who, points, sources: sources.join(', ') })
}

function Won({ table, recap }: { readonly table: TableModel; readonly recap: Recap }) {
  const points = pointsWon(recap)
  const order = points.map((_, seat) => seat).sort((a, b) => points[b] - points[a])
  return (
    <ul className="recap-won">
      {order.map((seat) => {
        const words = wonText(table, recap, seat, points[seat])
        return (
          <li key={seat} title={words}>
            <PlayerMark color={table.state.seats[seat].color} size={20} />
            <span aria-hidden="true">{points[seat] > 0 ? `+${points[seat]}` : '0'}</span>
            <span className="visually-hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Lets fly what is being told. */
function useFlights(table: TableModel, recap: Recap, told: number, still: boolean) {
  const last = useRef(told)
  useEffect(() => {
    const before = last.current
    last.current = told
    const layer = document.querySelector('.flights')
    if (still || told <= before || layer === null || document.hidden || isStill(getSettings())) return
    const { sounds, volume } = getSettings()
    if (sounds) sound(RECAP_STEP, volume)
    const events = recap.parts[RECAP_PARTS[told - 1]]
    const colors = table.state.seats.map((seat) => seat.color)
    const ring = table.box.edition.cities.map(({ id }) => id)
    fly(
      layer,
      events.flatMap((event, i) => routesOf(event, events.slice(0, i), colors, ring)),
    )
  }, [table, recap, told, still])
}

/** Goes after a while, unless somebody points at it or is in it with the keyboard. */
function useLeaving(leaves: boolean, close: () => void) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!leaves) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let rest = STAY_MS
    let since = 0
    const stop = () => {
      clearTimeout(timer)
      if (timer !== undefined) rest -= performance.now() - since
      timer = undefined
    }
    const start = () => {
      if (timer !== undefined) return
      since = performance.now()
      timer = setTimeout(close, Math.max(0, rest))
    }
    const element = strip.current
    element?.addEventListener('pointerenter', stop)
    element?.addEventListener('pointerleave', start)
    if (!element?.matches(':hover')) start()
    return () => {
      stop()
      element?.removeEventListener('pointerenter', stop)
      element?.removeEventListener('pointerleave', start)
    }
  }, [leaves, close])
  return strip
}

/** Where keys keep their own meaning. What lies on the table waits until one has gone on; Escape always leads on. */
function keepsKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const typing = 'dialog, input, textarea'
  return target.closest(key === 'Escape' ? typing : `.recap button, .bar, .log, .table-tabs, ${typing}`) !== null
}

/** Space and Enter: first all of it, then on. A click on the table goes on too. */
function useContinue({ close, skip }: RecapControl, folded: boolean, strip: { readonly current: HTMLElement | null }) {
  const now = useRef({ close, skip })
  now.current = { close, skip }
  useEffect(() => {
    if (folded) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const goesOn = event.key === ' ' || event.key === 'Enter' || event.key === 'Escape'
      if (!goesOn || keepsKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (!now.current.skip()) now.current.close()
    }
    const point = (event: PointerEvent) => {
      const { target } = event
      if (!(target instanceof Element) || strip.current?.contains(target)) return
      if (target.closest('.table') === null || target.closest('.bar, .log, dialog') !== null) return
      if (!now.current.skip()) now.current.close()
    }
    addEventListener('keydown', press, { capture: true })
    addEventListener('pointerdown', point)
    return () => {
      removeEventListener('keydown', press, { capture: true })
      removeEventListener('pointerdown', point)
    }
  }, [folded, strip])
}

/** The end of a round, told in the place of the prompt. */
export function RecapStrip({ table, control, folded }: RecapStripProps) {
  const { text } = table
  const { shown, told, reopened, leaves } = control
  const recap = shown as Recap
  useFlights(table, recap, told, reopened)
  const strip = useLeaving(leaves, control.close)
  useContinue(control, folded, strip)
  const stateOf = (i: number) => (i >= told ? 'ahead' : i === told - 1 && !reopened ? 'now' : 'told')
  return (
    <section
      ref={strip}
      className={folded ? 'recap is-folded' : 'recap'}
      data-covers={folded ? undefined : true}
      aria-label={text.t('recap.of', { round: recap.round })}
    >
      <div className="recap-band on-glaze">
        <header className="recap-head">
          <h2 className="recap-title">{text.t(reopened ? 'recap.of' : 'recap.title', { round: recap.round })}</h2>
          <Won table={table} recap={recap} />
          {folded ? null : (
            <div className="recap-buttons">
              {reopened || !recap.complete ? null : (
                <button type="button" className="button" onClick={control.replay}>
                  <Icon name="step-back" size={18} />
                  <span className="recap-word">{text.t('recap.replay')}</span>
                </button>
              )}
              {reopened || recap.complete ? (
                <button type="button" className="button button-primary" onClick={control.close}>
                  {text.t(reopened ? 'app.close' : 'recap.continue')}
                  <kbd className="recap-key">{reopened ? 'Esc' : text.t('keys.space')}</kbd>
                </button>
              ) : null}
            </div>
          )}
        </header>
        {folded ? null : (
          <ol className="recap-steles">
            {RECAP_PARTS.map((part, i) => (
              <RecapStele key={part} table={table} recap={recap} part={part} state={stateOf(i)} />
            ))}
          </ol>
        )}
        {leaves ? <div className="recap-time" /> : null}
      </div>
    </section>
  )
}
