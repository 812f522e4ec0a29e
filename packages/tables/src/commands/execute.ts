import type { Command } from '@amyitis/protocol'
import { seatOf, type Table } from '../table.ts'
import { type CommandContext, type CommandResult, rejected } from './command-result.ts'
import { concede, returnToSeat, vote } from './leave.ts'
import { move } from './play.ts'
import { bind, playHeldMoveIfReady, share } from './share.ts'
import { answerTakeback, endTurn, requestTakeback, undo } from './takeback.ts'
import { decline, ready, takeSeat } from './waiting.ts'
import { close, plan, reveal, sit, stand, startNow, unseat } from './waiting-room.ts'

/** These depend on the current decision: they are rejected if the player has not seen the last change. */
const NEEDS_LATEST_TURN: readonly Command['type'][] = ['ready', 'reveal', 'move', 'undo', 'ask', 'done', 'vote']

/** While a bot plays for somebody, they first have to return. */
const NEEDS_PRESENCE: readonly Command['type'][] = ['move', 'share', 'bind', 'undo', 'ask', 'done', 'vote', 'answer']

/** Rejected before a paired game, whose table has no host. */
const OF_HOSTS: readonly Command['type'][] = ['plan', 'unseat', 'start', 'close']

function dispatch(
  table: Table,
  player: string,
  after: number,
  command: Command,
  context: CommandContext,
): CommandResult {
  if (after > table.seq) return rejected('bad-request')
  if (NEEDS_LATEST_TURN.includes(command.type) && after < table.turnSeq) return rejected('stale')
  if (table.paired && table.status === 'open' && OF_HOSTS.includes(command.type)) return rejected('not-host')
  switch (command.type) {
    case 'sit':
      return table.status === 'playing' && seatOf(table, player) < 0
        ? takeSeat(table, player, command.commit, context)
        : sit(table, player, command, context)
    case 'stand':
      return stand(table, player)
    case 'decline':
      return decline(table, player)
    case 'plan':
      return plan(table, player, command.seat, command.plan)
    case 'unseat':
      return unseat(table, player, command.seat)
    case 'start':
      return startNow(table, player)
    case 'close':
      return close(table, player)
  }
  const seat = seatOf(table, player)
  if (seat < 0) return rejected('not-seated')
  if (table.status === 'playing' && NEEDS_PRESENCE.includes(command.type) && table.seats[seat].standIn !== undefined)
    return rejected('away')
  switch (command.type) {
    case 'ready':
      return ready(table, seat)
    case 'reveal':
      return reveal(table, seat, command.added, context)
    case 'move':
      return move(table, seat, command.move, context)
    case 'share':
      return share(table, seat, command.round, command.added)
    case 'bind':
      return bind(table, seat, command.round, command.commit)
    case 'done':
      return endTurn(table, seat)
    case 'undo':
      return undo(table, seat, command.to)
    case 'ask':
      return requestTakeback(table, seat, command.to)
    case 'answer':
      return answerTakeback(table, seat, after, command.agrees)
    case 'concede':
      return concede(table, seat, context)
    case 'vote':
      return vote(table, seat, command.about, context)
    case 'return':
      return returnToSeat(table, seat)
  }
}

/** The result of a command of a player who has seen the log up to `after`. Has no side effects. */
export const execute = (
  table: Table,
  player: string,
  after: number,
  command: Command,
  context: CommandContext,
): CommandResult => playHeldMoveIfReady(table, dispatch(table, player, after, command, context), context)
