import { describeMove, type Move, type State } from '@amyitis/engine'
import type { Choice } from './model.ts'
import { partsOf, type Target } from './target.ts'

/** The places of a trade in its group that are not turned yet. */
function openCards({ groups }: State, group: number, trade: string): Target[] {
  return groups[group].flatMap((card, place): Target[] =>
    card.trade === trade && !card.turned ? [`card ${group} ${place}`] : [],
  )
}

/** Where a legal move lies on the table. R5.3 Of two cards alike the left one is turned. */
export function targetOf(state: State, move: Move, notation: string): Target {
  switch (move.kind) {
    case 'pass':
    case 'noble':
      return move.kind
    case 'recruit':
      return openCards(state, move.group - 1, move.trade)[0]
    case 'caravan':
      return `city ${move.city}`
    case 'field':
      return `row ${move.row}`
    case 'temple':
      return `temple ${move.temple}`
    case 'irrigate':
      return `canal ${move.side}`
    case 'plant':
      return `square ${move.square}`
    case 'court':
      return `court ${move.court}`
    case 'power':
      return `power ${move.power}`
    case 'pay':
    case 'good':
    case 'take':
      return `good ${move.good}`
    case 'sell':
    case 'ishtar':
    case 'exchange':
    case 'keep':
    case 'discard':
    case 'free':
      return `prompt ${notation}`
  }
}

/** The choices by their targets; R5.3 both copies of a trade card lead to the same one. */
export function choicesByTarget(state: State, choices: readonly Choice[]): ReadonlyMap<Target, Choice> {
  return new Map(
    choices.flatMap((choice) => {
      const { move, target } = choice
      const targets = move.kind === 'recruit' ? openCards(state, move.group - 1, move.trade) : [target]
      return targets.map((one) => [one, choice] as const)
    }),
  )
}

/** The move that pointing at a target stands for, even if it isn't legal now. */
export function moveFor(state: State, target: Target): Move | undefined {
  const parts = partsOf(target)
  switch (parts.kind) {
    case 'card': {
      const card = state.groups[parts.group]?.[parts.place]
      return card && { kind: 'recruit', group: parts.group + 1, trade: card.trade }
    }
    case 'city':
      return { kind: 'caravan', city: parts.city }
    case 'row':
      return { kind: 'field', row: parts.row }
    case 'temple':
      return { kind: 'temple', temple: parts.temple }
    case 'canal':
      return { kind: 'irrigate', side: parts.side }
    case 'square':
      return { kind: 'plant', square: parts.square }
    case 'court':
      return { kind: 'court', court: parts.court }
    case 'power':
      return { kind: 'power', power: parts.power }
    case 'good': {
      const asked = state.decision?.kind
      return { kind: asked === 'pay' || asked === 'good' ? asked : 'take', good: parts.good }
    }
    case 'noble':
    case 'pass':
      return { kind: parts.kind }
    case 'prompt':
      return describeMove(parts.move)
  }
}

/** Does a turned card lie there? Its twin may still be recruited, but not this one. */
export function isTurned({ groups }: State, target: Target): boolean {
  const parts = partsOf(target)
  return parts.kind === 'card' && groups[parts.group]?.[parts.place]?.turned === true
}
