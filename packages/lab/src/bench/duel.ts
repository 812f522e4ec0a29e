import { type Budget, meanWithInterval } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'
import { type Checkout, committedNet, openCheckout, THIS_CHECKOUT } from './checkout.ts'

export interface DuelPlan {
  readonly against: string
  readonly players: PlayerCount
  readonly palace: boolean
  /** Each seed is played once from every seat. */
  readonly seeds: number
  /** Per decision, the same for both. */
  readonly budget: Budget
  readonly seed: string
}

/** Plays one game: this version in one seat, the other in all others. Returns the share of the win. */
function playDuel(versions: readonly Checkout[], plan: DuelPlan, seed: string, own: number): number {
  const { players, palace } = plan
  const games = versions.map(({ engine }) => engine.newGame({ players, palace, seed }))
  const [game] = games
  const seats = Array.from({ length: players }, (_, seat) => {
    const version = seat === own ? 0 : 1
    const { engine, bots } = versions[version]
    const net = committedNet(versions[version], plan)
    const bot = bots.createBot('amyitis', { net, random: engine.seededRandom(`${seed}/${own}/${seat}`) })
    return () => engine.formatMove(bot.choose(games[version].position, plan.budget))
  })
  const [{ engine }] = versions
  while (!engine.isOver(game)) {
    const move = seats[game.position.player]()
    for (const [i, each] of games.entries()) versions[i].engine.play(each, move)
  }
  const winners = engine.winners(game.position)
  return winners.includes(own) ? 1 / winners.length : 0
}

/** How often the strongest level wins alone against that of another checkout. */
export async function* duel(plan: DuelPlan): AsyncGenerator<string> {
  const versions = [await openCheckout(THIS_CHECKOUT), await openCheckout(plan.against)]
  const shares: number[] = []
  for (let n = 0; n < plan.seeds; n++) {
    const seats = Array.from({ length: plan.players }, (_, own) => playDuel(versions, plan, `${plan.seed}/${n}`, own))
    shares.push(seats.reduce((a, b) => a + b) / plan.players)
    const { share, low, high } = meanWithInterval(shares)
    const [won, from, to] = [share, low, high].map((one) => (100 * one).toFixed(1))
    yield `${shares.length * plan.players} games: wins ${won} % (${from} … ${to}), even would be ${(100 / plan.players).toFixed(0)} %`
  }
}
