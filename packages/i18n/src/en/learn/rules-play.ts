/** The rules for players: caravan, Babylon, court cards, planting, temples, the end, the Palace expansion. */
export const RULES_PLAY = {
  'rules.caravan.title': 'The caravan and its cities',
  'rules.R7.1.name': 'The ring',
  'rules.R7.1':
    'The caravan travels clockwise around nine spaces. It doesn’t belong to any player: everyone moves the same one.',
  'rules.R7.1.caption': 'The spaces in order',
  'rules.R7.1.city': 'Space',
  'rules.R7.1.asks': 'wants',
  'rules.R7.1.offers': 'offers',
  'rules.R7.1.babylon.asks': 'up to {maxSold} goods',
  'rules.R7.1.babylon.offers': 'points, irrigation',
  'rules.R7.1.plant': 'plant card',
  'rules.R7.1.or': '{one} or {two}',
  'rules.R7.2.name': 'What a journey costs',
  'rules.R7.2':
    'Choose how far it goes, from 1 space to a full lap of 9. Each space costs 1 camel, minus your Caravaneer’s bonus. But the caravan always moves at least one space, and that always costs at least one camel.',
  'rules.R7.2.caption': 'Free spaces',
  'rules.R7.2.example': 'With a bonus of 2 spaces, one camel takes you 1, 2 or 3 spaces. Four spaces cost 2 camels.',
  'rules.R7.3.name': 'You must trade where you stop',
  'rules.R7.3':
    'You carry out the whole action of the space where the caravan stops. You may not move it to a space whose action you can’t carry out. Only in Babylon may you leave part of it out (R7.4).',
  'rules.R7.5.name': 'Court cities',
  'rules.R7.5': 'Pay the good the city wants, then take one of the two kinds of court card on offer (R8.1).',
  'rules.R7.6.name': 'Plant cities',
  'rules.R7.6':
    'Pay the good the city wants. If its plant card shows another good, pay that one too. Then plant right away (R9.1). Finally, turn the plant card over.',
  'rules.R7.6.caption': 'The plant cards',
  'rules.R7.6.start': 'Placed in',
  'rules.R7.6.face': 'One face',
  'rules.R7.6.other': 'Other face',
  'rules.R7.6.quality': 'quality {quality}',
  'rules.R7.6.quality.good': 'quality {quality}, also costs {good}',
  'rules.R7.7.name': 'Paying with wine',
  'rules.R7.7':
    'You may pay each good you owe with that good or with a wine. If you have both, you decide for each good, as long as you can pay everything you owe.',

  'rules.babylon.title': 'Selling in Babylon',
  'rules.R7.4.name': 'Sell and irrigate',
  'rules.R7.4':
    'When the caravan stops in Babylon, sell one good for {salePoints, plural, one {# point} other {# points}} or {maxSold, plural, =2 {two goods} other {# goods}} for {maxSalePoints}. You may sell any goods, the same or different. Then place an irrigation cube as an engineer does, but without the {engineerPoints, plural, one {# point} other {# points}}. You must place it if a zone is open and you have a cube; otherwise, skip this step.',
  'rules.babylon.tip':
    'This cube doesn’t cost you a trade card. It may be worth more than the points if it brings water to the square you want.',

  'rules.court.title': 'Court cards',
  'rules.court.ways':
    'You get court cards in court cities (R7.5) and from some tiles (R9.2). You also get Gardeners from full rows of fields (R6.2).',
  'rules.R8.1.name': 'Climbing level by level',
  'rules.R8.1':
    'Bankers, Caravaneers and Palaces have levels. You always take the next level and lay it over your previous card. Covered cards stay with you. So if the reserve has no card of your next level, you can’t climb any higher with that kind of card.',
  'rules.R8.1.caption': 'The court cards',
  'rules.R8.1.card': 'Card',
  'rules.R8.1.effect': 'Effect',
  'rules.R8.1.banker': 'income: {parts}',
  'rules.R8.1.caravaneer':
    '{bonus, plural, one {# free space} other {# free spaces}}; keep {keeps, plural, one {# good} other {# goods}}',
  'rules.R8.1.palace': '{points, plural, one {# point} other {# points}}, once',
  'rules.R8.1.gardener': '+1 quality, once',
  'rules.R8.1.each': 'one each',
  'rules.R8.2.name': 'Palace',
  'rules.R8.2': 'A Palace scores its points once, when you take it.',
  'rules.R8.3.name': 'Caravaneer II',
  'rules.R8.3': 'When you take a Caravaneer II, you also take the good on it. If two goods are available, choose one.',
  'rules.R8.4.name': 'Gardener',
  'rules.R8.4':
    'Gardeners have no levels, and you can have several. When you plant, each Gardener you return raises the quality by 1 (R9.1).',
  'rules.R8.5.name': 'Only what’s available',
  'rules.R8.5':
    'In a court city, you choose from the kinds available to you. If there’s only one, you take that one. If there’s none, you may not stop there.',

  'rules.planting.title': 'Planting',
  'rules.R9.1.name': 'Where you may plant',
  'rules.R9.1':
    'The square must have its tile, and it must be irrigated (R3.8). Your plant must be at least as good as the square needs (R3.2). Each Gardener you spend makes it 1 better; you spend exactly as many as you need, and they go straight back to the reserve.',
  'rules.R9.2.name': 'The tile',
  'rules.R9.2':
    'Take the tile, score its points and take its bonus: talents, camels, goods of your choice (including wine), or a court card, either of the kind shown or of your choice. If the court card isn’t available to you, you lose it.',
  'rules.R9.2.caption': 'All tiles',
  'rules.R9.2.points': 'Points',
  'rules.R9.2.bonus': 'Bonus',
  'rules.R9.2.quality': 'Quality',
  'rules.R9.2.top': '{quality} (top square)',
  'rules.R9.2.none': 'none',
  'rules.R9.3.name': 'Irrigation bonus',
  'rules.R9.3':
    'Then count each player’s cubes on the sides of the square, including half-irrigated sides. The player with the most scores as many points as the quality *printed* on the plant card; Gardeners don’t count. If there’s a tie for most, or there are no cubes, no one scores. Neutral cubes are ignored.',
  'rules.R9.3.example':
    'You plant on floor 2 with quality 1 and a Gardener. Around the square are two red cubes and one of yours: Red scores 1 point.',
  'rules.R9.4.name': 'Automatic irrigation',
  'rules.R9.4':
    'Where the square borders another planted one, neutral cubes fill the empty zones between the two. If there are no neutral cubes left, the zones still count as filled.',
  'rules.R9.5.name': 'The order',
  'rules.R9.5':
    'First the tile’s points and bonus, with all the choices they bring; then the irrigation bonus; then automatic irrigation; finally, turn the plant card over.',

  'rules.temples.title': 'Temples and procession',
  'rules.R10.1.name': 'The procession',
  'rules.R10.1':
    'The last player in turn order, to the right of the first player, leads the procession: they put one of their cubes in a temple of their choice, just as with a priest (R6.3). Each of the other two temples gets a neutral cube, in the order Ishtar, Marduk, Tammouz, as long as the reserve has one. A leader without a cube chooses which temple gets nothing.',
  'rules.R10.2.name': 'The rewards',
  'rules.R10.2':
    'In each temple, the player with the most cubes is first and the player with the next most is second. If tied, the player whose cube is *further right* is ahead. Neutral cubes don’t count. If only one player has cubes there, the second reward isn’t given. With 2 players there’s no second reward.',
  'rules.R10.2.caption': 'What the temples give',
  'rules.R10.2.temple': 'Temple',
  'rules.R10.2.first': 'First',
  'rules.R10.2.second': 'Second',
  'rules.R10.2.ishtar.first': 'a camel or a talent',
  'rules.R10.2.ishtar.second': 'the other one',
  'rules.R10.2.tammouz.first': 'a cube on a field, plus its good (R6.1, R6.2)',
  'rules.R10.2.tammouz.second': 'may exchange a good for another kind, but not for wine',
  'rules.R10.2.short':
    'If the reserve is out of camels or talents, the first player in the temple of Ishtar gets what’s there and the second gets nothing. The first player in the temple of Tammouz gets nothing without a cube.',

  'rules.end.title': 'End of the game and favour',
  'rules.R11.1.name': 'The last round',
  'rules.R11.1': 'Once few enough tiles are left in the garden, the game ends with that round, after its phase III.',
  'rules.R11.1.caption': 'The last round, and Amyitis’ favour',
  'rules.R11.1.left': 'Tiles left, at most',
  'rules.R11.2.name': 'Amyitis’ favour',
  'rules.R11.2': 'Players who have taken enough tiles win the queen’s favour and score:',
  'rules.R11.2.step':
    '{points, plural, one {# point} other {# points}} for {tiles, plural, one {# tile} other {# tiles}} or more',
  'rules.R11.3.name': 'Goods',
  'rules.R11.3':
    'Each good still in your stock after R10.3 scores {goodPoints, plural, one {# point} other {# points}}. Camels and talents score nothing.',
  'rules.R11.4.name': 'Round limit',
  'rules.R11.4': 'The game always ends after round {lastRound}.',

  'rules.palace.title': 'The Palace expansion',
  'rules.palace.intro':
    'An expansion for two to four players, chosen when you set up the game: favour at court decides who acts first.',
  'rules.R12.1.name': 'Courtiers',
  'rules.R12.1': 'Courtier cards are shuffled in with the trade cards. A group still has three cards.',
  'rules.R12.2.name': 'The palace track',
  'rules.R12.2':
    'Every player has a place on the palace track and starts at 0. The track has no end, and it doesn’t score points by itself.',
  'rules.R12.3.name': 'Powers',
  'rules.R12.3':
    'From the second round on, after phase I: in the order of the track, furthest ahead first, each player takes one power not yet taken this round. With 2 players, each takes two, in turns. If players share a space, the one who got there first is ahead; at 0, turn order decides. The order is fixed when this phase starts.',
  'rules.R12.3.first': 'First player: take the first-player card and start phase II.',
  'rules.R12.3.procession': 'Procession: lead this round’s procession.',
  'rules.R12.3.recruit':
    'Free recruitment: carry out any trade right away. You don’t turn over a card or pay anything; the noble isn’t a trade.',
  'rules.R12.3.advance':
    'Advance: move {advancePlaces, plural, one {# space} other {# spaces}} along the track and take {advanceTalents, plural, one {# talent} other {# talents}}.',
  'rules.R12.4.name': 'Courtier',
  'rules.R12.4':
    'A trade like the others: advance {courtierPlaces, plural, one {# space} other {# spaces}} on the track and score {courtierPoints, plural, one {# point} other {# points}}.',
  'rules.R12.5.name': 'Noble',
  'rules.R12.5':
    'You may always take this action, as often as you like: pay {nobleTalents, plural, one {# talent} other {# talents}} and advance {noblePlaces, plural, one {# space} other {# spaces}} on the track. You don’t need a card.',
  'rules.R12.6.name': 'The first-player card',
  'rules.R12.6':
    'At the end of the round it moves clockwise as always (R10.4). Next round, the power may claim it again.',
} as const
