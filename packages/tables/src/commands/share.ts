import { follows } from '@amyitis/fair'
import { isChained } from '../deals.ts'
import { fold } from '../fold.ts'
import { awaitedShares, botToMove, nextRound, type Table } from '../table.ts'
import { accepted, type CommandContext, type CommandResult, rejected } from './command-result.ts'
import { playHeldMove, playMove } from './play.ts'

/** A share for the deal of the next round: only after the player has passed, or while a move is held. Idempotent. */
export function share(table: Table, seat: number, round: number, added: string): CommandResult {
  if (table.status !== 'playing') return rejected(table.status === 'open' ? 'not-started' : 'game-over')
  const known = table.shares[round]?.[seat]
  if (known !== undefined) return known === added ? accepted() : rejected('already-answered')
  if (!isChained(table) || round !== nextRound(table)) return rejected('stale')
  if (table.dealt[round] !== undefined) return accepted()
  const { tip, without } = table.seats[seat]
  if (without === round) return rejected('already-answered')
  if (table.held === undefined && table.game?.position.seats[seat].passed !== true) return rejected('too-soon')
  if (tip === undefined || !follows(table.id, tip, { round, value: added })) return rejected('bad-share')
  return accepted({ type: 'shared', seat, round, added })
}

/**
 * A player continues on another device, or has lost the data of theirs. If others have already shared for the next round,
 * the seat adds nothing to it, or it could choose the deal; that is allowed once per game.
 */
export function bind(table: Table, seat: number, round: number, commit: string): CommandResult {
  if (table.status !== 'playing') return rejected(table.status === 'open' ? 'not-started' : 'game-over')
  const next = nextRound(table)
  const shares = table.shares[next] ?? {}
  if (!isChained(table) || shares[seat] !== undefined) return rejected('already-answered')
  const late = Object.keys(shares).length > 0
  if (round !== (late ? next : next - 1)) return rejected('stale')
  if (late && table.seats[seat].without !== undefined) return rejected('already-answered')
  return accepted({ type: 'bound', seat, round, commit, ...(late ? { without: true as const } : {}) })
}

/** Adds the held move if no share is missing after these events. */
export function playHeldMoveIfReady(table: Table, answer: CommandResult, context: CommandContext): CommandResult {
  if (!answer.ok || !isChained(table)) return answer
  let next = table
  for (const body of answer.events) next = fold(next, { seq: next.seq + 1, at: context.now, body })
  if (next.held === undefined || awaitedShares(next).length > 0) return answer
  const more = playHeldMove(next, context)
  return more.ok ? accepted(...answer.events, ...more.events) : more
}

/** The move of a bot for this very position. */
export const playBotMove = (table: Table, text: string, context: CommandContext): CommandResult =>
  botToMove(table) === undefined
    ? rejected('not-your-turn')
    : playHeldMoveIfReady(table, playMove(table, text, true, context), context)
