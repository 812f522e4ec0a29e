import { afterAll, beforeAll } from 'vitest'
import { type House, openHouse } from './open.ts'

/** The house of a test file, from its first test to its last. */
export function houseFor(): () => House {
  let house: House | undefined
  beforeAll(async () => {
    house = await openHouse()
  }, 240_000)
  afterAll(() => house?.close())
  return () => {
    if (house === undefined) throw new Error('the house is not open')
    return house
  }
}
