import {
  CITIES,
  favourFor,
  isIrrigated,
  mostCubesAround,
  type Position,
  SQUARES,
  type Square,
  tilesLeft,
} from '@amyitis/engine'
import { type Planting, plantings } from './reach.ts'
import type { Fact } from './reason.ts'
import { actsAgain, eventsOf, rivals, type Turn } from './turn.ts'

const NOBODY = -1
/** How many tiles away the next step of the favour, or the end, may be to be mentioned. */
const NEAR = 2

const squaresWith = (pos: Position, test: (square: number) => boolean) =>
  SQUARES.map((_, square) => square).filter((square) => pos.garden[square] >= 0 && test(square))
const named = (squares: readonly number[]): Square[] => squares.map((square) => SQUARES[square])

/** R9.3 Who gets the irrigation bonus of a planting. */
function bonuses(turn: Turn): Fact[] {
  const paid = eventsOf(turn, 'score').filter(({ clause }) => clause === 'R9.3')
  return eventsOf(turn, 'irrigation-bonus').flatMap(({ square, seat }, i): Fact[] =>
    seat === null ? [] : [{ code: 'bonus', square, points: paid[i].points, seat }],
  )
}

/**
 * R9.3 Squares around which the turn changes who has the most cubes. A turn places one cube: it can win a majority that
 * nobody had, or turn an opponent's into a tie, but not take it over.
 */
function majorities({ seat, before, after }: Turn): Fact[] {
  const changed = squaresWith(after, (square) => mostCubesAround(before, square) !== mostCubesAround(after, square))
  const from = (other: number) => changed.filter((square) => mostCubesAround(before, square) === other)
  const won = from(NOBODY)
  return [
    ...(won.length === 0 ? [] : [{ code: 'majority', squares: named(won) } as const]),
    ...after.seats.flatMap((_, other): Fact[] => {
      const broken = other === seat ? [] : from(other)
      return broken.length === 0 ? [] : [{ code: 'breaks', squares: named(broken), seat: other }]
    }),
  ]
}

/** R3.8 Squares that the turn irrigates and that others could plant right away. */
function opened(turn: Turn): Fact[] {
  const { before, after } = turn
  const fresh = squaresWith(after, (square) => !isIrrigated(before, square) && isIrrigated(after, square))
  if (fresh.length === 0) return []
  const within = rivals(turn).map((seat) => ({ seat, squares: plantings(after, seat).map(({ square }) => square) }))
  return fresh.flatMap((square): Fact[] => {
    const seats = within.filter(({ squares }) => squares.includes(square)).map(({ seat }) => seat)
    const { points } = after.box.tiles[after.garden[square]]
    return seats.length === 0 ? [] : [{ code: 'opens', square: SQUARES[square], points, seats }]
  })
}

/** Who else could have planted the square, had this turn not been played? */
function taken(turn: Turn, without: Position | undefined): Fact[] {
  if (without === undefined) return []
  return eventsOf(turn, 'tile').flatMap(({ square }): Fact[] => {
    const index = SQUARES.indexOf(square)
    const seats = rivals(turn).filter((seat) => plantings(without, seat).some((planting) => planting.square === index))
    return seats.length === 0 ? [] : [{ code: 'takes-square', square, seats }]
  })
}

/** R7.2, R7.6 Moving the caravan changes what others can reach: it stands elsewhere, and a plant card may be turned over. */
function reaches(turn: Turn): Fact[] {
  if (eventsOf(turn, 'caravan').length === 0) return []
  const { before, after } = turn
  return rivals(turn).flatMap((seat): Fact[] => {
    const was = plantings(before, seat)
    const is = plantings(after, seat)
    const can = (list: readonly Planting[], square: number) => list.some((planting) => planting.square === square)
    const lost = was.find(({ square }) => after.garden[square] >= 0 && !can(is, square))
    const won = is.find(({ square }) => isIrrigated(before, square) && !can(was, square))
    const fact = (code: 'in-reach' | 'out-of-reach', { square, points }: Planting): Fact => ({
      code,
      square: SQUARES[square],
      points,
      seat,
    })
    return [
      ...(lost === undefined ? [] : [fact('out-of-reach', lost)]),
      ...(won === undefined ? [] : [fact('in-reach', won)]),
    ]
  })
}

/** R11.1, R11.2 What a new tile means for the favour and for the end of the game. */
function tiles({ seat, before, after }: Turn): Fact[] {
  const own = after.seats[seat].tiles
  if (own === before.seats[seat].tiles) return []
  const facts: Fact[] = []
  const { now, next } = favourFor(after.box, own)
  if (now > favourFor(before.box, before.seats[seat].tiles).now) facts.push({ code: 'favour', tiles: own, points: now })
  else if (next !== undefined && next.tiles - own <= NEAR)
    facts.push({ code: 'favour-near', missing: next.tiles - own, points: next.points })
  const left = tilesLeft(after) - after.box.endTiles
  if (left <= 0 && tilesLeft(before) > before.box.endTiles) facts.push({ code: 'ends' })
  else if (left > 0 && left <= NEAR) facts.push({ code: 'end-near', tiles: left })
  return facts
}

/** A better tile than before that the player could plant next turn. */
function prepared(turn: Turn): Fact[] {
  if (!actsAgain(turn)) return []
  const { seat, before, after } = turn
  const was = plantings(before, seat)
  const is = plantings(after, seat)
  const best = is.find(({ square }) => was.every((planting) => planting.square !== square))
  if (best === undefined || best.points <= (was[0]?.points ?? 0)) return []
  return [{ code: 'prepares', square: SQUARES[best.square], points: best.points, city: CITIES[best.city] }]
}

/** Facts about the garden. `without` is the position if the player did not play this turn. */
export function gardenFacts(turn: Turn, without: Position | undefined): Fact[] {
  return [
    ...bonuses(turn),
    ...majorities(turn),
    ...opened(turn),
    ...taken(turn, without),
    ...reaches(turn),
    ...tiles(turn),
    ...prepared(turn),
  ]
}
