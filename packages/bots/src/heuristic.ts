import { COURT, GOODS, type Position, type Seat, SQUARES, tilesLeft } from '@amyitis/engine'

/** What things are worth to a careful player, in points. */
const TALENT = 0.7
const CAMEL = 1.6
const GOOD = 1.8
const SPARE_GOOD = 0.4
const WINE_EXTRA = 0.4
const BANKER = [0, 5, 9, 15]
const CARAVANEER = [0, 4, 8]
const GARDENER = 2.5
const TILE = 0.8
const TEMPLE_CUBE = 0.55
const CANAL_CUBE = 0.5
const TRACK = 0.45
/** To a child, who likes cards. */
const CARD = 2
/** What the rest is worth to it once only points count. */
const LAST_ROUND = 0.5

const BANKER_KIND = COURT.indexOf('banker')
const CARAVANEER_KIND = COURT.indexOf('caravaneer')
const GARDENER_KIND = COURT.indexOf('gardener')
const WINE = GOODS.indexOf('wine')

/** How much of the game is left: 1 at the start, 0 once the tiles run out. */
function ahead(pos: Position): number {
  const start = SQUARES.length - pos.box.emptySquares.length
  return Math.max(0, (tilesLeft(pos) - pos.box.endTiles) / (start - pos.box.endTiles))
}

/** In the last round even a beginner counts almost right. */
export const ERRORS_AT_END = 0.2

/** How much of its errors at the start of the game a weak level still makes. */
export const errorsLeft = (pos: Position): number => ERRORS_AT_END + (1 - ERRORS_AT_END) * ahead(pos)

/** Levels beyond those of the standard edition count as its highest. */
const worth = (levels: readonly number[], level: number) => levels[Math.min(level, levels.length - 1)]

const sum = (counts: ArrayLike<number>) => Array.from(counts).reduce((all, count) => all + count, 0)

/** Diminishing returns above a count. */
const fading = (count: number, full: number) => (count <= full ? count : full + (count - full) * 0.25)

function stock(pos: Position, seat: Seat, left: number): number {
  const { keeps } = pos.box.caravaneers[seat.court[CARAVANEER_KIND]]
  let goods = 0
  for (const count of seat.goods) goods += count
  const kept = Math.min(goods, keeps)
  const use = 0.35 + 0.65 * Math.min(1, left * 2)
  return (
    use * (TALENT * fading(seat.talents, 4) + CAMEL * fading(seat.camels, 3)) +
    GOOD * kept +
    SPARE_GOOD * (goods - kept) +
    WINE_EXTRA * seat.goods[WINE] +
    left * (worth(BANKER, seat.court[BANKER_KIND]) + worth(CARAVANEER, seat.court[CARAVANEER_KIND])) +
    Math.min(1, left * 3) * GARDENER * seat.court[GARDENER_KIND] +
    TRACK * left * seat.track +
    TILE * seat.tiles
  )
}

/** Own cubes in temples and canals. */
function board(pos: Position, index: number, left: number): number {
  const cube = index + 1
  let temples = 0
  for (const place of pos.temples) if (place === cube) temples++
  let canals = 0
  for (const zone of pos.canals) if (zone === cube) canals++
  return TEMPLE_CUBE * fading(temples, 3) + CANAL_CUBE * left * canals
}

/** A seat's score plus the estimated value of everything it owns, in points. */
function standing(pos: Position, index: number): number {
  const seat = pos.seats[index]
  if (pos.phase === 'over') return seat.score
  const left = ahead(pos)
  return seat.score + stock(pos, seat, left) + board(pos, index, left)
}

/** How far a seat is ahead of its best opponent. */
export function lead(pos: Position, index: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < pos.seats.length; other++)
    if (other !== index) best = Math.max(best, standing(pos, other))
  return standing(pos, index) - 0.3 * best
}

/** What lies in front of a seat, everything worth the same: how a child sees the game. In the last round, points count more. */
export function glitter(pos: Position, index: number): number {
  const { score, talents, camels, goods, tiles, court } = pos.seats[index]
  const rest = talents + camels + sum(goods) + CARD * sum(court)
  return score + tiles + (ahead(pos) === 0 ? LAST_ROUND : 1) * rest
}
