import { COURT, POWERS, type State } from '@amyitis/engine'

/** Everything on a table that can be pointed at. */
export function targetsOn(state: State): Set<string> {
  return new Set([
    ...Object.keys(state.canals).map((side) => `canal ${side}`),
    ...Object.keys(state.garden).map((square) => `square ${square}`),
    ...state.groups.flatMap((group, g) => group.map((_, card) => `card ${g} ${card}`)),
    ...['babylon', 'eshnunna', 'susa', 'ur', 'uruk', 'mari', 'palmyra', 'khorsabad', 'ninoua'].map(
      (city) => `city ${city}`,
    ),
    ...Object.keys(state.fields).map((row) => `row ${row}`),
    ...Object.keys(state.temples).map((temple) => `temple ${temple}`),
    ...COURT.map((court) => `court ${court}`),
    ...POWERS.map((power) => `power ${power}`),
    ...state.seats.map((_, seat) => `seat ${seat}`),
    'pass',
    'noble',
  ])
}
