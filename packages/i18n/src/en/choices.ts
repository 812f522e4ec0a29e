/** Moves as choices, with what they cost and bring. */
export const CHOICES = {
  'kind.recruit': 'Recruit',
  'kind.caravan': 'Move the caravan',
  'kind.more': 'Other actions',

  'part.points': '{count, plural, one {# point} other {# points}}',
  'part.talents': '{count, plural, one {# talent} other {# talents}}',
  'part.camels': '{count, plural, one {# camel} other {# camels}}',
  'part.goods': '{count, plural, one {# good} other {# goods}} of your choice',
  'part.good': '1 {good_one}',
  'part.court': 'a {court} card',
  'part.any-court': 'a court card of your choice',
  'part.spends': 'spends {count, plural, one {# Gardener} other {# Gardeners}}',
  'part.bonus': 'irrigation bonus of {points, plural, one {# point} other {# points}} ({who})',

  'choice.pass': 'pass; then {passTalents, plural, one {# talent} other {# talents}} each time your turn comes round',
  'choice.recruit.farmer':
    'farmer, {cost, plural, =0 {group {group} (free)} one {group {group} (# talent)} other {group {group} (# talents)}}: place a cube on a field, take its good',
  'choice.recruit.priest':
    'priest, {cost, plural, =0 {group {group} (free)} one {group {group} (# talent)} other {group {group} (# talents)}}: place a cube in a temple',
  'choice.recruit.engineer':
    'engineer, {cost, plural, =0 {group {group} (free)} one {group {group} (# talent)} other {group {group} (# talents)}}: irrigate, score {engineerPoints, plural, one {# point} other {# points}}',
  'choice.recruit.merchant':
    'merchant, {cost, plural, =0 {group {group} (free)} one {group {group} (# talent)} other {group {group} (# talents)}}: take {merchantCamels, plural, one {# camel} other {# camels}}',
  'choice.recruit.courtier':
    'courtier, {cost, plural, =0 {group {group} (free)} one {group {group} (# talent)} other {group {group} (# talents)}}: advance {courtierPlaces, plural, one {# space} other {# spaces}} on the palace track, score {courtierPoints, plural, one {# point} other {# points}}',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# camel} other {# camels}}): sell up to {maxSold} goods for {salePoints, plural, one {# point} other {# points}} each, then irrigate',
  'choice.caravan.court': '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good}, take {card} or {other}',
  'choice.caravan.court-one': '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good}, take {card}',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good}, plant with quality {quality}',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# camel} other {# camels}}): pay {good} and {more}, plant with quality {quality}',
  'choice.noble':
    'noble ({nobleTalents, plural, one {# talent} other {# talents}}): advance {noblePlaces, plural, one {# space} other {# spaces}} on the palace track',
  'choice.field': '{row}: {good}',
  'choice.field.last': '{row}: {good}; this fills the row',
  'choice.field.none': '{row}: nothing, because the reserve is out of {good}',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple}: pushes out one of {who}’s cubes',
  'choice.temple.full-neutral': '{temple}: pushes out a neutral cube',
  'choice.temple.nothing': '{temple}: gets nothing',
  'choice.sell': '{goods}: {points, plural, one {# point} other {# points}}',
  'choice.court.banker': '{card}: income of {parts} every round',
  'choice.court.caravaneer':
    '{card}: {bonus, plural, one {# free space} other {# free spaces}} per journey; keep up to {keeps, plural, one {# good} other {# goods}}',
  'choice.court.palace': '{card}: {points, plural, one {# point} other {# points}}',
  'choice.court.gardener': '{card}: +1 plant quality, once',
  'choice.plant': '{square}: {parts}',
  'choice.ishtar.camel': 'a camel',
  'choice.ishtar.talent': 'a talent',
  'choice.exchange': 'give {give}, take {get}',
  'choice.keep': 'keep what you have',
  'choice.discard': 'discard {goods}',
  'choice.power.first': 'First player: take the first-player card and go first',
  'choice.power.procession': 'Procession: lead the procession this round',
  'choice.power.recruit': 'Free recruitment: use any trade right away, for free',
  'choice.power.advance':
    'Advance: move {advancePlaces, plural, one {# space} other {# spaces}} along the palace track, take {advanceTalents, plural, one {# talent} other {# talents}}',
  'choice.free.farmer': 'farmer: place a cube on a field, take its good',
  'choice.free.priest': 'priest: place a cube in a temple',
  'choice.free.engineer': 'engineer: irrigate, score {engineerPoints, plural, one {# point} other {# points}}',
  'choice.free.merchant': 'merchant: take {merchantCamels, plural, one {# camel} other {# camels}}',
  'choice.free.courtier':
    'courtier: advance {courtierPlaces, plural, one {# space} other {# spaces}} on the palace track, score {courtierPoints, plural, one {# point} other {# points}}',
} as const
