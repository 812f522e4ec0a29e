import { createContext, use } from 'react'
import './seat-gain.css'

const SeatGains = createContext<readonly number[] | undefined>(undefined)

/** Shows beside the score of each player what was just won. */
export const SeatGainsProvider = SeatGains.Provider

export function SeatGain({ seat }: { readonly seat: number }) {
  const points = use(SeatGains)?.[seat] ?? 0
  return points > 0 ? (
    <span className="seat-gain" aria-hidden="true">
      +{points}
    </span>
  ) : null
}
