import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlayerCount, Position } from '@amyitis/engine'

type Engine = typeof import('@amyitis/engine')
type Bots = typeof import('@amyitis/bots')

const ROUNDS = [3, 5, 6]

/** The packages of a checkout of this repository. */
async function checkout(folder: string): Promise<{ readonly engine: Engine; readonly bots: Bots }> {
  const load = (name: string) => import(pathToFileURL(resolve(join(folder, 'packages', name, 'src/index.ts'))).href)
  return { engine: (await load('engine')) as Engine, bots: (await load('bots')) as Bots }
}

/** Positions in the first half of games, and the network for them. */
function prepare(
  { engine, bots }: { engine: Engine; bots: Bots },
  players: PlayerCount,
  palace: boolean,
  iterations: number,
) {
  const { net } = bots.parseWeights(readFileSync(bots.weightsUrl({ players, palace })))
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
  const versions = [await checkout(folder), await checkout(join(import.meta.dirname, '../../../..'))]
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
