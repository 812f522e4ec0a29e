import {
  CITIES,
  COLORS,
  fromState,
  type Game,
  GOODS,
  gameFrom,
  newGame,
  type Position,
  SIDES,
  SQUARES,
  STANDARD,
  type State,
  toState,
} from '@amyitis/engine'
import { type Candidate, type GoldenKind, goldenName } from './candidates.ts'
import { playOut } from './play.ts'
import type { StyleName } from './styles.ts'

function positionOf(state: State): Position {
  const position = fromState(state, STANDARD)
  if (position.ok) return position.value
  throw new Error(position.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
}

/** Plays on until `enough`; undefined if the game is over before. */
function playUntil(
  kind: GoldenKind,
  seed: string,
  style: StyleName,
  enough: (game: Game) => boolean,
): Game | undefined {
  const game = newGame({ ...kind, seed })
  const styles = Array.from({ length: kind.players }, () => style)
  playOut(game, styles, seed, { enough })
  return game.position.phase === 'over' ? undefined : game
}

/** The same state with the colours rotated. */
function recolored(state: State): State {
  const dye = (color: string) => COLORS[(COLORS.indexOf(color as (typeof COLORS)[number]) + 3) % COLORS.length]
  const text = JSON.stringify(state).replace(/"(blue|red|black|white)"/g, (_, color) => `"${dye(color)}"`)
  return JSON.parse(text) as State
}

/** A game that starts in the middle of another, with other colours. */
export function fromMiddle(kind: GoldenKind, table: number): Candidate {
  const seed = `golden ${goldenName(kind)} position ${table}`
  const game = playUntil(
    kind,
    seed,
    'planter',
    ({ position }) => position.decision === 'action' && position.taken.length >= 5,
  )
  if (game === undefined) throw new Error(`${seed}: no tile was taken`)
  const styles: StyleName[] = ['greedy', 'planter', 'vintner', 'busy']
  const position = positionOf(recolored(toState(game.position)))
  return { ...playOut(gameFrom(position, seed), styles.slice(0, kind.players), seed), seed }
}

const TWO_GOODS = 't17'

/** The square of the tile with two goods, if it is still there and irrigated. */
function wateredSquare(position: Position): string | undefined {
  const { garden, box, irrigated } = position
  const square = garden.findIndex((tile) => tile >= 0 && box.tiles[tile].id === TWO_GOODS)
  const watered = SIDES.some(
    (name, side) => name.split('-').includes(SQUARES[square]) && (irrigated & (1 << side)) !== 0,
  )
  return watered ? SQUARES[square] : undefined
}

/** The next city, if it has a plant of quality 1; otherwise -1. */
function poorCity({ caravan, plants, box }: Position): number {
  const next = (caravan + 1) % CITIES.length
  return plants[next] >= 0 && box.faces[plants[next]].quality === 1 ? next : -1
}

/**
 * R1.5, R9.2 All goods are in stocks, so that the tile's first good can only be the one just paid, and its second is lost.
 * Real games never get there, so this needs a constructed position.
 */
export function goodsGone(kind: GoldenKind): Candidate {
  for (let table = 0; ; table++) {
    const seed = `golden ${goldenName(kind)} goods ${table}`
    const game = playUntil(kind, seed, 'irrigator', ({ position }) => {
      const ready = position.decision === 'action' && position.seats[position.player].camels > 0
      return ready && poorCity(position) >= 0 && wateredSquare(position) !== undefined
    })
    if (game === undefined) continue
    const { position } = game
    const square = wateredSquare(position) as string
    const city = poorCity(position)
    const state = toState(position)
    const mover = state.seats[position.player]
    const { reserve } = state
    const gardeners = reserve.gardeners + state.seats.reduce((sum, seat) => sum + seat.gardeners, 0)
    for (const seat of state.seats) seat.gardeners = 0
    mover.gardeners = gardeners
    reserve.gardeners = 0
    const other = state.seats[(position.player + 1) % state.players]
    const paid = GOODS[position.box.asks[city]]
    for (const good of GOODS) {
      const all = reserve.goods[good] + mover.goods[good]
      mover.goods[good] = good === paid ? 1 : 0
      other.goods[good] += all - mover.goods[good]
      reserve.goods[good] = 0
    }
    if (other.goods[paid] < 0) continue
    const opening = [`caravan ${CITIES[city]}`, `plant ${square}`, `take ${paid}`]
    const styles: StyleName[] = ['planter', 'greedy', 'busy', 'vintner']
    const start = gameFrom(positionOf(state), seed)
    return { ...playOut(start, styles.slice(0, kind.players), seed, { opening }), seed }
  }
}
