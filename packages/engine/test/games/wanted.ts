import { MOVE_KINDS } from '../../src/core/move.ts'
import {
  CITIES,
  COURT,
  type EventType,
  GOODS,
  POWERS,
  REFUSALS,
  SIDES,
  SQUARES,
  STANDARD,
  TEMPLES,
  TRADES,
} from '../../src/index.ts'
import type { Decision } from '../../src/table/position.ts'

/** Every kind of decision, with its reasons if it has any. */
const QUESTIONS: Readonly<Record<Decision, readonly string[]>> = {
  action: [''],
  field: [' farmer', ' tammouz', ' free'],
  temple: [' priest', ' procession', ' free'],
  irrigate: [' engineer', ' babylon', ' free'],
  sell: [''],
  pay: [''],
  court: [' city', ' tile'],
  good: [''],
  plant: [''],
  take: [''],
  ishtar: [''],
  exchange: [''],
  discard: [''],
  power: [''],
  free: [''],
}

const EVENTS: Readonly<Record<EventType, true>> = {
  round: true,
  deal: true,
  score: true,
  talents: true,
  camels: true,
  goods: true,
  lost: true,
  pass: true,
  recruit: true,
  field: true,
  'row-full': true,
  temple: true,
  'pushed-out': true,
  canal: true,
  caravan: true,
  court: true,
  'gardeners-spent': true,
  tile: true,
  'irrigation-bonus': true,
  'plant-turned': true,
  'temple-ranked': true,
  'first-player': true,
  power: true,
  free: true,
  track: true,
  over: true,
}

const LEVELS = { banker: 3, caravaneer: 2, palace: 6, gardener: 0 } as const
const CARDS = COURT.flatMap((kind) =>
  LEVELS[kind] === 0 ? [kind as string] : Array.from({ length: LEVELS[kind] }, (_, i) => `${kind} ${i + 1}`),
)
const each = (names: readonly string[], text: (name: string) => string | readonly string[]) => names.flatMap(text)
const TABLES = each(['2', '3', '4'], (players) => [`${players} players, base`, `${players} players, palace`])

/** Refusals that no move in notation can get. */
const UNWRITTEN = ['not-a-move', 'sell-count']

/** The cases that golden games must cover, by chapter, named as in `cases.ts`. */
export const WANTED: Readonly<Record<string, readonly string[]>> = {
  'Every decision occurs': Object.entries(QUESTIONS).flatMap(([kind, reasons]) =>
    reasons.map((reason) => `decision ${kind}${reason}`),
  ),
  'Every kind of move is played': MOVE_KINDS.map((kind) => `move ${kind}`),
  'Every type of event happens': Object.keys(EVENTS).map((type) => `event ${type}`),
  'Points come from every clause that gives any': each(
    ['R4.2', 'R6.4', 'R7.4', 'R8.2', 'R9.2', 'R9.3', 'R10.2', 'R11.2', 'R11.3', 'R12.4'],
    (clause) => `score ${clause}`,
  ),
  'Every reason to refuse a move stands in the way of one': Object.keys(REFUSALS)
    .filter((code) => !UNWRITTEN.includes(code))
    .map((code) => `refused ${code}`),
  'R1.5 The reserve runs out': [
    ...each(['talents', 'camels', 'neutral', ...GOODS, ...CARDS], (pile) => `no ${pile} left`),
    ...each(['R4.2', 'R5.2', 'R9.2', 'R10.2', 'R12.3'], (clause) => `lost talents ${clause}`),
    'lost camels R9.2',
    'lost goods R6.1',
    'lost goods R9.2',
    'lost court R6.2',
    'lost court R9.2',
    'talents fewer than due',
    'camels fewer than due',
  ],
  'R5 Actions': [
    'a pass without a cube',
    'a talent for a turn after passing',
    ...each(TRADES, (trade) => ['0', '1', '2'].map((cost) => `recruit ${trade} for ${cost}`)),
    'recruit the left one of two',
    'the merchant is refused for want of camels',
    'a trade is refused for want of cubes',
    'recruit an engineer without a cube',
    'recruit an engineer without an open zone',
  ],
  'R6 Fields and temples': [
    ...each(['top', 'bottom'], (row) => [
      ...['1', '2', '3', '4', '5'].map((place) => `field ${row} ${place}`),
      `a gardener for the ${row} row`,
      `a tie in the ${row} row`,
    ]),
    ...each(TEMPLES, (temple) => [
      `a cube into ${temple}`,
      `a neutral cube into ${temple}`,
      `a cube out of ${temple}`,
      `a neutral cube out of ${temple}`,
    ]),
  ],
  'R7 The caravan': [
    ...each(CITIES, (city) => `caravan to ${city}`),
    ...each(['1', '2', '3', '4', '5', '6', '7', '8', '9'], (spaces) => `caravan ${spaces} spaces`),
    ...each(['0', '1', '2'], (level) => `caravan with Caravaneer ${level}`),
    'sell one good',
    'sell two goods of a kind',
    'sell two goods of two kinds',
    'a sale without a cube to place',
    'a sale without an open zone',
    ...each(['the only good', 'the first of two goods', 'the second of two goods'], (which) => [
      `asked how to pay ${which}: wine`,
      `asked how to pay ${which}: the good`,
    ]),
    'both goods of a plant are asked about',
    'wine is paid without asking',
  ],
  'R8 Court cards': [
    ...each(CARDS, (card) => `court ${card}`),
    'one of two kinds is left in a court city',
    'the good of the last Caravaneer II',
  ],
  'R9 Planting': [
    ...each(Object.keys(STANDARD.tiles), (tile) => `tile ${tile}`),
    ...each(SQUARES, (square) => `plant on ${square}`),
    ...each(['0', '1', '2'], (count) => `plant with ${count} gardeners`),
    ...each(['reed', 'iris', 'lily', 'khorsabad'], (card) => [`turn ${card} to 0`, `turn ${card} to 1`]),
    'a gardener spent comes back by a free court card',
    'the planter has the irrigation bonus',
    'another player has the irrigation bonus',
    'a tie for the irrigation bonus',
    'automatic irrigation',
    'automatic irrigation of two zones of a side',
    'automatic irrigation without a neutral cube',
    ...each(SIDES, (side) => `irrigate ${side}`),
  ],
  'R10 End of the round': [
    'a procession without a cube',
    'a procession with one neutral cube',
    'a procession without a neutral cube',
    ...each(TEMPLES, (temple) => [
      `nobody in ${temple}`,
      `alone in ${temple}`,
      `first and second in ${temple}`,
      `a tie for first in ${temple}`,
      `a tie for second in ${temple}`,
      `two in ${temple} at a table for 2`,
    ]),
    'ishtar camel and talent for the second',
    'ishtar talent and camel for the second',
    'ishtar without a camel left',
    'ishtar without a talent left',
    'ishtar without either',
    'first in Tammouz without a cube',
    'exchange for another good',
    'exchange of wine',
    'second in Tammouz without a good',
    ...each(['1', '2', '3', '4'], (count) => `discard ${count}`),
    'discard down to 4',
  ],
  'R11 End of the game': [
    ...each(TABLES, (table) => [`${table}: ends by tiles`, `${table}: ends by rounds`, `${table}: a shared win`]),
    ...each(['2', '3', '4'], (players) => ['0', '5', '10'].map((points) => `${players} players: favour ${points}`)),
    'three share the win',
    'fewer tiles left than end the game',
  ],
  'R12 The palace': [
    ...each(POWERS, (power) => `power ${power}`),
    ...each(TRADES, (trade) => `free ${trade}`),
    'a free engineer places nothing',
    'power first moves the card',
    'power procession leads in place of the last',
    'noble twice in a round',
    'a tie on the track',
    'a tie at the start of the track',
    'the track decides the order of powers against the seats',
  ],
}
