import type { Reason, ReasonCode } from '@amyitis/bots'

/** At least one reason of every code, and one for every wording; Blue decides. */
export const REASONS: Readonly<Record<ReasonCode, readonly Reason[]>> = {
  points: [
    { code: 'points', points: 1, source: 'R12.4', side: 'for' },
    { code: 'points', points: 6, source: 'R7.4', side: 'for' },
  ],
  stock: [{ code: 'stock', talents: 1, camels: 2, goods: ['dates', 'dates', 'wine'], side: 'for' }],
  pays: [{ code: 'pays', talents: 0, camels: 1, goods: ['dates'], gardeners: 1, side: 'against' }],
  gives: [{ code: 'gives', seat: 1, talents: 1, camels: 0, goods: [], side: 'against' }],
  keeps: [{ code: 'keeps', talents: 3, camels: 1, side: 'for' }],
  'keeps-goods': [{ code: 'keeps-goods', goods: ['wine'], side: 'for' }],
  banker: [{ code: 'banker', level: 3, talents: 2, points: 2, side: 'for' }],
  caravaneer: [{ code: 'caravaneer', level: 2, spaces: 4, keeps: 4, side: 'for' }],
  'palace-card': [{ code: 'palace-card', level: 6, points: 10, side: 'for' }],
  gardener: [1, 2].map((gardeners) => ({ code: 'gardener', gardeners, side: 'for' })),
  'last-card': [{ code: 'last-card', court: 'banker', level: 1, seats: [1, 2], side: 'for' }],
  bonus: [0, 1].map((seat) => ({ code: 'bonus', square: 'b2', points: 2, seat, side: seat === 0 ? 'for' : 'against' })),
  majority: [{ code: 'majority', squares: ['a1', 'b1'], side: 'for' }],
  breaks: [{ code: 'breaks', squares: ['b1'], seat: 1, side: 'for' }],
  opens: [{ code: 'opens', square: 'b2', points: 3, seats: [2], side: 'against' }],
  'takes-square': [{ code: 'takes-square', square: 'b2', seats: [1, 2], side: 'for' }],
  'in-reach': [{ code: 'in-reach', square: 'a1', points: 4, seat: 1, side: 'against' }],
  'out-of-reach': [{ code: 'out-of-reach', square: 'a1', points: 4, seat: 1, side: 'for' }],
  favour: [{ code: 'favour', tiles: 5, points: 5, side: 'for' }],
  'favour-near': [{ code: 'favour-near', missing: 1, points: 10, side: 'for' }],
  ends: [{ code: 'ends', side: 'for' }],
  'end-near': [1, 2].map((tiles) => ({ code: 'end-near', tiles, side: 'for' })),
  prepares: [{ code: 'prepares', square: 'a1', points: 4, city: 'eshnunna', side: 'for' }],
  'prepares-card': [
    {
      code: 'prepares-card',
      cards: [
        { court: 'palace', level: 1 },
        { court: 'gardener', level: 0 },
      ],
      city: 'palmyra',
      side: 'for',
    },
  ],
  'prepares-sale': [{ code: 'prepares-sale', points: 6, side: 'for' }],
  'keeps-sale': [{ code: 'keeps-sale', points: 6, side: 'for' }],
  row: [
    { code: 'row', row: 'top', seat: 0, card: true, side: 'for' },
    { code: 'row', row: 'top', seat: 1, card: true, side: 'against' },
    { code: 'row', row: 'top', seat: 1, card: false, side: 'against' },
    { code: 'row', row: 'top', seat: null, card: false, side: 'for' },
  ],
  'row-lead': [{ code: 'row-lead', row: 'bottom', missing: 2, side: 'for' }],
  temple: [0, 1].flatMap((seat) =>
    (
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [2, 0],
      ] as const
    ).map(([from, to]) => ({ code: 'temple', temple: 'ishtar', seat, from, to, side: 'for' }) as const),
  ),
  'pushed-out': [0, 1].map((seat) => ({ code: 'pushed-out', temple: 'marduk', seat, side: 'for' })),
  'last-trade': [null, 1].map((cost) => ({ code: 'last-trade', trade: 'engineer', cost, side: 'for' })),
  only: [{ code: 'only', side: 'for' }],
  pass: [0, 1, 2].map((talents) => ({ code: 'pass', talents, others: 1, side: 'for' })),
  'last-pass': [{ code: 'last-pass', side: 'for' }],
  track: [
    { code: 'track', place: 2, from: 3, to: 1, side: 'for' },
    { code: 'track', place: 2, from: 2, to: 2, side: 'for' },
  ],
  power: (['first', 'procession'] as const).flatMap((power) =>
    [null, 1].map((instead) => ({ code: 'power', power, instead, side: 'for' }) as const),
  ),
}
