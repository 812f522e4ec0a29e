import { CITIES } from '../box/cities.ts'
import { PLANTS } from '../box/components.ts'
import { SIDE_SQUARES, SIDES, SIDES_AROUND, SQUARES } from '../box/garden.ts'
import { fillZone, isFull } from '../table/canals.ts'
import { cubeOf, NEUTRAL, NOBODY, PLANTED, type Position, soleLeader } from '../table/position.ts'
import { score } from '../table/reserve.ts'
import { qualityIn } from './plant.ts'

/** R9.3 The player with the most own cubes on the sides around a square; on a tie, or with none, nobody. */
export function mostCubesAround(pos: Position, square: number): number {
  return soleLeader(pos, (seat) => {
    let cubes = 0
    for (const side of SIDES_AROUND[square])
      for (let zone = 2 * side; zone < 2 * side + 2; zone++) if (pos.canals[zone] === cubeOf(seat)) cubes++
    return cubes
  })
}

/** R9.3 They score the quality printed on the plant card; gardeners don't count. */
function irrigationBonus(pos: Position): void {
  const winner = mostCubesAround(pos, pos.square)
  const seat = winner === NOBODY ? null : winner
  pos.log?.push({ type: 'irrigation-bonus', square: SQUARES[pos.square], seat })
  if (winner !== NOBODY) score(pos, winner, qualityIn(pos, pos.caravan), 'R9.3')
}

/** R9.4 Every empty zone between the square and each neighbouring planted square gets a neutral cube. */
function irrigateBetweenPlants(pos: Position): void {
  for (const side of SIDES_AROUND[pos.square]) {
    const [a, b] = SIDE_SQUARES[side]
    if (pos.garden[a] !== PLANTED || pos.garden[b] !== PLANTED) continue
    while (!isFull(pos, side)) {
      if (pos.reserve.neutral > 0) pos.reserve.neutral--
      fillZone(pos, side, NEUTRAL)
      pos.log?.push({ type: 'canal', seat: null, side: SIDES[side] })
    }
  }
}

/** R7.6 The plant card is turned over. */
function turnPlantCard(pos: Position): void {
  pos.plants[pos.caravan] ^= 1
  const plant = pos.plants[pos.caravan]
  pos.log?.push({ type: 'plant-turned', city: CITIES[pos.caravan], card: PLANTS[plant >> 1], face: plant & 1 })
}

/** R9.5 After the tile and its bonuses. */
export function afterPlanting(pos: Position): void {
  irrigationBonus(pos)
  irrigateBetweenPlants(pos)
  turnPlantCard(pos)
  pos.square = -1
  pos.step = 'turn'
}
