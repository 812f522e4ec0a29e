/** The rules for players: caravan, Babylon, court cards, planting, temples, the end, the Palace expansion. */
export const RULES_PLAY = {
  'rules.caravan.title': 'The caravan and its cities',
  'rules.R7.1.name': 'The ring',
  'rules.R7.1': 'The caravan goes clockwise round nine spaces. It is nobody’s: everyone moves the same one.',
  'rules.R7.1.caption': 'The spaces in order',
  'rules.R7.1.city': 'Space',
  'rules.R7.1.asks': 'wants',
  'rules.R7.1.offers': 'offers',
  'rules.R7.1.babylon.asks': '1 or 2 goods',
  'rules.R7.1.babylon.offers': 'points, irrigation',
  'rules.R7.1.plant': 'plant card',
  'rules.R7.1.or': '{one} or {two}',
  'rules.R7.2.name': 'What a journey costs',
  'rules.R7.2':
    'Choose how far it goes, from 1 space to a full lap of 9. Each space costs 1 camel, less the bonus of your Caravaneer. But the caravan moves at least one space, and that costs at least one camel.',
  'rules.R7.2.caption': 'Spaces free of charge',
  'rules.R7.2.example':
    'With a bonus of 2 spaces, one camel takes you 1, 2 or 3 spaces far. Four spaces cost 2 camels.',
  'rules.R7.3.name': 'You must trade there',
  'rules.R7.3':
    'Where the caravan stops, you carry out the whole action of that space. Where you could not, you may not go. Only in Babylon may a part of it fall away (R7.4).',
  'rules.R7.5.name': 'Court cities',
  'rules.R7.5': 'Pay the good that the city wants, then take one of the two kinds of court card on offer (R8.1).',
  'rules.R7.6.name': 'Plant cities',
  'rules.R7.6':
    'Pay the good that the city wants. If its plant card shows another good, pay that one too. Then plant at once (R9.1). Finally the plant card is turned to its other face.',
  'rules.R7.6.caption': 'The plant cards',
  'rules.R7.6.start': 'Lies in',
  'rules.R7.6.face': 'One face',
  'rules.R7.6.other': 'Other face',
  'rules.R7.6.quality': 'quality {quality}',
  'rules.R7.6.quality.good': 'quality {quality}, also wants {good}',
  'rules.R7.7.name': 'Paying with wine',
  'rules.R7.7':
    'Each good you owe is paid with that good or with a wine. If you have both, you decide, good by good, as long as all of it gets paid.',

  'rules.babylon.title': 'Selling in Babylon',
  'rules.R7.4.name': 'Sell and irrigate',
  'rules.R7.4':
    'When the caravan stops in Babylon, sell one good for 3 points or two goods for 6. Any goods will do, the same or different ones. Then place an irrigation cube as an engineer does, but without the 2 points. You must place it if a zone is open and you have a cube; else this step is left out.',
  'rules.babylon.tip':
    'A cube placed here costs no trade card. It may be worth more than the points, if it brings water to the square you want.',

  'rules.court.title': 'Court cards',
  'rules.court.ways':
    'You get court cards in the court cities (R7.5), from some tiles (R9.2) and, the Gardener, from full rows of fields (R6.2).',
  'rules.R8.1.name': 'Climbing level by level',
  'rules.R8.1':
    'Banker, Caravaneer and Palace have levels. You always take the next level and lay it over the card before. Covered cards stay with you. So if the reserve has no card of your next level, you can climb no further in that kind.',
  'rules.R8.1.caption': 'The court cards',
  'rules.R8.1.card': 'Card',
  'rules.R8.1.effect': 'Effect',
  'rules.R8.1.banker': 'income: {parts}',
  'rules.R8.1.caravaneer':
    '{bonus, plural, one {# space} other {# spaces}} free; keep {keeps, plural, one {# good} other {# goods}}',
  'rules.R8.1.palace': 'once {points, plural, one {# point} other {# points}}',
  'rules.R8.1.gardener': '+1 quality, once',
  'rules.R8.1.each': 'one each',
  'rules.R8.2.name': 'Palace',
  'rules.R8.2': 'A Palace scores its points once, when you take it.',
  'rules.R8.3.name': 'Caravaneer II',
  'rules.R8.3': 'Whoever takes a Caravaneer II also takes the good that lies on it. If two goods lie open, choose one.',
  'rules.R8.4.name': 'Gardener',
  'rules.R8.4':
    'Gardeners have no levels, and you may have several. When you plant, each Gardener you give back raises the quality by 1 (R9.1).',
  'rules.R8.5.name': 'Only what can be had',
  'rules.R8.5':
    'In a court city you choose among the kinds you can get. If only one can be had, you take that one. If neither can, you may not stop there.',

  'rules.planting.title': 'Planting',
  'rules.R9.1.name': 'Where you may plant',
  'rules.R9.1':
    'The square must have its tile, and it must be irrigated (R3.8). Your plant must be at least as good as the square demands (R3.2). Each Gardener you spend makes it 1 better; you spend exactly as many as you need, and they go back to the reserve at once.',
  'rules.R9.2.name': 'The tile',
  'rules.R9.2':
    'Take the tile, score its points and take its bonus: talents, camels, goods of your choice (wine too), or a court card, of the kind shown or of your choice. A court card that you cannot get is lost.',
  'rules.R9.2.caption': 'All tiles',
  'rules.R9.2.points': 'Points',
  'rules.R9.2.bonus': 'Bonus',
  'rules.R9.2.quality': 'Quality',
  'rules.R9.2.top': '{quality} (top square)',
  'rules.R9.2.none': 'none',
  'rules.R9.3.name': 'Irrigation bonus',
  'rules.R9.3':
    'Then count each player’s cubes on the sides of the square, half irrigated sides too. Whoever has the most scores as many points as the quality *printed* on the plant card; Gardeners do not count. With a tie for most, or without any cube, nobody scores. Neutral cubes take no part.',
  'rules.R9.3.example':
    'On floor 2 you plant with quality 1 and a Gardener. Around the square lie two red cubes and one of yours: Red scores 1 point.',
  'rules.R9.4.name': 'Automatic irrigation',
  'rules.R9.4':
    'Where the square adjoins another planted one, neutral cubes fill the empty zones between the two. If no neutral cube is left, the zone counts as filled all the same.',
  'rules.R9.5.name': 'The order',
  'rules.R9.5':
    'First the tile’s points and bonus, with all choices they bring; then the irrigation bonus; then automatic irrigation; finally the plant card is turned.',

  'rules.temples.title': 'Temples and procession',
  'rules.R10.1.name': 'The procession',
  'rules.R10.1':
    'The last player in turn order, to the right of the first player, leads the procession: one of their cubes goes into a temple of their choice, as a priest’s would (R6.3). Each of the other two temples gets a neutral cube, in the order Ishtar, Marduk, Tammouz, as long as the reserve has one. A leader without a cube names the temple that gets nothing.',
  'rules.R10.2.name': 'The rewards',
  'rules.R10.2':
    'In each temple, whoever has the most cubes is first, whoever has the next most is second. Among equals the one whose cube lies *further right* is ahead. Neutral cubes do not count. Whoever is alone there is first, and the second reward goes to nobody. With 2 players there is no second reward.',
  'rules.R10.2.caption': 'What the temples give',
  'rules.R10.2.temple': 'Temple',
  'rules.R10.2.first': 'First',
  'rules.R10.2.second': 'Second',
  'rules.R10.2.ishtar.first': 'a camel or a talent',
  'rules.R10.2.ishtar.second': 'the other of the two',
  'rules.R10.2.tammouz.first': 'a cube on a field, with its good (R6.1, R6.2)',
  'rules.R10.2.tammouz.second': 'may exchange a good for another kind, but not for wine',
  'rules.R10.2.short':
    'If the reserve is out of camels or of talents, the first in Ishtar gets what it has and the second nothing. Without a cube, the first in Tammouz gets nothing.',

  'rules.end.title': 'End of the game and favour',
  'rules.R11.1.name': 'The last round',
  'rules.R11.1': 'When few tiles are left in the garden, the game ends with that round, after its phase III.',
  'rules.R11.1.caption': 'The last round, and Amyitis’ favour',
  'rules.R11.1.left': 'Tiles left, at most',
  'rules.R11.2.name': 'Amyitis’ favour',
  'rules.R11.2': 'Whoever has taken enough tiles wins the queen’s favour and scores:',
  'rules.R11.2.step':
    '{points, plural, one {# point} other {# points}} from {tiles, plural, one {# tile} other {# tiles}}',
  'rules.R11.3.name': 'Goods',
  'rules.R11.3': 'Each good still in stock, after R10.3, scores 1 point. Camels and talents score nothing.',
  'rules.R11.4.name': 'At the latest',
  'rules.R11.4': 'After round 30 the game ends in any case.',

  'rules.palace.title': 'The Palace expansion',
  'rules.palace.intro':
    'An addition for two to four players, chosen when the game begins: favour at court decides who acts first.',
  'rules.R12.1.name': 'Courtiers',
  'rules.R12.1': 'Courtier cards are shuffled in with the trade cards. A group still has three cards.',
  'rules.R12.2.name': 'The palace track',
  'rules.R12.2':
    'Everybody has a place on the palace track and begins at 0. The track has no end, and it scores nothing by itself.',
  'rules.R12.3.name': 'Powers',
  'rules.R12.3':
    'From the second round on, after phase I: in the order of the track, the furthest ahead first, each player takes one power that nobody has taken yet in this round. With 2 players each takes two, in turns. On the same place, whoever got there earlier is ahead; at 0 it goes by turn order. The order is fixed when this phase begins.',
  'rules.R12.3.first': 'First player: take the first-player card and begin phase II.',
  'rules.R12.3.procession': 'Procession: lead the procession of this round.',
  'rules.R12.3.recruit':
    'Free recruitment: do the action of any trade at once. No card is turned and nothing is paid; the noble is no trade.',
  'rules.R12.3.advance': 'Advance: 1 forward on the track and 1 talent.',
  'rules.R12.4.name': 'Courtier',
  'rules.R12.4': 'A trade like the others: go 1 forward on the track and score 1 point.',
  'rules.R12.5.name': 'Noble',
  'rules.R12.5':
    'Always possible as your action, as often as you like: pay 2 talents and go 2 forward on the track. No card is needed.',
  'rules.R12.6.name': 'The first-player card',
  'rules.R12.6':
    'At the end of the round it goes on clockwise as always (R10.4). In the next round the power may take it again.',
} as const
