/** Moves as choices, with what they cost and bring. */
export const CHOICES = {
  'kind.recruit': 'Recruit',
  'kind.caravan': 'Move the caravan',
  'kind.more': 'Or',

  'part.points': '{count, plural, one {# point} other {# points}}',
  'part.talents': '{count, plural, one {# talent} other {# talents}}',
  'part.camels': '{count, plural, one {# camel} other {# camels}}',
  'part.goods': '{count, plural, one {# good} other {# goods}} of your choice',
  'part.good': '1 {good}',
  'part.court': 'court card {court}',
  'part.any-court': 'court card of your choice',
  'part.spends': 'spends {count, plural, one {# gardener} other {# gardeners}}',
  'part.bonus': 'irrigation bonus of {points, plural, one {# point} other {# points}} for {who}',

  'choice.pass': 'pass; 1 talent whenever your turn would come',
  'choice.recruit.farmer':
    'farmer, group {group} ({cost, plural, =0 {no cost} one {# talent} other {# talents}}): a cube on a field and its good',
  'choice.recruit.priest':
    'priest, group {group} ({cost, plural, =0 {no cost} one {# talent} other {# talents}}): a cube in a temple',
  'choice.recruit.engineer':
    'engineer, group {group} ({cost, plural, =0 {no cost} one {# talent} other {# talents}}): irrigate, 2 points',
  'choice.recruit.merchant':
    'merchant, group {group} ({cost, plural, =0 {no cost} one {# talent} other {# talents}}): 1 camel',
  'choice.recruit.courtier':
    'courtier, group {group} ({cost, plural, =0 {no cost} one {# talent} other {# talents}}): 1 forward on the track, 1 point',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# camel} other {# camels}}): sell 1 or 2 goods for 3 points each, then irrigate',
  'choice.caravan.court': '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good}, take {card} or {other}',
  'choice.caravan.court-one': '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good}, take {card}',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good}, plant with quality {quality}',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good} and {more}, plant with quality {quality}',
  'choice.noble': 'noble (2 talents): 2 forward on the palace track',
  'choice.field': '{row}: {good}',
  'choice.field.last': '{row}: {good}; this fills the row',
  'choice.field.none': '{row}: nothing, the reserve has no {good}',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple}: pushes out a cube of {who}',
  'choice.temple.full-neutral': '{temple}: pushes out a neutral cube',
  'choice.temple.nothing': '{temple}: gets nothing',
  'choice.sell': '{goods}: {points, plural, one {# point} other {# points}}',
  'choice.court.banker': '{card}: {parts} as income every round',
  'choice.court.caravaneer':
    '{card}: {bonus, plural, one {# space} other {# spaces}} of each journey free, you may keep {keeps, plural, one {# good} other {# goods}}',
  'choice.court.palace': '{card}: {points, plural, one {# point} other {# points}}',
  'choice.court.gardener': '{card}: makes up for 1 quality when you plant, once',
  'choice.plant': '{square}: {parts}',
  'choice.ishtar.camel': 'a camel',
  'choice.ishtar.talent': 'a talent',
  'choice.exchange': 'give {give}, take {get}',
  'choice.keep': 'keep what you have',
  'choice.discard': 'discard {goods}',
  'choice.power.first': 'First player: take the first-player card and begin',
  'choice.power.procession': 'Procession: lead it this round',
  'choice.power.recruit': 'Free recruitment: the action of any trade, at once',
  'choice.power.advance': 'Advance: 1 forward on the track, 1 talent',
  'choice.free.farmer': 'farmer: a cube on a field and its good',
  'choice.free.priest': 'priest: a cube in a temple',
  'choice.free.engineer': 'engineer: irrigate, 2 points',
  'choice.free.merchant': 'merchant: 1 camel',
  'choice.free.courtier': 'courtier: 1 forward on the track, 1 point',
} as const
