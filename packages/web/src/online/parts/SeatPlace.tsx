import { COLORS } from '@amyitis/engine'
import type { ReactNode } from 'react'
import '../../theme/pieces.css'
import './seat-place.css'

/** The cushion in the colour of a seat, with its occupant. */
export function SeatPlace({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  return (
    <span className="seat-place">
      <svg className="seat-place-cushion" viewBox="0 0 160 50" data-color={COLORS[seat]} aria-hidden="true">
        <path className="seat-place-side" d="M8 22q-3 14 4 22 68 9 136 0 7-8 4-22z" />
        <path className="seat-place-top" d="M10 8q70-8 140 0 6 14 0 28-70 8-140 0-6-14 0-28z" />
        <ellipse className="seat-place-seam" cx="80" cy="22" rx="52" ry="9" />
      </svg>
      {children}
    </span>
  )
}
