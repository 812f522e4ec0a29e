import type { Budget } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'
import { winShare, winsAlone } from './alone.ts'
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
  return winShare(engine.winners(game.position), own)
}

/** How often the strongest level wins alone against that of another checkout. */
export async function* duel(plan: DuelPlan): AsyncGenerator<string> {
  const versions = [await openCheckout(THIS_CHECKOUT), await openCheckout(plan.against)]
  yield* winsAlone(plan, (seed, own) => playDuel(versions, plan, seed, own))
}
