import { follows } from '@amyitis/fair'
import { isChained } from '../deals.ts'
import { fold } from '../fold.ts'
import { awaitedShares, botToMove, nextRound, type Table } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'
import { playHeld, playMove } from './play.ts'

/** What a seat adds to the deal of the next round: not before it has passed in this one, or a move is held. Asking twice is no harm. */
export function share(table: Table, seat: number, round: number, added: string): Answer {
  if (table.status !== 'playing') return refuse(table.status === 'open' ? 'not-started' : 'game-over')
  const known = table.shares[round]?.[seat]
  if (known !== undefined) return known === added ? happen() : refuse('already-answered')
  if (!isChained(table) || round !== nextRound(table)) return refuse('stale')
  if (table.dealt[round] !== undefined) return happen()
  const { tip, without } = table.seats[seat]
  if (without === round) return refuse('already-answered')
  if (table.held === undefined && table.game?.position.seats[seat].passed !== true) return refuse('too-soon')
  if (tip === undefined || !follows(table.id, tip, { round, value: added })) return refuse('bad-share')
  return happen({ type: 'shared', seat, round, added })
}

/**
 * Somebody goes on with another device, or has lost what theirs has kept. Where others have added something to the next round already,
 * the seat adds nothing to it, or it could choose; that is allowed once in a game.
 */
export function bind(table: Table, seat: number, round: number, commit: string): Answer {
  if (table.status !== 'playing') return refuse(table.status === 'open' ? 'not-started' : 'game-over')
  const next = nextRound(table)
  const shares = table.shares[next] ?? {}
  if (!isChained(table) || shares[seat] !== undefined) return refuse('already-answered')
  const late = Object.keys(shares).length > 0
  if (round !== (late ? next : next - 1)) return refuse('stale')
  if (late && table.seats[seat].without !== undefined) return refuse('already-answered')
  return happen({ type: 'bound', seat, round, commit, ...(late ? { without: true as const } : {}) })
}

/** If nobody is awaited any more after these events, the held move is played with them. */
export function settle(table: Table, answer: Answer, ground: Ground): Answer {
  if (!answer.ok || !isChained(table)) return answer
  let next = table
  for (const body of answer.events) next = fold(next, { seq: next.seq + 1, at: ground.now, body })
  if (next.held === undefined || awaitedShares(next).length > 0) return answer
  const more = playHeld(next, ground)
  return more.ok ? happen(...answer.events, ...more.events) : more
}

/** What a bot plays that has been asked about this very position. */
export const botMove = (table: Table, text: string, ground: Ground): Answer =>
  botToMove(table) === undefined ? refuse('not-your-turn') : settle(table, playMove(table, text, true, ground), ground)
