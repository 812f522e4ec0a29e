/** The rules for players: overview, the table, a round, recruiting, irrigation. `*…*` marks a term where it is explained. */
export const RULES_BOARD = {
  'rules.title': 'Rules',
  'rules.players': '{count} players',
  'rules.players.head': 'Players',

  'rules.overview.title': 'The game in brief',
  'rules.R1.1.name': 'The aim',
  'rules.R1.1':
    'The king of Babylon has a hanging garden built above the river for his queen, Amyitis. You are nobles of the city, two to four of you, and whoever does most for the garden wins *prestige*, counted in points. The most points at the end of the game win. Players who share the highest score all win: nothing breaks that tie.',
  'rules.overview.how': 'How everything hangs together',
  'rules.overview.farmer': 'Farmers bring goods from the fields, merchants bring camels.',
  'rules.overview.engineer': 'Engineers lead water from the river into the garden, canal by canal, and score points.',
  'rules.overview.caravan':
    'With camels you move the caravan to a city. There you give goods: for points, for court cards that help you all game long, or for a plant.',
  'rules.overview.plant':
    'A plant goes into the garden at once, on a square that has water. You take the tile that lies there: its points and its bonus are yours.',
  'rules.overview.bonus': 'Whoever has led most water to that square is rewarded too.',
  'rules.overview.priest': 'Priests keep you in favour with three temples, which reward you at the end of each round.',
  'rules.overview.round': 'A round at a glance',
  'rules.overview.phase': 'Phase',
  'rules.overview.what': 'What happens',
  'rules.overview.one': 'I Preparation',
  'rules.overview.one.what': 'Deal the trade cards (R4.1), take your income (R4.2).',
  'rules.overview.palace': 'Palace',
  'rules.overview.palace.what': 'With the expansion, from the second round on: choose powers (R12.3).',
  'rules.overview.two': 'II Actions',
  'rules.overview.two.what':
    'In turn, one action each: pass (R5.2), recruit (R5.3) or move the caravan (R7.2), until everybody has passed.',
  'rules.overview.three': 'III End of the round',
  'rules.overview.three.what':
    'Procession (R10.1), rewards of the temples (R10.2), surplus goods (R10.3), next first player (R10.4).',

  'rules.table.title': 'What is on the table',
  'rules.R1.2.name': 'Colours and cubes',
  'rules.R1.2':
    'The players are blue, red, black and white. Each has cubes of that colour: they lie on fields, in temples and in canals and show who was there. Grey cubes are *neutral* and belong to nobody.',
  'rules.R1.3.name': 'Goods',
  'rules.R1.3':
    'There are five goods: barley, dates, salt, palm and wine. *Wine is the joker*: you may give it in place of any other good. It never stands in for a camel or a talent.',
  'rules.R1.4.name': 'Stock and reserve',
  'rules.R1.4':
    'What you own is your *stock*; what everybody takes from and pays to is the *reserve*. Everything lies open. Only the deals to come are unknown.',
  'rules.R1.5.name': 'The reserve is limited',
  'rules.R1.5':
    'The reserve holds what is in the box and no more. If you should get more of something than it has, you take what is left, and the rest is lost. Whatever is paid or discarded goes back to it.',
  'rules.tokens': 'What the box holds',
  'rules.tokens.piece': 'Piece',
  'rules.tokens.count': 'Number',
  'rules.tokens.camels': 'camels',
  'rules.tokens.talents': 'talents',
  'rules.tokens.cubes': 'cubes of each player',
  'rules.tokens.neutral': 'neutral cubes',
  'rules.R2.1.name': 'Setup: the caravan',
  'rules.R2.1': 'The caravan starts in Babylon.',
  'rules.R2.2.name': 'Setup: plant cards',
  'rules.R2.2':
    'The plant card that shows quality 2 on both faces goes to Khorsabad, either face up. The other three are dealt to Eshnunna, Ur and Mari, showing quality 1.',
  'rules.R2.3.name': 'Setup: cards by number of players',
  'rules.R2.3': 'With fewer players there are fewer trade cards and court cards in play.',
  'rules.R2.3.trades': 'Trade cards in play',
  'rules.R2.4.name': 'Setup: goods on the Caravaneers',
  'rules.R2.4':
    'Each Caravaneer II in play gets one good, drawn from one barley, one date, one salt and one palm. So two of these cards never carry the same good, and none carries wine.',
  'rules.R2.5.name': 'Setup: garden tiles',
  'rules.R2.5':
    'The tile worth {points, plural, one {# point} other {# points}} lies on the top square. All others are drawn at random for their floor: 3 of {third} for floor 3, 5 of {second} for floor 2, 7 of {first} for floor 1. The rest goes back into the box.',
  'rules.R2.5.empty': 'With {players} players nothing lies on {squares}.',
  'rules.R2.6.name': 'Setup: the players',
  'rules.R2.6':
    'Everybody gets the cubes of one colour, 4 talents, 1 camel and a Caravaneer of level 0, and begins with 0 points. The first player is drawn.',

  'rules.round.title': 'A round',
  'rules.R1.6.name': 'Three phases',
  'rules.R1.6':
    'A *round* has three phases: preparation, actions, end of the round. Rounds follow until the game ends.',
  'rules.R4.1.name': 'Phase I: trade cards',
  'rules.R4.1':
    'All trade cards are shuffled. One group of three for each player is laid out, face up; the other cards are not used in this round.',
  'rules.R4.2.name': 'Phase I: income',
  'rules.R4.2':
    'In turn order, whoever has a Banker takes the income that the card shows. Without a Banker there is no income.',
  'rules.R4.2.caption': 'Income in every round',
  'rules.R5.1.name': 'Phase II: one action at a time',
  'rules.R5.1':
    'The first player begins, then it goes clockwise. In your turn you do one thing: *pass*, *recruit* or *move the caravan*. It goes round and round until everybody has passed.',
  'rules.R5.2.name': 'Pass',
  'rules.R5.2':
    'If you pass, you do nothing more in this round. But whenever your turn comes and somebody is still in, you take 1 talent. As soon as the last player passes, the phase is over and nobody gets anything more.',
  'rules.R5.2.example':
    'Red passes, Black and Blue go on. Red’s turn comes: 1 talent. Black passes, Blue recruits. Red and Black take 1 talent each. Blue passes: the phase is over at once.',
  'rules.R10.3.name': 'Phase III: surplus goods',
  'rules.R10.3':
    'After procession (R10.1) and temples (R10.2), whoever has more goods than their Caravaneer allows discards the surplus, in turn order. You choose which. Camels and talents may be kept without limit.',
  'rules.R10.3.caption': 'Goods you may keep',
  'rules.R10.4.name': 'Phase III: next first player',
  'rules.R10.4':
    'The first-player card goes to the next player clockwise, and whoever has passed is back in. Then comes the next round, unless the game is over (R11.1).',

  'rules.recruit.title': 'Recruit',
  'rules.R5.3.name': 'What a card costs',
  'rules.R5.3':
    'Choose a face-up card of any group. Pay 1 talent for each card of that group which is already turned over: the first card costs nothing, the second 1 talent, the third 2. Turn your card over and do what its trade says. Of two cards alike in a group, the left one is turned.',
  'rules.R5.3.example':
    'In one group nothing is turned: its priest is free. In another two cards are turned: its farmer costs 2 talents.',
  'rules.R5.4.name': 'It must be possible',
  'rules.R5.4':
    'You may recruit only what you can carry out: farmer, priest and engineer need a cube of your stock, the merchant a camel in the reserve. If you have a cube but no zone is open, the engineer places nothing and scores all the same.',
  'rules.R6.1.name': 'Farmer',
  'rules.R6.1':
    'Choose one of the two rows of fields. Put a cube on its first empty field from the left and take the good of that field.',
  'rules.R6.1.caption': 'Goods of the fields, from left to right',
  'rules.R6.1.row': 'Row',
  'rules.R6.2.name': 'A full row',
  'rules.R6.2':
    'When a row is full, whoever has the most cubes in it gets a Gardener, if one is left. With a tie for most, nobody does. Then the row is cleared, and every cube goes back to its owner.',
  'rules.R6.2.example':
    'A row holds red, blue, black, blue. If Blue fills it, Blue has three of its cubes and gets the Gardener. If Red fills it, Red and Blue have two each, and nobody does.',
  'rules.R6.3.name': 'Priest',
  'rules.R6.3':
    'Put a cube into one of the three temples. It takes the place on the left and moves the cubes that lie there one place to the right. A temple has four places: what is moved beyond the fourth goes back to its owner, or to the reserve if it is neutral.',
  'rules.R6.3.example':
    'Marduk holds red, neutral, black, blue. White adds a cube: white, red, neutral, black. The blue cube goes back to Blue.',
  'rules.R6.4.name': 'Engineer',
  'rules.R6.4': 'Put a cube into an open irrigation zone (R3.5), then score 2 points.',
  'rules.R6.5.name': 'Merchant',
  'rules.R6.5': 'Take one camel.',

  'rules.irrigation.title': 'Garden and canals',
  'rules.R3.1.name': 'Squares and floors',
  'rules.R3.1':
    'The garden is a diamond of 16 squares, named by column (a to d, along the lower right edge) and row (1 to 4, along the lower left edge): a1 is at the bottom, d4 at the top. It rises in four floors: 7 squares along the river, then 5, then 3, then the top.',
  'rules.R3.2.name': 'Quality',
  'rules.R3.2':
    'A square wants a plant of the quality of its floor: 1, 2 or 3. The top square is content with quality 3.',
  'rules.R3.3.name': 'Sides and zones',
  'rules.R3.3':
    'Between two neighbouring squares runs a *side*, named after both: a1-b1. It has one irrigation zone with room for one cube. Sides that touch floor {floor} or a higher one have two zones.',
  'rules.R3.4.name': 'The river',
  'rules.R3.4':
    'The river flows along the two lower edges of the garden. To lie at the river does not yet give water to a square.',
  'rules.R3.5.name': 'Where you may irrigate',
  'rules.R3.5':
    'Water runs along irrigated sides, from corner to corner. A zone is *open* for your cube if it is empty and water reaches one end of its side: from the bank, or through sides that are completely irrigated. A side with one of two zones filled does not pass the water on. The six sides at the bank are open as long as they are empty.',
  'rules.R3.5.example':
    'a1-b1 is irrigated. Where its inner end meets other sides, these are open now: a2-b2 and b1-b2, for instance.',
  'rules.R3.6.name': 'Everybody’s water',
  'rules.R3.6':
    'Water flows past any cube: yours, another player’s or a neutral one. A neutral cube, too, needs a way to the river (R3.5).',
  'rules.R3.7.name': 'Squares without a tile',
  'rules.R3.7':
    'Squares that stay empty in a game for two cannot be planted and never count as planted. The canals around them work like all others.',
  'rules.R3.8.name': 'When a square has water',
  'rules.R3.8': 'A square is *irrigated* as soon as one of its sides is completely irrigated.',
} as const
