/** What the guide says in the first round: `guide.` + step. */
export const GUIDE = {
  'guide.title': 'Your first round',
  'guide.welcome':
    'Welcome to Babylon! You’re Blue, playing against Red and Black, and together we’ll play one whole round. I’ll tell you what to do, and whatever you can choose glows.',
  'guide.garden':
    'This is the garden. It rises in floors from the river to the top, and there’s a tile on every square. Plant a square and its tile is yours: the number shows its points, and next to it is its bonus. The higher the floor, the more it’s worth.',
  'guide.plan':
    'To plant, you need three things: a square with water, a good to pay with, and a camel to reach a city that has plants. You have 4 talents and 1 camel. So: get a good, dig a canal, travel, plant!',
  'guide.groups':
    'These are your helpers: trade cards in groups of three. The first card taken from a group is free, the second costs 1 talent, the third 2.',
  'guide.red-farmer':
    'Red goes first and recruits the farmer from group 1, for free. The farmer puts a cube on a field in the bottom row and brings back barley.',
  'guide.black-engineer':
    'Black takes the engineer from the same group. One card there is already turned over, so this costs 1 talent. The engineer brings water up between b1 and c1, which scores 2 points.',
  'guide.farmer':
    'Your turn! First you need a good. Recruit the farmer from group 2: no card is turned over there yet, so it costs nothing.',
  'guide.field':
    'Which row? Eshnunna, the caravan’s next city, wants salt. The first field of the top row gives salt. Choose the top row.',
  'guide.marduk':
    'Red recruits a merchant, who brings a camel. Black sends a priest to the temple of Marduk. The temples hand out their rewards at the end of the round.',
  'guide.engineer':
    'Now for water. Recruit the engineer from group 2. It costs 1 talent, because your own farmer is already turned over there.',
  'guide.irrigate':
    'A canal is open if water reaches it, and by the river it always does. Put your cube between a1 and a2: one canal waters both squares. And you score 2 points!',
  'guide.priests':
    'Red sends a priest to the temple of Ishtar, and so does Black. A new cube always comes in on the left and moves the others to the right. Red’s cube is now further right: that will matter.',
  'guide.caravan':
    'You have salt, a camel and water. Move the caravan one space, to Eshnunna! That costs your camel and your salt.',
  'guide.plant':
    'Your plant has quality 1, enough for floor 1, and your canal waters a1 and a2. a1 is worth 4 points; a2 is worth 3 points and a camel. Choose!',
  'guide.planted':
    'The tile is yours and the square is green. Your cube is the only one beside it, so you also score the irrigation bonus: 1 point, the quality of the plant. The plant card in Eshnunna is turned over: the next plant there is better, but costs a second good.',
  'guide.susa':
    'Red moves the caravan on to Susa, a court city. For barley, Red takes a Banker, who brings 1 talent every round. Black passes.',
  'guide.pass':
    'You’ve done what you came for, so pass. That pays, too: each time your turn comes round while someone is still playing, you get 1 talent.',
  'guide.talents':
    'Red recruits one more merchant. You and Black have passed, so you each take 1 talent. Then Red passes as well, and phase II is over.',
  'guide.procession':
    'Now for the temples. You’re last in turn order, so you lead the procession: your cube goes into one temple, and a neutral one into each of the others. The temple of Tammouz is empty. Go there, and you’ll be first!',
  'guide.ishtar':
    'The temples hand out their rewards. In the temple of Ishtar, Red and Black have one cube each. Red’s is further right, so Red is first and takes the camel; Black gets the talent. In the temple of Marduk, Black is alone and scores 2 points.',
  'guide.tammouz':
    'You’re first in the temple of Tammouz: put a cube on a field and take its good, just as with a farmer. Choose whichever row you like.',
  'guide.next':
    'That was a whole round. You may keep 2 goods until you have a better Caravaneer. New cards have been dealt, Red’s Banker has paid, and Black is now first player.',
  'guide.end':
    'And so it goes on until, with three players, 4 tiles or fewer are left in the garden. Then Amyitis’ favour rewards having many tiles: 5 points for 4 tiles or more, 10 for 6. Each good you have left scores 1 point. Most points wins.',
  'guide.done':
    'You know enough for a first game. The exercises let you try each part by itself, and the rules cover the details. Enjoy the garden!',
} as const
