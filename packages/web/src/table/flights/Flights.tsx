import { useEffect, useRef } from 'react'
import { getSettings } from '../../app/settings/settings-store.ts'
import { isStill } from '../../app/use-look.ts'
import type { PlayModel } from '../use-table.ts'
import { fly, skipFlights } from './fly.ts'
import { routesOf } from './routes.ts'
import './flights.css'

export interface FlightsProps {
  readonly model: Pick<PlayModel, 'table'> & { readonly session: Pick<PlayModel['session'], 'beat' | 'events'> }
}

/** What happened, as pieces that fly over the table. The position never waits for them. */
export function Flights({ model }: FlightsProps) {
  const sky = useRef<HTMLDivElement>(null)
  const { session, table } = model
  const { beat, events } = session
  const shown = useRef(beat)
  useEffect(() => {
    const layer = sky.current
    if (layer === null || shown.current === beat) return
    shown.current = beat
    skipFlights()
    if (isStill(getSettings()) || document.hidden) return
    const colors = table.state.seats.map((seat) => seat.color)
    const ring = table.box.edition.cities.map(({ id }) => id)
    fly(
      layer,
      events.flatMap((event, i) => routesOf(event, events.slice(0, i), colors, ring)),
    )
  }, [beat, events, table])
  useEffect(() => {
    addEventListener('pointerdown', skipFlights)
    return () => removeEventListener('pointerdown', skipFlights)
  }, [])
  return <div ref={sky} className="flights" aria-hidden="true" />
}
