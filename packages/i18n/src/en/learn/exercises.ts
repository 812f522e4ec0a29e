/** The exercises: `exercise.` + part, with its goal, hints, what is said when it is done and when an attempt fails. */
export const EXERCISES = {
  'exercise.fields.name': 'Fields: win a Gardener',
  'exercise.fields.goal': 'Fill a row of fields so that you win the Gardener.',
  'exercise.fields.hint-1': 'Each row is one cube short. Before you choose, count the cubes of each colour.',
  'exercise.fields.hint-2':
    'Your cube would give you three in the top row, but only two in the bottom row, as many as Red.',
  'exercise.fields.tie':
    'In the bottom row, you and Red had two cubes each. If there’s a tie for most, no one gets the Gardener (R6.2).',
  'exercise.fields.other': 'That doesn’t fill a row. You need the farmer (R6.1).',
  'exercise.fields.done':
    'Three of the five cubes were yours: the Gardener is in your stock, and all the cubes are back with their owners.',

  'exercise.temples.name': 'Temples: come first in two',
  'exercise.temples.goal':
    'Red and Black have passed. You can still recruit a priest, and you lead the procession. Come first in the temples of Marduk and Tammouz.',
  'exercise.temples.hint-1': 'Look at the temple of Marduk: you and Red have one cube each. Who’s ahead?',
  'exercise.temples.hint-2':
    'In the temple of Tammouz you need two cubes: the priest’s and the one from the procession.',
  'exercise.temples.marduk':
    'You were already first in the temple of Marduk: if tied, the cube further right is ahead (R10.2). You needed that cube in the temple of Tammouz.',
  'exercise.temples.ishtar':
    'A cube in the temple of Ishtar doesn’t help you here. The temple of Tammouz needs both of your cubes.',
  'exercise.temples.pass':
    'With the procession alone you only get one cube into the temple of Tammouz. Red has one there too, and it’s further right (R10.2).',
  'exercise.temples.done':
    'You have two cubes to one in the temple of Tammouz, and your cube is further right in the temple of Marduk: first in both!',

  'exercise.irrigation.name': 'Irrigation: one cube, two squares',
  'exercise.irrigation.goal':
    'Recruit an engineer. With your one cube, bring water to c2 and draw level with Black around b2.',
  'exercise.irrigation.hint-1': 'The cube must be on a side that belongs to both c2 and b2.',
  'exercise.irrigation.hint-2': 'The side between the two squares is called b2-c2. Water already reaches it.',
  'exercise.irrigation.dry': 'c2 is still dry: none of its sides is irrigated (R3.8).',
  'exercise.irrigation.lead':
    'c2 has water now. But c1-c2 isn’t a side of b2, so Black still has the most cubes there (R9.3).',
  'exercise.irrigation.other': 'To bring water, you need an engineer (R6.4).',
  'exercise.irrigation.done':
    'c2 can be planted now. Around b2, you and Black have one cube each, so no one would get the irrigation bonus there.',

  'exercise.caravan.name': 'Caravan: a sale in Babylon',
  'exercise.caravan.goal':
    'You have one camel. Use it to score 6 points in Babylon, and keep your wine. Then place your cube wherever you like.',
  'exercise.caravan.hint-1': 'With Caravaneer I, two spaces are free, so one camel takes the caravan up to 3 spaces.',
  'exercise.caravan.hint-2': 'Go to Babylon and sell barley and dates.',
  'exercise.caravan.elsewhere':
    'Your camel is gone, and this isn’t Babylon, the only place where you can sell goods (R7.4).',
  'exercise.caravan.one': 'One good is worth 3 points, but you could have sold two (R7.4).',
  'exercise.caravan.wine':
    '6 points, but the wine is gone. It’s the joker that pays for any good, so it’s worth keeping (R1.3).',
  'exercise.caravan.other': 'That leaves the caravan where it is. You have a camel, so use it (R7.2).',
  'exercise.caravan.done': '6 points for one camel, a canal on top, and you still have your wine!',

  'exercise.court.name': 'Court: a better Caravaneer',
  'exercise.court.goal': 'Take the Caravaneer II, along with the good on it, and keep your wine.',
  'exercise.court.hint-1': 'Susa and Uruk offer Caravaneers. Susa wants barley, Uruk wants dates.',
  'exercise.court.hint-2': 'With Caravaneer I one camel reaches Uruk, 3 spaces away. Pay with the dates.',
  'exercise.court.wine': 'The wine is gone. It was taken instead of the good the city wants (R7.7).',
  'exercise.court.banker': 'A Banker is worth having too, but you were after the Caravaneer II.',
  'exercise.court.elsewhere': 'Your camel is gone, and there’s no Caravaneer on offer here (R7.5).',
  'exercise.court.other': 'That leaves the caravan where it is. You take court cards in court cities (R7.5).',
  'exercise.court.done':
    'From now on, 4 spaces of each journey are free, and you may keep 4 goods. And you got the good on the card as well!',

  'exercise.planting.name': 'Planting: your own bonus',
  'exercise.planting.goal': 'Plant so that the irrigation bonus goes to you, and keep your Gardener.',
  'exercise.planting.hint-1':
    'You can pay for the plant in Mari, the next city. Before you choose a square, count the cubes around it.',
  'exercise.planting.hint-2': 'Around c2 there are two of your cubes and one of Black’s.',
  'exercise.planting.red': 'Red has the most cubes around this square, so Red scores the bonus (R9.3).',
  'exercise.planting.tie':
    'Around b2, Red and Black have one cube each. If there’s a tie, no one scores the bonus (R9.3).',
  'exercise.planting.gardener': 'The bonus is yours, but c3 needs quality 3, so your Gardener is spent (R9.1).',
  'exercise.planting.other': 'That doesn’t plant anything. Move the caravan to a plant city (R7.6).',
  'exercise.planting.done': 'The tile and the bonus are yours: 2 points, the quality of your plant.',

  'exercise.palace.name': 'Palace: choose first',
  'exercise.palace.goal':
    'Red and Black have passed. Be the first to choose a power next round, and use it to put a free engineer to work.',
  'exercise.palace.hint-1':
    'Red is on space 1 of the palace track. If you land on the same space later, you’re behind Red (R12.3).',
  'exercise.palace.hint-2':
    'The noble costs 2 talents and advances you 2 spaces (R12.5). Then pass, and choose Free recruitment next round.',
  'exercise.palace.behind':
    'Red chooses first. You aren’t ahead on the track: if two players share a space, the one who got there first is ahead (R12.3).',
  'exercise.palace.power': 'You chose first, but not Free recruitment.',
  'exercise.palace.trade': 'You recruited for free, but not an engineer.',
  'exercise.palace.done': 'You were ahead on the track, chose first, and got an engineer for nothing: 2 points!',
} as const
