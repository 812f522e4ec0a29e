/** What the coach of a first game says: `coach.` + decision. */
export const COACH = {
  'coach.title': '{name} explains',
  'coach.ok': 'Got it',
  'coach.off': 'Continue without the coach',
  'coach.action':
    'Each turn is one action: recruit a helper, move the caravan or pass. The first card taken from a group is free, and each one after that costs a talent more. Everything you can do now is glowing.',
  'coach.field':
    'Your cube goes on the next free field in a row, and you get its good. When a row fills up, the player with the most cubes in it wins a Gardener.',
  'coach.temple':
    'At the end of the round, each temple rewards its top two players: Tammouz with goods, Ishtar with camels and talents, Marduk with points.',
  'coach.irrigate':
    'A canal waters the squares on both sides of it. The cube stays yours: when one of those squares is planted, the player with the most cubes around it scores a bonus.',
  'coach.sell': 'Babylon buys goods for points. After the sale, you also get to dig a canal.',
  'coach.pay': 'Pay with the good itself or with wine, which can replace any other good.',
  'coach.court':
    'Court cards stay with you: Bankers pay every round, Caravaneers make journeys cheaper and let you keep more goods, Gardeners help you plant higher up.',
  'coach.good': 'These cards carry different goods. Take the one your next city wants.',
  'coach.plant':
    'The tile on the square becomes yours: first its points, then its bonus. The higher the floor, the better the plant has to be, unless a Gardener helps.',
  'coach.take': 'Take any good you like. Check what the caravan’s next cities want.',
  'coach.ishtar': 'Camels move the caravan, talents recruit helpers. Take whichever you’re short of.',
  'coach.exchange': 'Swap a good for one you need more, or keep what you have.',
  'coach.discard':
    'You can’t keep everything, but a better Caravaneer lets you keep more. Let go of what the next cities don’t want.',
  'coach.power':
    'Each Palace power helps one player this round. The further ahead you are on the palace track, the earlier you choose.',
  'coach.free': 'One helper works for you right away: no card, no talents.',
} as const
