import { useEffect, useRef } from 'react'
import { getSettings } from '../../app/settings/settings-store.ts'
import { isStill } from '../../app/use-appearance.ts'
import type { PlayModel } from '../use-table.ts'
import { fly, skipFlights } from './fly.ts'
import { routesOf } from './routes.ts'
import './flights.css'

export interface FlightsProps {
  /** The events are told elsewhere, which lets them fly. */
  readonly quiet?: boolean
  readonly model: Pick<PlayModel, 'table'> & { readonly session: Pick<PlayModel['session'], 'changes' | 'events'> }
}

/** What happened, as pieces that fly over the table. The position never waits for them. */
export function Flights({ model, quiet = false }: FlightsProps) {
  const sky = useRef<HTMLDivElement>(null)
  const { session, table } = model
  const { changes, events } = session
  const shown = useRef(changes)
  useEffect(() => {
    const layer = sky.current
    if (layer === null || shown.current === changes) return
    shown.current = changes
    skipFlights()
    if (quiet || isStill(getSettings()) || document.hidden) return
    const colors = table.state.seats.map((seat) => seat.color)
    const ring = table.box.edition.cities.map(({ id }) => id)
    fly(
      layer,
      events.flatMap((event, i) => routesOf(event, events.slice(0, i), colors, ring)),
    )
  }, [changes, events, table, quiet])
  useEffect(() => {
    addEventListener('pointerdown', skipFlights)
    return () => removeEventListener('pointerdown', skipFlights)
  }, [])
  return <div ref={sky} className="flights" aria-hidden="true" />
}
