/** The rules for players: overview, the table, a round, recruiting, irrigation. `*…*` marks a term where it is explained. */
export const RULES_BOARD = {
  'rules.title': 'Rules',
  'rules.players': '{count} players',
  'rules.players.head': 'Players',

  'rules.overview.title': 'The game in brief',
  'rules.R1.1.name': 'The aim',
  'rules.R1.1':
    'The king of Babylon is building a hanging garden above the river for his queen, Amyitis. Two to four of you play nobles of the city, and those who do the most for the garden win *prestige*, counted in points. Whoever has the most points at the end wins. If players are tied for the highest score, they all win: there’s no tie-breaker.',
  'rules.overview.how': 'How it all fits together',
  'rules.overview.farmer': 'Farmers bring goods from the fields, and merchants bring camels.',
  'rules.overview.engineer':
    'Engineers bring water up from the river into the garden, canal by canal, and score points.',
  'rules.overview.caravan':
    'With camels, you move the caravan to a city. There you spend goods: on points, on court cards that help you for the rest of the game, or on a plant.',
  'rules.overview.plant':
    'A plant goes straight into the garden, on a square that has water. You take the tile there: its points and its bonus are yours.',
  'rules.overview.bonus': 'The player who has brought the most water to that square is rewarded too.',
  'rules.overview.priest': 'Priests keep you in favour with three temples, which reward you at the end of each round.',
  'rules.overview.round': 'A round at a glance',
  'rules.overview.one': 'I Preparation',
  'rules.overview.palace': 'Palace',
  'rules.overview.two': 'II Actions',

  'rules.table.title': 'What’s on the table',
  'rules.R1.2.name': 'Colours and cubes',
  'rules.R1.2':
    'The players are blue, red, black and white. Each has cubes of their colour, placed on fields, in temples and in canals to show who was there. Grey cubes are *neutral* and don’t belong to any player.',
  'rules.R1.3.name': 'Goods',
  'rules.R1.3':
    'There are five goods: barley, dates, salt, palm and wine. *Wine is the joker*: you may pay it instead of any other good. It never replaces a camel or a talent.',
  'rules.R1.4.name': 'Stock and reserve',
  'rules.R1.4':
    'What you own is your *stock*. The shared supply that you all take from and pay into is the *reserve*. There’s no hidden information: only the coming deals are unknown.',
  'rules.R1.5.name': 'The reserve is limited',
  'rules.R1.5':
    'The reserve holds what’s in the box and no more. If you’re due more of something than it has, you take what’s left and lose the rest. Anything you pay or discard goes back to the reserve.',
  'rules.tokens': 'What’s in the box',
  'rules.tokens.piece': 'Piece',
  'rules.tokens.count': 'Number',
  'rules.tokens.camels': 'camels',
  'rules.tokens.talents': 'talents',
  'rules.tokens.cubes': 'cubes per player',
  'rules.tokens.neutral': 'neutral cubes',
  'rules.R2.1.name': 'Setup: the caravan',
  'rules.R2.1': 'The caravan starts in Babylon.',
  'rules.R2.2.name': 'Setup: plant cards',
  'rules.R2.2':
    'The plant card with quality {both} on both faces goes to Khorsabad, either way up. The other three are dealt to Eshnunna, Ur and Mari, showing quality {first}.',
  'rules.R2.2.edition':
    'The Khorsabad plant card goes there, either way up. The other three are dealt to Eshnunna, Ur and Mari, with the face listed first in R7.6 showing.',
  'rules.R2.3.name': 'Setup: cards by number of players',
  'rules.R2.3': 'With fewer players, there are fewer trade cards and court cards in play.',
  'rules.R2.3.trades': 'Trade cards in play',
  'rules.R2.4.name': 'Setup: goods on the Caravaneers',
  'rules.R2.4':
    'Each Caravaneer II in play gets one good, drawn from one barley, one date, one salt and one palm. So no two of these cards carry the same good, and none carries wine.',
  'rules.R2.5.name': 'Setup: garden tiles',
  'rules.R2.5':
    'The tile worth {points, plural, one {# point} other {# points}} goes on the top square. All the others are drawn at random for their floor: 3 of {third} for floor 3, 5 of {second} for floor 2, 7 of {first} for floor 1. The rest go back in the box.',
  'rules.R2.5.empty': 'With {players} players, no tiles go on {squares}.',
  'rules.R2.6.name': 'Setup: the players',
  'rules.R2.6':
    'Each player gets the cubes of one colour, {startTalents, plural, one {# talent} other {# talents}}, {startCamels, plural, one {# camel} other {# camels}} and a Caravaneer of level 0, and starts with 0 points. The first player is chosen at random.',

  'rules.round.title': 'A round',
  'rules.R1.6.name': 'Three phases',
  'rules.R1.6':
    'A *round* has three phases: preparation, actions, end of the round. You play rounds until the game ends.',
  'rules.R4.1.name': 'Phase I: trade cards',
  'rules.R4.1':
    'Shuffle all the trade cards. Lay out one group of three for each player, face up; the other cards aren’t used this round.',
  'rules.R4.2.name': 'Phase I: income',
  'rules.R4.2': 'Players with a Banker take the income it shows, in turn order. Without a Banker, there’s no income.',
  'rules.R4.2.caption': 'Income every round',
  'rules.R5.1.name': 'Phase II: one action at a time',
  'rules.R5.1':
    'The first player starts, and play goes clockwise. On your turn you do one thing: *pass*, *recruit* or *move the caravan*. Play goes round and round until everyone has passed.',
  'rules.R5.2.name': 'Pass',
  'rules.R5.2':
    'If you pass, you do nothing more this round. But each time your turn comes round while someone is still playing, you take {passTalents, plural, one {# talent} other {# talents}}. As soon as the last player passes, the phase is over, and no one takes any more talents.',
  'rules.R5.2.example':
    'Red passes, Black and Blue play on. Red’s turn comes round: 1 talent. Black passes, Blue recruits. Red and Black take 1 talent each. Blue passes: the phase is over right away.',
  'rules.R10.3.name': 'Phase III: surplus goods',
  'rules.R10.3':
    'After the procession (R10.1) and the temples (R10.2), players with more goods than their Caravaneer allows discard the surplus, in turn order. You choose which. You may keep any number of camels and talents.',
  'rules.R10.3.caption': 'Goods you may keep',
  'rules.R10.4.name': 'Phase III: next first player',
  'rules.R10.4':
    'The first-player card goes to the next player clockwise, and everyone is back in play. Then the next round starts, unless the game is over (R11.1).',

  'rules.recruit.title': 'Recruit',
  'rules.R5.3.name': 'What a card costs',
  'rules.R5.3':
    'Choose a face-up card from any group. Pay 1 talent for each card in that group that’s already turned over: the first card costs nothing, the second 1 talent, the third 2. Turn your card over and carry out its trade. If a group has two identical cards, turn over the left one.',
  'rules.R5.3.example':
    'In one group no cards are turned over: its priest is free. In another, two cards are turned over: its farmer costs 2 talents.',
  'rules.R5.4.name': 'Only what you can carry out',
  'rules.R5.4':
    'You may only recruit a card you can carry out: farmers, priests and engineers need a cube from your stock, and merchants need a camel in the reserve. If you have a cube but no zone is open, the engineer places nothing, but you still score the points.',
  'rules.R6.1.name': 'Farmer',
  'rules.R6.1':
    'Choose one of the two rows of fields. Put a cube on its first empty field from the left and take that field’s good.',
  'rules.R6.1.caption': 'Goods on the fields, from left to right',
  'rules.R6.1.row': 'Row',
  'rules.R6.2.name': 'A full row',
  'rules.R6.2':
    'When a row is full, the player with the most cubes in it gets a Gardener, if one is left. If there’s a tie for most, no one does. Then the row is cleared, and every cube goes back to its owner.',
  'rules.R6.2.example':
    'A row holds red, blue, black, blue. If Blue fills it, Blue has three of its cubes and gets the Gardener. If Red fills it, Red and Blue have two each, and no one does.',
  'rules.R6.3.name': 'Priest',
  'rules.R6.3':
    'Put a cube in one of the three temples. It takes the place on the left and moves the cubes already there one place to the right. A temple has four places: a cube pushed beyond the fourth goes back to its owner, or to the reserve if it’s neutral.',
  'rules.R6.3.example':
    'Marduk holds red, neutral, black, blue. White adds a cube: white, red, neutral, black. The blue cube goes back to Blue.',
  'rules.R6.4.name': 'Engineer',
  'rules.R6.4':
    'Put a cube in an open irrigation zone (R3.5), then score {engineerPoints, plural, one {# point} other {# points}}.',
  'rules.R6.5.name': 'Merchant',
  'rules.R6.5': 'Take {merchantCamels, plural, =1 {one camel} other {# camels}}.',

  'rules.irrigation.title': 'Garden and canals',
  'rules.R3.1.name': 'Squares and floors',
  'rules.R3.1':
    'The garden is a diamond of 16 squares, named by column (a to d, along the lower right edge) and row (1 to 4, along the lower left edge): a1 is at the bottom, d4 at the top. It rises in four floors: 7 squares along the river, then 5, then 3, then the top.',
  'rules.R3.2.name': 'Quality',
  'rules.R3.2':
    'A square needs a plant of at least its floor’s quality: 1, 2 or 3. For the top square, quality 3 is enough.',
  'rules.R3.3.name': 'Sides and zones',
  'rules.R3.3':
    'Between two neighbouring squares there’s a *side*, named after both: a1-b1. It has one irrigation zone with room for one cube. Sides that touch floor {floor} or higher have two zones.',
  'rules.R3.4.name': 'The river',
  'rules.R3.4':
    'The river flows along the two lower edges of the garden. A square isn’t irrigated just because it’s next to the river.',
  'rules.R3.5.name': 'Where you may irrigate',
  'rules.R3.5':
    'Water runs along irrigated sides, from corner to corner. A zone is *open* for your cube if it’s empty and water reaches one end of its side: from the river, or through sides that are fully irrigated. A side with only one of its two zones filled doesn’t carry water on. The six sides by the river are open as long as they’re empty.',
  'rules.R3.5.example':
    'a1-b1 is irrigated. The sides that meet its inner end are now open: a2-b2 and b1-b2, for instance.',
  'rules.R3.6.name': 'Water is for everyone',
  'rules.R3.6':
    'Every cube carries water: yours, another player’s or a neutral one. Neutral cubes need a connection to the river too (R3.5).',
  'rules.R3.7.name': 'Squares without a tile',
  'rules.R3.7':
    'In a two-player game, squares that start empty can’t be planted and never count as planted. The canals around them work like all the others.',
  'rules.R3.8.name': 'When a square has water',
  'rules.R3.8': 'A square is *irrigated* as soon as one of its sides is fully irrigated.',
} as const
