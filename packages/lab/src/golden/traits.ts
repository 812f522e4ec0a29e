import {
  describeMove,
  type Event,
  GOODS,
  MOVES_OF,
  type Move,
  moveText,
  type Position,
  SIDES_AROUND,
  SQUARES,
  TEMPLES,
  whyNot,
} from '@amyitis/engine'

/** Traits that a selection of games should cover: short names for everything that can happen. */
export type Traits = Set<string>

const WORDS: readonly string[] = ['clause', 'what', 'good', 'trade', 'row', 'kind', 'temple', 'power', 'by', 'card']

/** The kind of an event, without who, where and when. */
function sortOf(event: Event): string {
  const parts: string[] = [event.type]
  for (const [key, value] of Object.entries(event)) {
    if (value === null) parts.push(`no ${key}`)
    else if (WORDS.includes(key) && event.type !== 'recruit') parts.push(String(value))
    else if (key === 'trade' || key === 'spaces' || key === 'level' || key === 'face') parts.push(String(value))
    else if (key === 'tile' || (key === 'place' && event.type === 'field')) parts.push(String(value))
    else if (key === 'winners') parts.push(`${(value as number[]).length} win`)
    else if (key === 'count' && event.type !== 'talents') parts.push((value as number) < 0 ? 'paid' : String(value))
    else if (key === 'count') parts.push(String(value))
  }
  if (event.type === 'score' && (event.clause === 'R11.2' || event.clause === 'R8.2')) parts.push(String(event.points))
  return parts.join(' ')
}

function emptyPiles({ reserve }: Position): string[] {
  const empty: string[] = []
  if (reserve.talents === 0) empty.push('no talents')
  if (reserve.camels === 0) empty.push('no camels')
  if (reserve.neutral === 0) empty.push('no neutral')
  reserve.goods.forEach((count, good) => {
    if (count === 0) empty.push(`no ${GOODS[good]}`)
  })
  reserve.cards.forEach((count, card) => {
    if (count === 0) empty.push(`no card ${card}`)
  })
  return empty
}

const count = (cubes: readonly number[], seat: number) => cubes.filter((cube) => cube === seat + 1).length
const PLACES = 4

/** R10.2 Was a temple rank decided by whose cube is further right? */
function templeTies(pos: Position, event: Event & { type: 'temple-ranked' }): string[] {
  const start = TEMPLES.indexOf(event.temple) * PLACES
  const own = pos.seats.map((_, seat) => count(pos.temples.slice(start, start + PLACES), seat))
  const tied = (seat: number) => own.some((cubes, other) => other !== seat && cubes === own[seat])
  const found = tied(event.first) ? [`tie for first in ${event.temple}`] : []
  if (event.second !== null && own[event.second] < own[event.first] && tied(event.second))
    found.push(`tie for second in ${event.temple}`)
  return found
}

/** R9.3 Nobody gets the bonus: because of a tie, or because no player has a cube there. */
function bonusTie(pos: Position, event: Event & { type: 'irrigation-bonus' }): string {
  const sides = SIDES_AROUND[SQUARES.indexOf(event.square)].flatMap((side) => [2 * side, 2 * side + 1])
  return sides.some((zone) => pos.canals[zone] > 0 && pos.canals[zone] <= pos.seats.length)
    ? 'tie for the irrigation bonus'
    : 'no cube for the irrigation bonus'
}

const engages = (move: Move) => (move.kind === 'recruit' || move.kind === 'free') && move.trade === 'engineer'
const ENGINEERS = [...MOVES_OF.recruit, ...MOVES_OF.free].filter((code) => engages(describeMove(code)))

/** Facts about the position that make the same move a different case. */
function circumstances(before: Position, after: Position, move: Move, events: readonly Event[]): string[] {
  const found: string[] = []
  const { seats, player, reserve, decision, reason } = before
  const what = `${decision} ${reason ?? ''}`
  if (seats[player].cubes === 0) found.push(`${what} without a cube`)
  if (decision === 'action' || decision === 'free')
    if (ENGINEERS.some((move) => whyNot(before, move) === 'engineer-no-cube')) found.push('refused engineer-no-cube')
  if (decision === 'pay') found.push(`pay ${before.owedNext < 0 ? 'last' : 'first of two'} by ${moveText(move)}`)
  if (move.kind === 'discard') found.push(`discard ${move.goods.length}`)
  if (reason === 'procession') found.push(`procession with ${Math.min(2, reserve.neutral)} neutral`)
  if (decision === 'irrigate' || decision === 'plant') found.push(`${what} ${moveText(move)}`)
  if (before.box.palace) {
    const places = seats.map((seat) => seat.track).filter((place) => place > 0)
    if (new Set(places).size < places.length) found.push(`${decision} with a tie on the track`)
  }
  for (const event of events) {
    if (event.type === 'canal' && event.seat === null && reserve.neutral === 0) found.push('canal without neutral')
    if (event.type === 'temple-ranked') found.push(...templeTies(after, event))
    if (event.type === 'irrigation-bonus' && event.seat === null) found.push(bonusTie(after, event))
  }
  return found
}

/** Adds the traits of one move, played in the position `before`. */
export function noteTraits(traits: Traits, before: Position, after: Position, text: string, events: readonly Event[]) {
  const move = describeMove(text)
  traits.add(`move ${move.kind}`)
  traits.add(`decision ${before.decision} ${before.reason ?? ''}`)
  for (const event of events) traits.add(sortOf(event))
  for (const pile of emptyPiles(after)) traits.add(pile)
  for (const fact of circumstances(before, after, move, events)) traits.add(fact)
  const placed = after.decision === 'irrigate' || events.some((event) => event.type === 'canal')
  if ((engages(move) || move.kind === 'sell') && !placed) traits.add(`${move.kind} places nothing`)
}
