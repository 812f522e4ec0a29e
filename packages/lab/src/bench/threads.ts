import { readFileSync } from 'node:fs'
import { createBot, type Net, parseWeights, Search, searchInLockStep, weightsUrl } from '@amyitis/bots'
import {
  clonePosition,
  listLegal,
  type MoveCode,
  MoveList,
  newGame,
  type PlayerCount,
  type Position,
  playMove,
  type Random,
  seededRandom,
} from '@amyitis/engine'

export interface ThreadsPlan {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly positions: number
  /** Iterations of one thread per decision. */
  readonly iterations: number
  readonly seed: string
}

/** How many iterations of a long search judge a choice, for each of a short one. */
const REFERENCE = 50
/** Searches of each position. */
const SEARCHES = 2
const SAMPLES = 1000

/** Decisions with several choices from games of good players. */
function decisions({ players, palace, positions, seed }: ThreadsPlan, net: Net): Position[] {
  const found: Position[] = []
  const list = new MoveList()
  for (let game = 0; found.length < positions; game++) {
    const { position, dealer } = newGame({ players, palace, seed: `${seed}/${game}` })
    const random = seededRandom(`${seed}/${game}/moves`)
    const bot = createBot('boatman', { net, random })
    while (position.decision !== undefined && found.length < positions) {
      listLegal(position, list)
      if (list.length >= 4 && random(12) === 0) found.push(clonePosition(position))
      playMove(position, bot.choose(position), dealer)
    }
  }
  return found
}

/** What each choice gives away, by the values of a long search. */
function regrets(net: Net, position: Position, iterations: number): Map<MoveCode, number> {
  const search = new Search(net, position, seededRandom('reference'))
  search.run(iterations)
  search.visitEveryChoice()
  const choices = search.choices()
  const best = Math.max(...choices.map(({ value }) => value))
  return new Map(choices.map(({ move, value }) => [move, best - value]))
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** The 95 % interval of a statistic of positions, by bootstrapping. */
function interval(positions: number, statistic: (sample: readonly number[]) => number): [number, number] {
  const random = seededRandom('bootstrap')
  const values = Array.from({ length: SAMPLES }, () =>
    statistic(Array.from({ length: positions }, () => random(positions))),
  ).sort((a, b) => a - b)
  return [values[Math.floor(0.025 * SAMPLES)], values[Math.floor(0.975 * SAMPLES)]]
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/**
 * What two and four threads gain over one: how much less their choices give away, compared with what as many iterations in one
 * thread gain. Threads run in lock-step, so the result doesn't depend on the machine.
 */
export function* measureThreads(plan: ThreadsPlan): Generator<string> {
  const file = readFileSync(weightsUrl(plan))
  const nets = Array.from({ length: 4 }, () => parseWeights(file).net)
  const { iterations } = plan
  const positions = decisions(plan, nets[0])
  const judges = positions.map((position) => regrets(nets[0], position, REFERENCE * iterations))
  const alone = (count: number) => (position: Position, random: Random) => {
    const search = new Search(nets[0], position, random)
    search.run(count)
    return search.best()
  }
  const measure = (choose: (position: Position, random: Random) => MoveCode) =>
    positions.map((position, i) =>
      mean(
        Array.from(
          { length: SEARCHES },
          (_, n) => judges[i].get(choose(position, seededRandom(`${plan.seed}/${n}`))) ?? 0,
        ),
      ),
    )
  const thousandths = (values: readonly number[]) => (1000 * mean(values)).toFixed(1)
  const one = measure(alone(iterations))
  yield `1 thread, ${iterations} iterations: gives away ${thousandths(one)} thousandths of a win per decision`
  for (const threads of [2, 4]) {
    const more = measure(alone(threads * iterations))
    yield `1 thread, ${threads * iterations} iterations: ${thousandths(more)}`
    const together = measure((position, random) =>
      searchInLockStep(nets.slice(0, threads), position, random, threads * iterations),
    )
    const share = (sample: readonly number[]) =>
      mean(sample.map((i) => one[i] - together[i])) / mean(sample.map((i) => one[i] - more[i]))
    const [low, high] = interval(positions.length, share)
    const gain = `${percent(share([...positions.keys()]))} of the gain (95 %: ${percent(low)} … ${percent(high)})`
    yield `${threads} threads, ${iterations} iterations each: ${thousandths(together)}, ${gain}`
  }
}
