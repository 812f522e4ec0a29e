import { type BotConstants, createBot, DEFAULT_OBJECTIVE, type Net, thinkOnePly } from '@amyitis/bots'
import { type Box, newGame, playMove, seededRandom, winners } from '@amyitis/engine'

/** A network, and overrides of the default constants. */
export interface Side {
  readonly net: Net
  readonly constants?: BotConstants | undefined
}

interface BlockOptions {
  /** Iterations per decision; without them both look one move ahead. */
  readonly iterations: number
  readonly seed: string
}

export interface MatchOptions extends BlockOptions {
  readonly games: number
}

/** The share of the win of one bot in a seat, with another in all other seats. */
function playSeat(one: Side, other: Side, box: Box, own: number, game: number, options: BlockOptions): number {
  const { players, palace, edition } = box
  const { iterations, seed } = options
  const { position, dealer } = newGame({ players, palace, edition, seed: `${seed}/${Math.floor(game / players)}` })
  const choosers = position.seats.map((_, seat) => {
    const side = seat === own ? one : other
    const random = seededRandom(`${seed}/${game}/${seat}`)
    if (iterations === 0)
      return () => thinkOnePly(side.net, position, random, { ...DEFAULT_OBJECTIVE, ...side.constants }).move
    const bot = createBot('amyitis', { ...side, random })
    return () => bot.choose(position, { iterations })
  })
  while (position.decision !== undefined) playMove(position, choosers[position.player](), dealer)
  const best = winners(position)
  return best.includes(own) ? 1 / best.length : 0
}

/** The share of wins of one bot against a table of another, in one block after the other: a seed in every seat. */
export function* playBlocks(one: Side, other: Side, box: Box, options: MatchOptions): Generator<number> {
  const { players } = box
  for (let game = 0; game < options.games; game += players) {
    let won = 0
    for (let own = 0; own < players; own++) won += playSeat(one, other, box, own, game + own, options)
    yield won / players
  }
}
