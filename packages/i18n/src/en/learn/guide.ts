/** What the guide says in the first round: `guide.` + step. */
export const GUIDE = {
  'guide.title': 'Your first round',
  'guide.welcome':
    'Welcome to Babylon! You are Blue and play against Red and Black. Here you play one whole round. I tell you what to do, and what you may choose glows.',
  'guide.garden':
    'This is the garden. It rises in floors from the river to the top, and a tile lies on every square. Plant a square and its tile is yours: the number is its points, beside it is its bonus. The higher the floor, the more it is worth.',
  'guide.plan':
    'To plant you need three things: a square with water, a good to pay with, and a camel to reach a city that has plants. You own 4 talents and 1 camel. So: get a good, dig a canal, travel, plant!',
  'guide.groups':
    'Helpers lie here, in groups of three trade cards. The first card taken from a group is free, the second costs 1 talent, the third 2.',
  'guide.red-farmer':
    'Red begins and recruits the farmer of group 1, for nothing. The farmer puts a cube on a field of the bottom row and brings a barley.',
  'guide.black-engineer':
    'Black takes the engineer of the same group. One card is turned over there, so that costs 1 talent. The engineer leads water between b1 and c1, which scores 2 points.',
  'guide.farmer':
    'Your turn! First you need a good. Recruit the farmer of group 2: no card is turned over there, so it costs nothing.',
  'guide.field':
    'Which row? Eshnunna, the next city of the caravan, wants salt. The first field of the top row gives salt. Choose the top row.',
  'guide.marduk':
    'Red recruits a merchant, who brings a camel. Black sends a priest into the temple of Marduk. The temples give their rewards at the end of the round.',
  'guide.engineer':
    'Now for water. Recruit the engineer of group 2. It costs 1 talent, because your own farmer is turned over there.',
  'guide.irrigate':
    'A canal is open if water reaches it, and at the river it always does. Put your cube between a1 and a2: one canal gives water to both squares. And you score 2 points.',
  'guide.priests':
    'Red sends a priest to Ishtar, and so does Black. A new cube always comes in on the left and moves the others to the right. Red’s cube now lies further right: that will matter.',
  'guide.caravan':
    'You have salt, a camel and water. Move the caravan one space, to Eshnunna! That costs your camel and your salt.',
  'guide.plant':
    'Your plant has quality 1, enough for floor 1, and your canal gives water to a1 and a2. On a1, 4 points await you; on a2, 3 points and a camel. Choose!',
  'guide.planted':
    'The tile is yours and the square is green. Your cube is the only one beside it, so you also score the irrigation bonus: 1 point, the quality of the plant. The plant card in Eshnunna is turned over: the next plant there is better, but costs a second good.',
  'guide.susa':
    'Red moves the caravan on to Susa, a court city. For a barley Red takes a Banker, who brings 1 talent in every round. Black passes.',
  'guide.pass':
    'You have done what you came for: pass. That pays, too. Whenever your turn comes while somebody is still in, you get 1 talent.',
  'guide.talents':
    'Red recruits one more merchant. You and Black have passed and take 1 talent each. Then Red passes as well, and phase II is over.',
  'guide.procession':
    'Now the temples. You are last in turn order, so you lead the procession: your cube goes into one temple, a neutral one into each of the others. Nobody is in Tammouz. Go there, and you are first!',
  'guide.ishtar':
    'The temples give their rewards. In Ishtar Red and Black have one cube each. Red’s lies further right, so Red is first and takes the camel; Black gets the talent. In Marduk Black is alone and scores 2 points.',
  'guide.tammouz':
    'In Tammouz you are first: put a cube on a field and take its good, as with a farmer. Choose the row you like.',
  'guide.next':
    'That was a round. You may keep 2 goods until you have a better Caravaneer. New cards have been dealt, Red’s Banker has paid, and Black is first player now.',
  'guide.end':
    'So it goes on until, with three players, at most 4 tiles are left in the garden. Then Amyitis’ favour rewards many tiles: 5 points from 4 tiles, 10 from 6. Each good left scores 1 point. Most points win.',
  'guide.done':
    'You know enough for a first game. The exercises let you try each part by itself, and the rules tell the details. Enjoy the garden!',
} as const
