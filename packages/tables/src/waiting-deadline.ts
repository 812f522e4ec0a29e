import { needsReady, type Table } from './table.ts'

/** How long everybody has to answer the ready check, and then to reveal their share. */
export const READY_TIMEOUT_MS = 60_000
export const REVEAL_TIMEOUT_MS = 30_000

/** The empty seats that are reserved for somebody. */
export const reservedSeats = ({ seats }: Table): number[] =>
  seats.flatMap(({ reservedFor, player }, seat) => (reservedFor !== undefined && player === undefined ? [seat] : []))

/** By when the ready check must be answered. */
export function readyDeadline(table: Table): number | undefined {
  const { fullSince, readySince } = table
  if (table.status !== 'open' || !needsReady(table) || fullSince === undefined) return undefined
  return readySince === undefined ? fullSince + READY_TIMEOUT_MS : readySince + REVEAL_TIMEOUT_MS
}

/** The next deadline of a table before its game; undefined if there is none. */
export function waitingDeadline(table: Table): number | undefined {
  if (table.status !== 'open') return undefined
  if (table.paired) return table.reservedUntil
  const reserved = reservedSeats(table).length > 0 ? table.reservedUntil : undefined
  const times = [reserved, readyDeadline(table)].filter((time) => time !== undefined)
  return times.length === 0 ? undefined : Math.min(...times)
}
