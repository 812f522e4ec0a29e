import { apply, type Dealer, dealerOf, type Game, scores, TRADES, whyRefused } from '@amyitis/engine'
import { chainValue, chanceOf } from '@amyitis/fair'
import type { EventBody } from '@amyitis/protocol'
import { addedTo, isChained, roundSeed } from '../deals.ts'
import { ranksOf } from '../ranks.ts'
import { type Dealt, decider, nextRound, type Table } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'
import { seedOf } from './begin.ts'

/** The end of a game: the server's secret is told, and with it the seed. */
export function ending(table: Table, game: Game, why: 'played' | 'conceded', secret: string): EventBody {
  const { seats } = table
  return { type: 'ended', why, scores: scores(game), ranks: ranksOf(game, seats), secret, seed: seedOf(table, secret) }
}

class RoundEnds extends Error {}

/** Nobody knows the next deal yet. */
const unknown: Dealer = () => {
  throw new RoundEnds()
}

/** What a round is dealt from: as before if it was dealt once, otherwise from what has been added by now. */
const dealtFrom = (table: Table, round: number, secret: string): Dealt =>
  table.dealt[round] ?? { added: addedTo(table, round), server: chainValue(table.id, secret, round) }

function played(table: Table, text: string, bot: boolean, secret: string, dealer: Dealer, server?: string): Answer {
  const game = table.game as Game
  const done = apply(game, text, dealer)
  if (!done.ok) return { ok: false, code: 'illegal-move', refusal: done.refusal }
  const { deal, seat } = done.game.entries[game.entries.length]
  const moved: EventBody = {
    type: 'moved',
    seat,
    move: text,
    ...(bot ? { bot } : {}),
    ...(deal === undefined ? {} : { deal: deal.map((trade) => TRADES[trade]) }),
    ...(deal === undefined || server === undefined ? {} : { server }),
  }
  const over = done.game.position.decision === undefined
  return happen(moved, ...(over ? [ending(table, done.game, 'played', secret)] : []))
}

/** A move of the seat that decides; it has been found out who that is. */
export function playMove(table: Table, text: string, bot: boolean, { secret }: Ground): Answer {
  const game = table.game as Game
  const refusal = whyRefused(game, text)
  if (refusal !== undefined) return { ok: false, code: 'illegal-move', refusal }
  if (!isChained(table)) return played(table, text, bot, secret, dealerOf(chanceOf(seedOf(table, secret))))
  const round = nextRound(table)
  const known = table.dealt[round]
  const dealer = known === undefined ? unknown : dealerOf(chanceOf(roundSeed(table, round, known)))
  try {
    return played(table, text, bot, secret, dealer, known?.server)
  } catch (error) {
    if (!(error instanceof RoundEnds)) throw error
    return happen({ type: 'held', seat: game.position.player, move: text, ...(bot ? { bot } : {}) })
  }
}

/** The held move is played, with the deal that everybody has added to. */
export function playHeld(table: Table, { secret }: Ground): Answer {
  const { held } = table
  if (held === undefined) return happen()
  const round = nextRound(table)
  const dealt = dealtFrom(table, round, secret)
  const dealer = dealerOf(chanceOf(roundSeed(table, round, dealt)))
  return played(table, held.move, held.bot === true, secret, dealer, dealt.server)
}

export function move(table: Table, seat: number, text: string, ground: Ground): Answer {
  if (table.status === 'open') return refuse('not-started')
  if (table.status !== 'playing') return refuse('game-over')
  return decider(table) === seat ? playMove(table, text, false, ground) : refuse('not-your-turn')
}
