import type { Event, EventType } from '@amyitis/engine'

const clause = 'R7.4'
const SOURCES = ['R4.2', 'R6.4', 'R7.4', 'R8.2', 'R9.2', 'R9.3', 'R10.2', 'R11.2', 'R11.3', 'R12.4']

/** At least one event of every type, and one for every wording. */
export const EVENTS: { readonly [Type in EventType]: readonly (Event & { type: Type })[] } = {
  round: [{ type: 'round', round: 3 }],
  deal: [{ type: 'deal', groups: [['farmer', 'priest'], ['engineer', 'merchant'], ['farmer']] }],
  score: [1, 6].flatMap((points) =>
    SOURCES.map((from) => ({
      type: 'score',
      seat: 0,
      points,
      clause: from,
    })),
  ),
  talents: [1, 3, -1, -2].map((count) => ({ type: 'talents', seat: 0, count, clause })),
  camels: [1, 3, -1, -2].map((count) => ({ type: 'camels', seat: 1, count, clause })),
  goods: (['wine', 'salt', 'dates', 'barley'] as const).flatMap((good) =>
    [1, 2, -1].map((count) => ({ type: 'goods' as const, seat: 2, good, count, clause })),
  ),
  lost: (['talents', 'camels', 'goods', 'court'] as const).flatMap((what) =>
    [1, 2].map((count) => ({ type: 'lost' as const, seat: 0, what, count, clause })),
  ),
  pass: [{ type: 'pass', seat: 1 }],
  recruit: (['farmer', 'merchant', 'priest', 'engineer'] as const).map((trade) => ({
    type: 'recruit',
    seat: 0,
    group: 1,
    card: 0,
    trade,
  })),
  field: (['top', 'bottom'] as const).map((row) => ({ type: 'field', seat: 2, row, place: 1 })),
  'row-full': [0, null].map((most) => ({ type: 'row-full', row: 'top', most })),
  temple: [0, null].map((seat) => ({ type: 'temple', seat, temple: 'ishtar' })),
  'pushed-out': [1, null].map((seat) => ({ type: 'pushed-out', seat, temple: 'marduk' })),
  canal: [2, null].map((seat) => ({ type: 'canal', seat, side: 'a1-b1' })),
  caravan: [1, 4].map((spaces) => ({ type: 'caravan', seat: 0, from: 'uruk', to: 'eshnunna', spaces })),
  court: (['banker', 'caravaneer', 'gardener', 'palace'] as const).map((kind) => ({
    type: 'court',
    seat: 1,
    kind,
    level: kind === 'gardener' ? 0 : 1,
  })),
  'gardeners-spent': [1, 2].map((count) => ({ type: 'gardeners-spent', seat: 0, count })),
  tile: [{ type: 'tile', seat: 0, square: 'b2', tile: 'x' }],
  'irrigation-bonus': [0, null].map((seat) => ({ type: 'irrigation-bonus', square: 'b2', seat })),
  'plant-turned': [0, 1].map((face) => ({ type: 'plant-turned', city: 'uruk', card: 'iris', face })),
  'temple-ranked': [1, null].map((second) => ({ type: 'temple-ranked', temple: 'tammouz', first: 0, second })),
  'first-player': [{ type: 'first-player', seat: 2 }],
  power: (['first', 'procession', 'recruit', 'advance'] as const).map((power) => ({ type: 'power', seat: 0, power })),
  free: (['farmer', 'merchant', 'priest', 'engineer'] as const).map((trade) => ({ type: 'free', seat: 1, trade })),
  track: [{ type: 'track', seat: 0, place: 4 }],
  over: (['tiles', 'rounds'] as const).map((by) => ({ type: 'over', winners: [0], by })),
}
