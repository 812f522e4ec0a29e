import { ANY_CARD, NO_CARD, NO_GOOD } from '../box/box.ts'
import { GARDENER } from '../box/court.ts'
import { REQUIRED_QUALITY, SQUARES } from '../box/garden.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { isIrrigated } from '../table/canals.ts'
import { anyCardLeft, cardLeft, spendGardeners, takeCard } from '../table/cards.ts'
import { ask, PLANTED, type Position } from '../table/position.ts'
import { score, takeCamels, takeGood, takeTalents } from '../table/reserve.ts'
import type { Rule } from '../table/rule.ts'

/** R7.6 Quality of the plant that lies in a city. */
export const qualityIn = (pos: Position, city: number) => pos.box.faces[pos.plants[city]].quality

/** R9.1 A square with a tile, irrigated, whose asked quality the plant and the gardeners reach. */
function whyNotSquare(pos: Position, square: number, quality: number): RefusalCode | undefined {
  if (pos.garden[square] < 0) return 'plant-no-tile'
  if (!isIrrigated(pos, square)) return 'plant-not-irrigated'
  if (REQUIRED_QUALITY[square] > quality + pos.seats[pos.player].court[GARDENER]) return 'plant-quality'
  return undefined
}

/** R7.3 Is there a square where the plant of this city may be planted? */
export function canPlant(pos: Position, city: number): boolean {
  const quality = qualityIn(pos, city)
  for (let square = 0; square < SQUARES.length; square++)
    if (whyNotSquare(pos, square, quality) === undefined) return true
  return false
}

export const plant: Rule = {
  whyNot(pos, square) {
    return whyNotSquare(pos, square, qualityIn(pos, pos.caravan))
  },

  /** R9.1, R9.2 Exactly as many gardeners as needed are spent; then the tile, its points and its bonuses. */
  carryOut(pos, square) {
    const seat = pos.player
    spendGardeners(pos, seat, Math.max(0, REQUIRED_QUALITY[square] - qualityIn(pos, pos.caravan)))
    const index = pos.garden[square]
    const tile = pos.box.tiles[index]
    pos.garden[square] = PLANTED
    pos.taken.push(seat + 4 * index)
    pos.seats[seat].tiles++
    pos.log?.push({ type: 'tile', seat, square: SQUARES[square], tile: tile.id })
    score(pos, seat, tile.points, 'R9.2')
    takeTalents(pos, seat, tile.talents, 'R9.2')
    takeCamels(pos, seat, tile.camels, 'R9.2')
    if (tile.good !== NO_GOOD) takeGood(pos, seat, tile.good, 'R9.2')
    pos.square = square
    pos.goodsDue = tile.goods
    pos.cardDue = tile.court
    pos.step = 'bonuses'
  },
}

/** R9.2 Goods of the taker's choice, then a court card. What can't be taken is lost. */
export function bonuses(pos: Position): void {
  const seat = pos.player
  if (pos.goodsDue > 0 && pos.reserve.goods.some((count) => count > 0)) {
    pos.goodsDue--
    ask(pos, 'take', seat)
    return
  }
  if (pos.goodsDue > 0) pos.log?.push({ type: 'lost', seat, what: 'goods', count: pos.goodsDue, clause: 'R9.2' })
  pos.goodsDue = 0
  pos.step = 'irrigation'
  const kind = pos.cardDue
  if (kind === NO_CARD) return
  pos.cardDue = NO_CARD
  if (kind === ANY_CARD ? anyCardLeft(pos, seat) : cardLeft(pos, seat, kind)) {
    if (kind === ANY_CARD) ask(pos, 'court', seat, 'tile')
    else takeCard(pos, seat, kind)
  } else pos.log?.push({ type: 'lost', seat, what: 'court', count: 1, clause: 'R9.2' })
}

/** R9.2 A tile's goods, one at a time, wine included. */
export const take: Rule = {
  whyNot(pos, good) {
    return pos.reserve.goods[good] > 0 ? undefined : 'take-none-left'
  },

  carryOut(pos, good) {
    takeGood(pos, pos.player, good, 'R9.2')
  },
}
