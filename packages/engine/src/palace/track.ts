import type { Position } from '../table/position.ts'

/** R12.3 How many others are ahead of a seat on the same place; at place 0, turn order from the first player. */
export function rankOnPlace(pos: Position, seat: number): number {
  const { track, trackRank } = pos.seats[seat]
  if (track > 0) return trackRank
  const players = pos.seats.length
  let ahead = 0
  for (let other = pos.firstPlayer; other % players !== seat; other++)
    if (pos.seats[other % players].track === 0) ahead++
  return ahead
}

/** R12.2 A seat advances on the palace track; whoever reached a place first is ahead of those who come later (R12.3). */
export function advance(pos: Position, seat: number, places: number): void {
  const own = pos.seats[seat]
  const from = own.track
  own.track += places
  let ahead = 0
  for (const other of pos.seats) {
    if (other === own) continue
    if (other.track === own.track) ahead++
    if (other.track === from && from > 0 && other.trackRank > own.trackRank) other.trackRank--
  }
  own.trackRank = ahead
  pos.log?.push({ type: 'track', seat, place: own.track })
}

/** R12.3 All seats, furthest ahead first. */
export function trackOrder(pos: Position): number[] {
  const seats = pos.seats.map((_, seat) => seat)
  return seats.sort((a, b) => pos.seats[b].track - pos.seats[a].track || rankOnPlace(pos, a) - rankOnPlace(pos, b))
}
