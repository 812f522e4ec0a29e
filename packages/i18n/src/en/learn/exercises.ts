/** The exercises: `exercise.` + part, with its goal, hints, what is said when it is done and when an attempt fails. */
export const EXERCISES = {
  'exercise.fields.name': 'Fields: win a Gardener',
  'exercise.fields.goal': 'Fill a row of fields so that the Gardener goes to you.',
  'exercise.fields.hint-1': 'Each row lacks one cube. Before you choose, count the cubes of each colour.',
  'exercise.fields.hint-2': 'With your cube you have three in the top row; in the bottom row two, as many as Red.',
  'exercise.fields.tie':
    'In the bottom row you and Red had two cubes each. With a tie for most, nobody gets the Gardener (R6.2).',
  'exercise.fields.other': 'That fills no row. You need the farmer (R6.1).',
  'exercise.fields.done':
    'Three of the five cubes were yours: the Gardener is in your stock, and all cubes are back with their owners.',

  'exercise.temples.name': 'Temples: first in two of them',
  'exercise.temples.goal':
    'Red and Black have passed. You can still recruit a priest, and you lead the procession. Be first in Marduk and in Tammouz.',
  'exercise.temples.hint-1': 'Look at Marduk: you and Red have one cube each. Who is ahead?',
  'exercise.temples.hint-2': 'In Tammouz you need two cubes: the priest’s and that of the procession.',
  'exercise.temples.marduk':
    'In Marduk you were first already: among equals the cube further right is ahead (R10.2). The cube is missing in Tammouz.',
  'exercise.temples.ishtar': 'In Ishtar this cube does not help you. Tammouz needs both of your cubes.',
  'exercise.temples.pass':
    'With the procession alone you come to one cube in Tammouz. Red has one too, and it lies further right (R10.2).',
  'exercise.temples.done':
    'In Tammouz you have two cubes against one, in Marduk your cube lies further right: first in both.',

  'exercise.irrigation.name': 'Irrigation: one cube, two squares',
  'exercise.irrigation.goal':
    'Recruit an engineer. With your one cube give water to c2, and draw level with Black around b2.',
  'exercise.irrigation.hint-1': 'The cube must lie on a side of c2 and of b2.',
  'exercise.irrigation.hint-2': 'The side between the two squares is called b2-c2. Water reaches it already.',
  'exercise.irrigation.dry': 'c2 is still dry: none of its sides is irrigated (R3.8).',
  'exercise.irrigation.lead':
    'c2 has water now. But c1-c2 is no side of b2: there Black still has the most cubes (R9.3).',
  'exercise.irrigation.other': 'Water comes with an engineer (R6.4).',
  'exercise.irrigation.done':
    'c2 can be planted now. Around b2 you and Black have one cube each: nobody would get the irrigation bonus there.',

  'exercise.caravan.name': 'Caravan: a sale in Babylon',
  'exercise.caravan.goal':
    'You have one camel. Score 6 points in Babylon with it, and keep your wine. Then place your cube where you like.',
  'exercise.caravan.hint-1': 'With Caravaneer I two spaces are free: one camel takes the caravan up to 3 spaces far.',
  'exercise.caravan.hint-2': 'Go to Babylon and sell barley and dates.',
  'exercise.caravan.elsewhere': 'The camel is spent, and this is not Babylon. Only there goods are sold (R7.4).',
  'exercise.caravan.one': 'One good is worth 3 points. You could have sold two (R7.4).',
  'exercise.caravan.wine':
    '6 points, but the wine is gone. It is the joker that pays for any good: worth keeping (R1.3).',
  'exercise.caravan.other': 'That leaves the caravan where it is. You have a camel: use it (R7.2).',
  'exercise.caravan.done': '6 points for one camel, a canal on top, and the wine is still yours.',

  'exercise.court.name': 'Court: a better Caravaneer',
  'exercise.court.goal': 'Take the Caravaneer II with the good that lies on it, and keep your wine.',
  'exercise.court.hint-1': 'Susa and Uruk offer Caravaneers. Susa wants barley, Uruk wants dates.',
  'exercise.court.hint-2': 'With Caravaneer I one camel reaches Uruk, 3 spaces away. Pay with the dates.',
  'exercise.court.wine': 'The wine is gone. It was taken in place of the good that the city wants (R7.7).',
  'exercise.court.banker': 'A Banker is worth having, too. But the goal was the Caravaneer II.',
  'exercise.court.elsewhere': 'The camel is spent, and no Caravaneer is offered here (R7.5).',
  'exercise.court.other': 'That leaves the caravan where it is. Court cards are taken in court cities (R7.5).',
  'exercise.court.done':
    'From now on 4 spaces of each journey are free, and you may keep 4 goods. The good on the card came along.',

  'exercise.planting.name': 'Planting: your own bonus',
  'exercise.planting.goal': 'Plant in such a way that the irrigation bonus is yours, and keep your Gardener.',
  'exercise.planting.hint-1':
    'You can pay for the plant in Mari, the next city. Before you choose a square, count the cubes around it.',
  'exercise.planting.hint-2': 'Around c2 lie two of your cubes and one of Black.',
  'exercise.planting.red': 'Around this square Red has the most cubes: Red scores the bonus (R9.3).',
  'exercise.planting.tie': 'Around b2 Red and Black have one cube each. With a tie nobody scores the bonus (R9.3).',
  'exercise.planting.gardener': 'The bonus is yours, but c3 demands quality 3: the Gardener is spent (R9.1).',
  'exercise.planting.other': 'That plants nothing. Move the caravan to a plant city (R7.6).',
  'exercise.planting.done': 'The tile and the bonus are yours: 2 points, as many as the quality of the plant.',

  'exercise.palace.name': 'Palace: choose first',
  'exercise.palace.goal':
    'Red and Black have passed. Be the first to choose a power in the next round, and let a free engineer work for you.',
  'exercise.palace.hint-1':
    'Red stands at 1 on the palace track. Whoever comes to the same place later stands behind (R12.3).',
  'exercise.palace.hint-2':
    'The noble costs 2 talents and takes you 2 forward (R12.5). Then pass, and choose Free recruitment in the next round.',
  'exercise.palace.behind':
    'Red chooses first. You are not ahead on the track, and on the same place whoever was there earlier is (R12.3).',
  'exercise.palace.power': 'You chose first, but not Free recruitment.',
  'exercise.palace.trade': 'Recruited for free, but no engineer.',
  'exercise.palace.done': 'You were ahead on the track, chose first, and the engineer cost you nothing: 2 points.',
} as const
