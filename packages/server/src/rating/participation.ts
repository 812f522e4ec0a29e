import type { TableEvent } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'

/** What one person did in a game. */
export interface Participant {
  readonly player: string
  /** Rounds in which they made all decisions themselves. */
  readonly rounds: number
  /** They left the game, or left too much of it to a bot. */
  readonly left: boolean
  /** 1 for the best; those who left come after all who stayed, the first to leave last. */
  readonly rank: number
}

interface Decision {
  readonly seat: number
  readonly bot: boolean
  readonly endsRound: boolean
}

/** The decisions that were not taken back, in order. */
function decisionsOf(events: readonly TableEvent[]): Decision[] {
  const decisions: Decision[] = []
  for (const { body } of events) {
    if (body.type === 'moved')
      decisions.push({ seat: body.seat, bot: body.bot === true, endsRound: body.deal !== undefined })
    else if (body.type === 'undone') decisions.length = body.to
    else if (body.type === 'ended' && body.why === 'played') {
      const last = decisions.pop()
      if (last !== undefined) decisions.push({ ...last, endsRound: true })
    }
  }
  return decisions
}

function ownRounds(decisions: readonly Decision[], seat: number): number {
  let rounds = 0
  let own = 0
  let bots = 0
  for (const decision of decisions) {
    if (decision.seat === seat && decision.bot) bots++
    else if (decision.seat === seat) own++
    if (!decision.endsRound) continue
    if (own > 0 && bots === 0) rounds++
    own = 0
    bots = 0
  }
  return rounds
}

/** The share of decisions that a stand-in may make for somebody who comes back. */
const MAX_BOT_SHARE = 1 / 4

/** The last event by which the seat went to a bot, if it is a bot's at the end or was for too long. */
function leftAt(
  table: Table,
  events: readonly TableEvent[],
  decisions: readonly Decision[],
  seat: number,
): number | undefined {
  const { conceded, standIn, erased } = table.seats[seat]
  const all = decisions.filter((decision) => decision.seat === seat)
  const bots = all.filter(({ bot }) => bot).length
  const gone = conceded || standIn !== undefined || erased === true || bots > all.length * MAX_BOT_SHARE
  if (!gone) return undefined
  const leaving = events.filter(
    ({ body }) => (body.type === 'stood-in' || body.type === 'conceded') && body.seat === seat,
  )
  return leaving[leaving.length - 1]?.seq ?? 0
}

/** The people of a finished game, ranked by what they decided themselves. */
export function participantsOf(table: Table, events: readonly TableEvent[]): Participant[] {
  const { result, seats } = table
  if (result === undefined) return []
  const decisions = decisionsOf(events)
  const people = seats.flatMap(({ player }, seat) => {
    if (player === undefined) return []
    const left = leftAt(table, events, decisions, seat)
    // Those who stayed are ordered by the result, those who left by how early.
    const order = left === undefined ? result.ranks[seat] : Number.MAX_SAFE_INTEGER - left
    return [{ player, rounds: ownRounds(decisions, seat), left: left !== undefined, order }]
  })
  return people.map(({ order, ...one }) => ({ ...one, rank: 1 + people.filter((other) => other.order < order).length }))
}
