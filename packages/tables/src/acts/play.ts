import { apply, dealerOf, type Game, scores, TRADES, whyRefused } from '@amyitis/engine'
import { chanceOf } from '@amyitis/fair'
import type { EventBody } from '@amyitis/protocol'
import { ranksOf } from '../ranks.ts'
import { botToMove, decider, type Table } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'
import { seedOf } from './begin.ts'

/** The end of a game: the server's secret is told, and with it the seed. */
export function ending(table: Table, game: Game, why: 'played' | 'conceded', secret: string): EventBody {
  const { seats } = table
  return { type: 'ended', why, scores: scores(game), ranks: ranksOf(game, seats), secret, seed: seedOf(table, secret) }
}

/** A move of the seat that decides; it has been found out who that is. */
function playMove(table: Table, move: string, bot: boolean, { secret }: Ground): Answer {
  const game = table.game as Game
  const refusal = whyRefused(game, move)
  if (refusal !== undefined) return { ok: false, code: 'illegal-move', refusal }
  const played = apply(game, move, dealerOf(chanceOf(seedOf(table, secret))))
  if (!played.ok) return { ok: false, code: 'illegal-move', refusal: played.refusal }
  const { deal, seat } = played.game.entries[game.entries.length]
  const moved: EventBody = {
    type: 'moved',
    seat,
    move,
    ...(bot ? { bot } : {}),
    ...(deal === undefined ? {} : { deal: deal.map((trade) => TRADES[trade]) }),
  }
  const over = played.game.position.decision === undefined
  return happen(moved, ...(over ? [ending(table, played.game, 'played', secret)] : []))
}

export function move(table: Table, seat: number, text: string, ground: Ground): Answer {
  if (table.status === 'open') return refuse('not-started')
  if (table.status !== 'playing') return refuse('game-over')
  return decider(table) === seat ? playMove(table, text, false, ground) : refuse('not-your-turn')
}

/** What a bot plays that has been asked about this very position. */
export function botMove(table: Table, text: string, ground: Ground): Answer {
  return botToMove(table) === undefined ? refuse('not-your-turn') : playMove(table, text, true, ground)
}
