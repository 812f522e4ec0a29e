import { type Event, kindOf, listLegal, type MoveCode, MoveList, type Position } from '@amyitis/engine'
import { boardFacts } from './board-facts.ts'
import { cardFacts } from './card-facts.ts'
import { gardenFacts } from './garden-facts.ts'
import type { Line } from './line.ts'
import type { Fact, Reason } from './reason.ts'
import { roundFacts } from './round-facts.ts'
import { handsOverGoods, keptGoods, keptSale, stockFacts } from './stock-facts.ts'
import { playTurn, type Turn } from './turn.ts'
import { byWeight } from './weight.ts'

const MAX_REASONS = 6

/** Does a fact speak for the turn, from the view of the player who decides? */
function sideOf(fact: Fact, seat: number): Reason['side'] {
  const good = () => {
    switch (fact.code) {
      case 'pays':
      case 'gives':
      case 'opens':
      case 'in-reach':
        return false
      case 'bonus':
        return fact.seat === seat
      case 'row':
        return fact.seat === seat || fact.seat === null
      case 'temple': {
        const better = fact.to !== 0 && (fact.from === 0 || fact.to < fact.from)
        return better === (fact.seat === seat)
      }
      case 'pushed-out':
        return fact.seat !== seat
      default:
        return true
    }
  }
  return good() ? 'for' : 'against'
}

/** R5.2 Talents that passing brings in the expected line, up to the end of the round. */
function talentsForPassing(position: Position, { moves }: Line): number {
  if (kindOf(moves[0]) !== 'pass') return 0
  const { events } = playTurn(position, moves)
  const own = (event: Event) => event.type === 'talents' && event.seat === position.player && event.clause === 'R5.2'
  return events.filter(own).length
}

const list = new MoveList()

function factsOf(position: Position, turn: Turn, line: Line, other: Turn | undefined): Fact[] {
  // A whole turn is compared with doing nothing, part of a turn with the alternative.
  const without = position.decision === 'action' ? position : other?.dealt === false ? other.after : undefined
  listLegal(position, list)
  return [
    ...(list.length === 1 ? [{ code: 'only' } as const] : []),
    ...stockFacts(turn),
    ...gardenFacts(turn, without),
    ...cardFacts(turn),
    ...boardFacts(turn),
    ...roundFacts(turn, talentsForPassing(position, line)),
    ...(other !== undefined && handsOverGoods(line.moves[0]) ? keptGoods(turn, other) : []),
    ...(other === undefined || other.dealt ? [] : keptSale(turn, other)),
  ]
}

const ownMoves = ({ moves, own }: Line): readonly MoveCode[] => moves.slice(0, own)

/**
 * Why a line is good or bad for the player who decides, most important first. Reasons that also hold for the `other` line
 * are marked as shared.
 */
export function reasonsFor(position: Position, line: Line, other?: Line, most = MAX_REASONS): Reason[] {
  const turn = playTurn(position, ownMoves(line))
  const rival = other === undefined ? undefined : playTurn(position, ownMoves(other))
  const facts = factsOf(position, turn, line, rival)
  const otherFacts =
    other === undefined || rival === undefined
      ? new Set<string>()
      : new Set(factsOf(position, rival, other, turn).map((fact) => JSON.stringify(fact)))
  const reasons = facts.map((fact): Reason => {
    const side = sideOf(fact, position.player)
    return otherFacts.has(JSON.stringify(fact)) ? { ...fact, side, shared: true } : { ...fact, side }
  })
  return byWeight(reasons).slice(0, most)
}
