import type { Random } from '@amyitis/engine'

/** One game of the pool: who sat where (by index into the pool), and the points of each seat. */
export interface ArenaGame {
  readonly block: string
  readonly seats: readonly number[]
  readonly scores: readonly number[]
}

export interface Rating {
  readonly elo: number
  readonly low: number
  readonly high: number
}

/** One way a game can be ordered, best first; games with ties have several, each counting a part. */
interface Order {
  readonly bots: readonly number[]
  readonly weight: number
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  )
}

/** The orders of a game by points; seats that tie stand in every order among themselves. */
function ordersOf({ seats, scores }: ArenaGame): Order[] {
  const groups = [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => seats.filter((_, seat) => scores[seat] === score))
  let orders: number[][] = [[]]
  for (const group of groups) orders = orders.flatMap((order) => permutations(group).map((next) => [...order, ...next]))
  return orders.map((bots) => ({ bots, weight: 1 / orders.length }))
}

/** Each bot is given a draw against an average one, so that who never loses still has a finite rating. */
const PRIOR_GAMES = 0.5
const ROUNDS = 400

/**
 * Strengths by maximum likelihood (Plackett–Luce: at each place the next is chosen in proportion to strength), by the
 * minorise-maximise steps of Hunter (2004). With two players this is Bradley–Terry.
 */
export function strengths(games: readonly ArenaGame[], pool: number): number[] {
  const orders = games.flatMap(ordersOf)
  let strength = new Array<number>(pool).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const wins = new Array<number>(pool).fill(PRIOR_GAMES)
    const chances = strength.map((own) => (2 * PRIOR_GAMES) / (own + 1))
    for (const { bots, weight } of orders)
      for (let place = 0; place + 1 < bots.length; place++) {
        wins[bots[place]] += weight
        let sum = 0
        for (let i = place; i < bots.length; i++) sum += strength[bots[i]]
        for (let i = place; i < bots.length; i++) chances[bots[i]] += weight / sum
      }
    const next = wins.map((won, bot) => won / chances[bot])
    const change = Math.max(...next.map((own, bot) => Math.abs(Math.log(own / strength[bot]))))
    strength = next
    if (change < 1e-7) break
  }
  return strength
}

const elo = (strength: number) => 400 * Math.log10(strength)

/** Ratings on the Elo scale with `zero` at 0, and 95 % intervals by drawing whole blocks of games anew. */
export function rate(games: readonly ArenaGame[], pool: number, zero: number, random: Random, draws = 200): Rating[] {
  const relative = (strength: readonly number[]) => strength.map((own) => elo(own / strength[zero]))
  const byBlock = new Map<string, ArenaGame[]>()
  for (const game of games) byBlock.set(game.block, [...(byBlock.get(game.block) ?? []), game])
  const blocks = [...byBlock.values()]
  const drawn = Array.from({ length: draws }, () => {
    const again = Array.from({ length: blocks.length }, () => blocks[random(blocks.length)]).flat()
    return relative(strengths(again, pool))
  })
  return relative(strengths(games, pool)).map((value, bot) => {
    const sorted = drawn.map((ratings) => ratings[bot]).sort((a, b) => a - b)
    return { elo: value, low: sorted[Math.floor(draws * 0.025)], high: sorted[Math.ceil(draws * 0.975) - 1] }
  })
}

/** Share of wins of a bot in the games where it sat; a shared win counts 1/k. With its 95 % interval over blocks. */
export function winShare(games: readonly ArenaGame[], bot: number): { share: number; error: number; games: number } {
  const shares = new Map<string, { won: number; seats: number }>()
  let count = 0
  for (const { block, seats, scores } of games) {
    const best = Math.max(...scores)
    const winners = seats.filter((_, seat) => scores[seat] === best)
    const own = shares.get(block) ?? { won: 0, seats: 0 }
    const sat = seats.filter((other) => other === bot).length
    if (sat === 0) continue
    own.won += winners.filter((winner) => winner === bot).length / winners.length
    own.seats++
    count++
    shares.set(block, own)
  }
  const blocks = [...shares.values()]
  const total = blocks.reduce((sum, { seats }) => sum + seats, 0)
  const share = blocks.reduce((sum, { won }) => sum + won, 0) / total
  const spread = blocks.reduce((sum, { won, seats }) => sum + (won - share * seats) ** 2, 0)
  return { share, error: (1.96 * Math.sqrt(spread)) / total, games: count }
}
