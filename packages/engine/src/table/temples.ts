import { PLACES, TEMPLES } from '../box/components.ts'
import { EMPTY, NEUTRAL, ownerOf, type Position } from './position.ts'

const seatOrNull = (cube: number) => (cube === NEUTRAL ? null : ownerOf(cube))

/**
 * R6.3 A cube goes to the leftmost place of a temple and pushes all others one place to the right; one pushed out of
 * the fourth place returns to its owner, a neutral one to the reserve.
 */
export function pushIntoTemple(pos: Position, temple: number, cube: number): void {
  const left = temple * PLACES
  const out = pos.temples[left + PLACES - 1]
  for (let place = PLACES - 1; place > 0; place--) pos.temples[left + place] = pos.temples[left + place - 1]
  pos.temples[left] = cube
  if (cube === NEUTRAL) pos.reserve.neutral--
  else pos.seats[ownerOf(cube)].cubes--
  pos.log?.push({ type: 'temple', seat: seatOrNull(cube), temple: TEMPLES[temple] })
  if (out === EMPTY) return
  if (out === NEUTRAL) pos.reserve.neutral++
  else pos.seats[ownerOf(out)].cubes++
  pos.log?.push({ type: 'pushed-out', seat: seatOrNull(out), temple: TEMPLES[temple] })
}
