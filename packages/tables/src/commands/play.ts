import { apply, type Dealer, dealerOf, type Game, scores, TRADES, whyRefused } from '@amyitis/engine'
import { chainValue, chanceOf } from '@amyitis/fair'
import type { EventBody } from '@amyitis/protocol'
import { addedTo, isChained, roundSeed } from '../deals.ts'
import { type DealShares, decider, nextRound, type Table, type TableSeat } from '../table.ts'
import { accepted, type CommandContext, type CommandResult, rejected } from './command-result.ts'
import { seedOf } from './waiting-room.ts'

/** The end of a game reveals the server's secret, and with it the seed. */
export function endOfGame(table: Table, game: Game, why: 'played' | 'conceded', secret: string): EventBody {
  const { seats } = table
  return { type: 'ended', why, scores: scores(game), ranks: ranksOf(game, seats), secret, seed: seedOf(table, secret) }
}

class UnknownDeal extends Error {}

/** For moves whose deal is not known yet. */
const unknownDealer: Dealer = () => {
  throw new UnknownDeal()
}

/** The shares of a round: as before if it was already dealt, otherwise those that were sent by now. */
const dealSharesOf = (table: Table, round: number, secret: string): DealShares =>
  table.dealt[round] ?? { added: addedTo(table, round), server: chainValue(table.id, secret, round) }

function applyMove(
  table: Table,
  text: string,
  bot: boolean,
  secret: string,
  dealer: Dealer,
  server?: string,
): CommandResult {
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
  return accepted(moved, ...(over ? [endOfGame(table, done.game, 'played', secret)] : []))
}

/** A move of the deciding seat. */
export function playMove(table: Table, text: string, bot: boolean, { secret }: CommandContext): CommandResult {
  const game = table.game as Game
  const refusal = whyRefused(game, text)
  if (refusal !== undefined) return { ok: false, code: 'illegal-move', refusal }
  if (!isChained(table)) return applyMove(table, text, bot, secret, dealerOf(chanceOf(seedOf(table, secret))))
  const round = nextRound(table)
  const known = table.dealt[round]
  const dealer = known === undefined ? unknownDealer : dealerOf(chanceOf(roundSeed(table, round, known)))
  try {
    return applyMove(table, text, bot, secret, dealer, known?.server)
  } catch (error) {
    if (!(error instanceof UnknownDeal)) throw error
    return accepted({ type: 'held', seat: game.position.player, move: text, ...(bot ? { bot } : {}) })
  }
}

/** Plays the held move with the deal from everybody's shares. */
export function playHeldMove(table: Table, { secret }: CommandContext): CommandResult {
  const { held } = table
  if (held === undefined) return accepted()
  const round = nextRound(table)
  const dealt = dealSharesOf(table, round, secret)
  const dealer = dealerOf(chanceOf(roundSeed(table, round, dealt)))
  return applyMove(table, held.move, held.bot === true, secret, dealer, dealt.server)
}

export function move(table: Table, seat: number, text: string, context: CommandContext): CommandResult {
  if (table.status === 'open') return rejected('not-started')
  if (table.status !== 'playing') return rejected('game-over')
  return decider(table) === seat ? playMove(table, text, false, context) : rejected('not-your-turn')
}

/** R1.1 The rank of each seat, 1 for the first; ties share a rank. Players who have conceded come last. */
function ranksOf(game: Game, seats: readonly TableSeat[]): number[] {
  const worth = scores(game).map((score, seat) => (seats[seat].conceded ? Number.NEGATIVE_INFINITY : score))
  return worth.map((own) => 1 + worth.filter((other) => other > own).length)
}
