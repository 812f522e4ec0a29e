import type { PlayerCount, Position } from '@amyitis/engine'
import { type Checkout, committedNet, openCheckout, THIS_CHECKOUT } from './checkout.ts'

const ROUNDS = [3, 5, 6]

/** Positions in the first half of games, and the network for them. */
function prepare(version: Checkout, players: PlayerCount, palace: boolean, iterations: number) {
  const { engine, bots } = version
  const net = committedNet(version, { players, palace })
  const positions = ROUNDS.map((round): Position => {
    const { position, dealer } = engine.newGame({ players, palace, seed: `bench${round}` })
    const bot = bots.createBot('gardener', { net, random: engine.seededRandom('middle') })
    while (position.decision !== undefined && (position.round < round || position.decision !== 'action'))
      engine.playMove(position, bot.choose(position), dealer)
    return position
  })
  const search = (i: number): number => {
    const start = process.cpuUsage()
    new bots.Search(net, positions[i], engine.seededRandom(`search ${i}`)).run(iterations)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  return search
}

/**
 * Iterations per second of CPU time, of this search and of the one in another checkout. They take turns, and the best of
 * several runs counts: other work on the machine then disturbs both alike.
 */
export async function* compareSearch(
  folder: string,
  { runs, iterations }: { readonly runs: number; readonly iterations: number },
): AsyncGenerator<string> {
  const versions = [await openCheckout(folder), await openCheckout(THIS_CHECKOUT)]
  for (const players of [2, 3, 4] as const)
    for (const palace of [false, true]) {
      const searches = versions.map((version) => prepare(version, players, palace, iterations))
      const best = searches.map(() => ROUNDS.map(() => Number.POSITIVE_INFINITY))
      for (let run = 0; run < runs; run++)
        for (const i of ROUNDS.keys())
          for (const [version, search] of searches.entries()) best[version][i] = Math.min(best[version][i], search(i))
      const [other, own] = best.map((times) => (1e6 * iterations * ROUNDS.length) / times.reduce((a, b) => a + b))
      const kind = `${players} players${palace ? ', Palace' : ''}`
      yield `${kind}: ${Math.round(other)} → ${Math.round(own)} /s, ${(own / other).toFixed(2)} times`
    }
}
