/** “What is this?”: what a thing is, its values, and what it means now. */
export const WHAT = {
  'what.temple':
    'At the end of every round, this temple rewards the player with the most cubes in it, and the one with the next most.',
  'what.temple.alone': 'At the end of every round, this temple rewards the player with the most cubes in it.',
  'what.temple.ties':
    'If tied, the cube further right wins. Grey cubes never count. A new cube comes in on the left, and pushes the rightmost one out of a full temple.',
  'what.banker': 'At the start of every round your highest Banker pays:',
  'what.caravaneer':
    'Your highest Caravaneer covers part of every journey for free, and decides how many goods you may keep after a round:',
  'what.palace': 'A Palace scores once, when you take it:',
  'what.climb': 'You climb one level at a time. You can buy this card in {cities}, and some tiles give you one.',
  'what.favour': 'At the end of the game, Amyitis rewards players who have taken many tiles:',
  'what.city.plant': 'Pay the goods shown and plant on an irrigated square. Then the plant card is turned over.',
  'what.city.court': 'Pay the good shown and take a court card of one of the two kinds.',
  'what.city.babylon': 'Sell goods here for points, then put a cube in a canal.',
  'what.trade.farmer': 'The farmer puts a cube on the next field in a row, and you take its good.',
  'what.trade.priest': 'The priest adds a cube to a temple.',
  'what.trade.engineer':
    'The engineer puts a cube in an open zone of a canal and scores {engineerPoints, plural, one {# point} other {# points}}.',
  'what.trade.merchant': 'The merchant brings {merchantCamels, plural, one {# camel} other {# camels}}.',
  'what.trade.courtier':
    'The courtier advances you {courtierPlaces, plural, one {# space} other {# spaces}} on the palace track and scores {courtierPoints, plural, one {# point} other {# points}}.',
  'what.field':
    'A farmer’s cube takes the next field in the row, and you get its good. When a row is full, the player with the most cubes in it wins a Gardener.',
  'what.plant': 'Shows how good this city’s plant is, and what it costs on top of the city’s own good.',
  'what.good': 'One of the five goods. You pay with goods in the cities.',
  'what.score': 'Whoever has the most points at the end wins. Here’s where these came from so far:',
  'what.square': 'A square in the garden. Plant here and its tile is yours. The quality it needs depends on its floor.',
  'what.canal':
    'Water runs here once all its zones are filled with cubes. It comes from the river and from full canals next to it.',
  'what.left': '{count, plural, =0 {none left} other {# left}}',
  'what.start': 'at the start',
  'what.free': '{count, plural, =0 {no free spaces} one {# free space} other {# free spaces}}',
  'what.keep': '{count, plural, one {keep # good} other {keep # goods}}',
  'what.tiles': '{count, plural, one {# tile} other {# tiles}}',
  'what.quality': '+1 quality',
  'what.now': 'Now:',
  'what.now.row': '{label}: {parts}',
  'what.now.first': 'First: {who}.',
  'what.now.second': 'Second: {who}.',
  'what.now.nobody': 'No player has a cube here yet.',
  'what.now.priest': 'You don’t have a cube here yet. A priest can add one.',
  'what.now.have': 'You have {card}.',
  'what.now.none': 'You don’t have one yet.',
  'what.now.next': 'Next for you: {card}.',
  'what.now.gone': 'The card you’d take next is gone.',
  'what.now.top': 'There’s no higher level.',
  'what.now.others': '{who}: {card}.',
  'what.now.gardeners': '{who}: {count, plural, one {# Gardener} other {# Gardeners}}.',
  'what.now.favour':
    '{who}: {tiles, plural, =0 {no tiles} one {# tile} other {# tiles}}, {points, plural, =0 {no points yet} one {# point} other {# points}}.',
  'what.now.favour.next':
    '{count, plural, one {# more tile} other {# more tiles}} would make it {points, plural, one {# point} other {# points}}.',
  'what.now.wanted': 'Asked for in {cities}.',
  'what.now.power.taken': 'Taken this round: {who}.',
  'what.now.power.free': 'Not taken this round.',
  'what.on': 'Click or tap anything else to find out more',
} as const
