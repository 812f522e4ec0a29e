import { type Box, NO_CARD, NO_GOOD } from '../box/box.ts'
import { BABYLON, CITIES, KHORSABAD, PLANT_CITIES } from '../box/cities.ts'
import { GOODS, GROUP, KHORSABAD_PLANT, PLACES, PLANTS, START, TEMPLES, WINE } from '../box/components.ts'
import { COURT } from '../box/court.ts'
import { FLOOR, RIVER_BANK, SIDES, SQUARES, TOP_SQUARE } from '../box/garden.ts'
import { type Random, shuffleFront } from '../core/chance.ts'
import { POWERS } from '../core/event.ts'
import { EMPTY, NOBODY, type Position, type Seat, UNUSED } from './position.ts'

/** The part of the setup that is drawn at random. */
export interface Setup {
  readonly firstPlayer: number
  /** Plant cards in Eshnunna, Ur and Mari (R2.2). */
  readonly plants: readonly number[]
  /** Face of the card in Khorsabad. */
  readonly khorsabad: number
  /** Goods on the Caravaneer II cards (R2.4). */
  readonly onCaravaneers: readonly number[]
  /** Tile of each square, or UNUSED (R2.5). */
  readonly garden: readonly number[]
}

/** R2.5 The tile worth 10 at the top; on each other floor tiles of its quality, drawn at random. */
function drawGarden(box: Box, random: Random): number[] {
  const garden = new Array<number>(SQUARES.length).fill(UNUSED)
  const piles = [1, 2, 3].map((quality) => {
    const pile = box.tiles.flatMap((tile, index) => (tile.quality === quality && !tile.top ? [index] : []))
    shuffleFront(pile, pile.length, random)
    return pile
  })
  for (let square = 0; square < SQUARES.length; square++) {
    if (box.emptySquares.includes(square)) continue
    garden[square] =
      square === TOP_SQUARE ? box.tiles.findIndex((tile) => tile.top) : (piles[FLOOR[square] - 1].pop() ?? UNUSED)
  }
  return garden
}

/** R2 Everything drawn at random before the first round. */
export function drawSetup(box: Box, random: Random): Setup {
  const plants = PLANTS.map((_, plant) => plant).filter((plant) => plant !== KHORSABAD_PLANT)
  shuffleFront(plants, plants.length, random)
  const goods = GOODS.map((_, good) => good).filter((good) => good !== WINE)
  shuffleFront(goods, goods.length, random)
  const garden = drawGarden(box, random)
  const khorsabad = random(2)
  return {
    firstPlayer: random(box.players),
    plants,
    khorsabad,
    onCaravaneers: goods.slice(0, box.caravaneersWithGood),
    garden,
  }
}

/** R2.6 All cubes of a colour, 4 talents, 1 camel, a Caravaneer of level 0; score 0. */
function newSeat(box: Box, color: number): Seat {
  return {
    color,
    score: 0,
    talents: START.talents,
    camels: START.camels,
    cubes: box.cubes,
    goods: GOODS.map(() => 0),
    court: COURT.map(() => 0),
    tiles: 0,
    passed: false,
    track: 0,
    trackRank: 0,
  }
}

/** R2.2 */
function layPlants(setup: Setup): number[] {
  const plants = new Array<number>(CITIES.length).fill(-1)
  setup.plants.forEach((plant, i) => {
    plants[PLANT_CITIES[i]] = 2 * plant
  })
  plants[KHORSABAD] = 2 * KHORSABAD_PLANT + setup.khorsabad
  return plants
}

/** R2 The table before the first round: the caravan stands on Babylon (R2.1), nothing is dealt yet. */
export function layOut(box: Box, setup: Setup): Position {
  const { players } = box
  return {
    box,
    log: undefined,
    round: 0,
    phase: 'actions',
    step: 'deal',
    firstPlayer: setup.firstPlayer,
    decision: undefined,
    player: setup.firstPlayer,
    reason: undefined,
    seats: Array.from({ length: players }, (_, color) => newSeat(box, color)),
    reserve: {
      talents: box.talents - players * START.talents,
      camels: box.camels - players * START.camels,
      neutral: box.neutral,
      goods: box.goods.map((count, good) => count - (setup.onCaravaneers.includes(good) ? 1 : 0)),
      cards: box.copies.slice(),
      onCaravaneers: setup.onCaravaneers.slice(),
    },
    groups: new Array<number>(players * GROUP).fill(0),
    turned: 0,
    fields: box.fields.map(() => EMPTY),
    temples: new Array<number>(TEMPLES.length * PLACES).fill(EMPTY),
    garden: setup.garden.slice(),
    taken: [],
    canals: new Array<number>(SIDES.length * 2).fill(EMPTY),
    irrigated: 0,
    water: RIVER_BANK,
    caravan: BABYLON,
    plants: layPlants(setup),
    turn: setup.firstPlayer,
    owed: NO_GOOD,
    owedNext: NO_GOOD,
    square: -1,
    goodsDue: 0,
    cardDue: NO_CARD,
    second: NOBODY,
    powers: POWERS.map(() => NOBODY),
    powerOrder: [],
    powerTurn: 0,
  }
}
