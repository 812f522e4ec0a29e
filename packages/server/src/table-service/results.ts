import { formatRecord, type Game, scores, withHeaders } from '@amyitis/engine'
import type { PublicPlayer, Stats } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import { ProblemError } from '../shared/problem-error.ts'

function gameOf({ game }: Table): Game {
  if (game === undefined) throw new ProblemError('not-started')
  return game
}

/** The record of a game with the names of its players; bots and erased players go by what they are. */
export function formatTableRecord(table: Table, players: readonly PublicPlayer[]): string {
  const named = new Map(players.map(({ id, name, playedAs = name }) => [id, playedAs]))
  const names = table.seats.map(({ plan, player }) =>
    plan.kind === 'bot' ? plan.level : ((player && named.get(player)) ?? '?'),
  )
  const date = new Date(table.turnSince).toISOString().slice(0, 10)
  // Where each round has its own seed, none covers all deals.
  const seed = table.result === undefined || table.fair === 2 ? {} : { seed: table.result.seed }
  return formatRecord(withHeaders(gameOf(table), { names, date, ...seed }))
}

export function gameStats(table: Table): Stats {
  const game = gameOf(table)
  const points = scores(game)
  return {
    rounds: game.position.round,
    decisions: game.entries.length,
    seats: points.map((score, seat) => ({
      score,
      points: { ...game.tally[seat] },
      decisions: game.entries.filter((entry) => entry.seat === seat).length,
      ...(table.result === undefined ? {} : { rank: table.result.ranks[seat] }),
    })),
  }
}
