import type { Act } from '@amyitis/protocol'
import { seatOf, type Table } from '../table.ts'
import { type Answer, type Ground, refuse } from './answer.ts'
import { answer, ask, done, undo } from './back.ts'
import { close, plan, reveal, sit, stand, startNow, unseat } from './begin.ts'
import { comeBack, concede, vote } from './leave.ts'
import { move } from './play.ts'
import { bind, settle, share } from './share.ts'

/** These depend on what is asked at the table: whoever has not seen the last change has decided about something else. */
const TIMELY: readonly Act['type'][] = ['reveal', 'move', 'undo', 'ask', 'done', 'vote']

/** Where a bot plays for somebody, they first have to return. */
const PRESENT: readonly Act['type'][] = ['move', 'share', 'bind', 'undo', 'ask', 'done', 'vote', 'answer']

function decide(table: Table, player: string, after: number, wish: Act, ground: Ground): Answer {
  if (after > table.seq) return refuse('bad-request')
  if (TIMELY.includes(wish.type) && after < table.turnSeq) return refuse('stale')
  switch (wish.type) {
    case 'sit':
      return sit(table, player, wish, ground)
    case 'stand':
      return stand(table, player)
    case 'plan':
      return plan(table, player, wish.seat, wish.plan)
    case 'unseat':
      return unseat(table, player, wish.seat)
    case 'start':
      return startNow(table, player)
    case 'close':
      return close(table, player)
  }
  const seat = seatOf(table, player)
  if (seat < 0) return refuse('not-seated')
  if (table.status === 'playing' && PRESENT.includes(wish.type) && table.seats[seat].standIn !== undefined)
    return refuse('away')
  switch (wish.type) {
    case 'reveal':
      return reveal(table, seat, wish.added, ground)
    case 'move':
      return move(table, seat, wish.move, ground)
    case 'share':
      return share(table, seat, wish.round, wish.added)
    case 'bind':
      return bind(table, seat, wish.round, wish.commit)
    case 'done':
      return done(table, seat)
    case 'undo':
      return undo(table, seat, wish.to)
    case 'ask':
      return ask(table, seat, wish.to)
    case 'answer':
      return answer(table, seat, after, wish.agrees)
    case 'concede':
      return concede(table, seat, ground)
    case 'vote':
      return vote(table, seat, wish.about, ground)
    case 'return':
      return comeBack(table, seat)
  }
}

/** What comes of an act of a player who has seen the log up to `after`. Changes nothing. */
export const act = (table: Table, player: string, after: number, wish: Act, ground: Ground): Answer =>
  settle(table, decide(table, player, after, wish, ground), ground)
