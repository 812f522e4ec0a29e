import type { State } from '@amyitis/engine'
import type { Target } from './model.ts'

/** The kinds of moves that name a thing on the table, and what the thing is called there. */
const PLACES: Readonly<Record<string, string>> = {
  caravan: 'city',
  field: 'row',
  temple: 'temple',
  irrigate: 'canal',
  plant: 'square',
  court: 'court',
  power: 'power',
  pay: 'good',
  good: 'good',
  take: 'good',
}

/** R5.3 The card that is turned: of two alike, the left one. */
function cardOf(state: State, group: number, trade: string): Target {
  const place = state.groups[group].findIndex((card) => card.trade === trade && !card.turned)
  return `card ${group} ${place}`
}

/** Where a legal move lies on the table. */
export function targetOf(state: State, move: string): Target {
  const [kind, word, trade] = move.split(' ')
  if (kind === 'recruit') return cardOf(state, Number(word) - 1, trade)
  if (kind === 'pass' || kind === 'noble') return kind
  return kind in PLACES ? `${PLACES[kind]} ${word}` : `prompt ${move}`
}

/** What somebody means who points at a target: the move that it would be, whether it is legal or not. */
export function moveAt(state: State, target: Target): string {
  const [place, word, card] = target.split(' ')
  switch (place) {
    case 'card':
      return `recruit ${Number(word) + 1} ${state.groups[Number(word)]?.[Number(card)]?.trade}`
    case 'prompt':
      return target.slice('prompt '.length)
    case 'pass':
    case 'noble':
      return place
    case 'good': {
      const asked = state.decision?.kind
      return `${asked === 'pay' || asked === 'good' ? asked : 'take'} ${word}`
    }
    default: {
      const kind = Object.keys(PLACES).find((name) => PLACES[name] === place)
      return kind === undefined ? target : `${kind} ${word}`
    }
  }
}

/** Does a turned card lie there? Its twin may still be recruited, but not this one. */
export function isTurned(state: State, target: Target): boolean {
  const [place, group, card] = target.split(' ')
  return place === 'card' && state.groups[Number(group)]?.[Number(card)]?.turned === true
}
