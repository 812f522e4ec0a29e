import { shiftTime } from './clock-jump.ts'
import { isChained } from './deals.ts'
import { type Body, InvalidLogError, type Patch, withSeat } from './log-patch.ts'
import { isFull, nextRound, type Table, unready } from './table.ts'

/** Counts missed ready checks, so that a player can't delay the others again and again. */
export function missed(table: Table, { seat, why }: Body<'stood'>): Patch {
  const { player } = table.seats[seat] ?? {}
  if (why === undefined || player === undefined) return {}
  return { timesMissed: { ...table.timesMissed, [player]: (table.timesMissed[player] ?? 0) + 1 } }
}

export function ready(table: Table, { seat }: Body<'ready'>, at: number): Patch {
  if (table.status !== 'open' || !isFull(table)) throw new InvalidLogError(`seat ${seat} is ready too early`)
  const seats = withSeat(table, seat, { ready: true })
  return { seats, ...(unready({ ...table, seats }).length === 0 ? { readySince: at } : {}) }
}

/** A person takes the seat of a bot: their chain starts after the round that was dealt without them. */
export function joined(table: Table, { seat, player, commit }: Body<'joined'>): Patch {
  const round = nextRound(table)
  if (!isChained(table) || table.status !== 'playing' || table.seats[seat]?.plan.kind !== 'bot')
    throw new InvalidLogError(`seat ${seat} can't be taken from a bot`)
  if (Object.keys(table.shares[round] ?? {}).length > 0)
    throw new InvalidLogError(`seat ${seat} is taken after shares were shown`)
  return {
    seats: withSeat(table, seat, {
      ...{ plan: { kind: 'open' }, player, offer: undefined, from: round },
      ...{ tip: { round: round - 1, value: commit } },
    }),
    timesSeated: { ...table.timesSeated, [player]: (table.timesSeated[player] ?? 0) + 1 },
  }
}

/** Time when nobody could play or answer does not count. */
export function paused(table: Table, jump: Body<'paused'>): Patch {
  const later = (time: number | undefined) => (time === undefined ? undefined : shiftTime(time, jump))
  return {
    ...{ since: shiftTime(table.since, jump), turnSince: shiftTime(table.turnSince, jump), paused: jump.to },
    ...{ fullSince: later(table.fullSince), readySince: later(table.readySince) },
    // A deadline moves by the lost time, although it lies after the jump.
    ...(table.reservedUntil === undefined ? {} : { reservedUntil: table.reservedUntil + jump.to - jump.from }),
  }
}
