import { follows } from '@amyitis/fair'
import { addedTo, dealFollows, isChained } from './deals.ts'
import { type Body, charge, gameOf, InvalidLogError, type Patch, withSeat } from './log-patch.ts'
import { awaitedShares, nextRound, type Table } from './table.ts'

/** A move waits for the shares of the next round. The player's clock stops here. */
export function held(table: Table, { seat, move, bot }: Body<'held'>, at: number): Patch {
  if (!isChained(table) || gameOf(table).position.player !== seat || table.held !== undefined)
    throw new InvalidLogError(`"${move}" can't wait`)
  return { held: { seat, move, bot }, left: bot ? table.left : charge(table, seat, at), undo: undefined }
}

export function shared(table: Table, { seat, round, added }: Body<'shared'>, at: number): Patch {
  const { tip } = table.seats[seat] ?? {}
  const known = table.shares[round] ?? {}
  if (round !== nextRound(table) || known[seat] !== undefined)
    throw new InvalidLogError(`seat ${seat} adds to another round`)
  if (tip === undefined || !follows(table.id, tip, { round, value: added }))
    throw new InvalidLogError(`seat ${seat} was bound to another share`)
  return {
    seats: withSeat(table, seat, { tip: { round, value: added } }),
    shares: { ...table.shares, [round]: { ...known, [seat]: added } },
    left: table.held === undefined ? table.left : charge(table, seat, at),
  }
}

/** If others have already shared for the round, the seat adds nothing to it: otherwise it could choose. */
export function bound(table: Table, { seat, round, commit, without }: Body<'bound'>): Patch {
  const next = nextRound(table)
  const known = Object.keys(table.shares[next] ?? {}).length > 0
  if (known !== (without === true) || round !== (without ? next : next - 1) || table.shares[next]?.[seat] !== undefined)
    throw new InvalidLogError(`seat ${seat} can't be bound anew`)
  if (without && table.seats[seat]?.without !== undefined)
    throw new InvalidLogError(`seat ${seat} leaves out a second round`)
  return { seats: withSeat(table, seat, { tip: { round, value: commit }, ...(without ? { without: next } : {}) }) }
}

/** What is recorded about a deal from chains, and whether it really comes from them. */
export function dealtBy(table: Table, move: string, cards: readonly number[], server: string | undefined): Patch {
  if (!isChained(table)) return {}
  if (server === undefined) throw new InvalidLogError('the share of the server is missing')
  const round = nextRound(table)
  const dealt = { added: table.dealt[round]?.added ?? addedTo(table, round), server }
  // A server that does not wait for a share could choose between a deal with it and one without.
  const complete = table.dealt[round] !== undefined || (table.held !== undefined && awaitedShares(table).length === 0)
  const fits = complete && dealFollows(table, move, cards, dealt, table.serverTip)
  return {
    dealt: { ...table.dealt, [round]: dealt },
    serverTip: round > table.serverTip.round ? { round, value: server } : table.serverTip,
    ...(fits || table.unfair !== undefined ? {} : { unfair: table.seq + 1 }),
  }
}
