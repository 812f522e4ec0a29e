import { mostCubesIn, type Position, ROWS, type Row, TEMPLES } from '@amyitis/engine'
import { templeRanks } from './ranks.ts'
import type { Fact } from './reason.ts'
import { eventsOf, type Turn } from './turn.ts'

/** A field without a cube. */
const EMPTY = 0
/** A lead is only mentioned when at most this many fields are left. */
const NEARLY_FULL = 3

/** Fields of a row without a cube. */
const fieldsLeft = ({ box, fields }: Position, row: number) =>
  fields.slice(box.rowStart[row], box.rowStart[row + 1]).filter((cube) => cube === EMPTY).length

/** R6.2 Rows that the turn fills, or in which the player takes the lead. */
function rows(turn: Turn): Fact[] {
  const { seat, before, after } = turn
  const full = eventsOf(turn, 'row-full').map(({ row, most }): Fact => {
    const card = eventsOf(turn, 'court').some((taken) => taken.kind === 'gardener' && taken.seat === most)
    return { code: 'row', row, seat: most, card }
  })
  if (full.length > 0) return full
  return eventsOf(turn, 'field').flatMap(({ row }: { row: Row }): Fact[] => {
    const index = ROWS.indexOf(row)
    const missing = fieldsLeft(after, index)
    const leads = mostCubesIn(after, index) === seat && mostCubesIn(before, index) !== seat
    return leads && missing <= NEARLY_FULL ? [{ code: 'row-lead', row, missing }] : []
  })
}

/** R6.3, R10.2 Temple ranks that the turn changes, and cubes it pushes out. */
function temples(turn: Turn): Fact[] {
  const { before, after } = turn
  const touched = TEMPLES.filter((name) => eventsOf(turn, 'temple').some(({ temple }) => temple === name))
  const ranks = touched.flatMap((temple): Fact[] => {
    const was = templeRanks(before, temple)
    const is = templeRanks(after, temple)
    return is.flatMap((to, seat) => (to === was[seat] ? [] : [{ code: 'temple', temple, seat, from: was[seat], to }]))
  })
  const out = eventsOf(turn, 'pushed-out').flatMap(({ temple, seat }): Fact[] =>
    seat === null ? [] : [{ code: 'pushed-out', temple, seat }],
  )
  return [...ranks, ...out]
}

/** Facts about fields and temples. */
export const boardFacts = (turn: Turn): Fact[] => [...rows(turn), ...temples(turn)]
