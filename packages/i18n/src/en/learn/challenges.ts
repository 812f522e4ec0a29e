/** The list of challenges. */
export const CHALLENGE_LIST = {
  'challenge.title': 'Challenges',
  'challenge.intro':
    'Set games against the people of Babylon. Everyone gets the same tiles and deals, and up to three stars.',
  'challenge.about': 'Seven set games with a twist, rated with up to three stars.',
  'challenge.against': 'Against {who}',
  'challenge.play': 'Play',
  'challenge.total': '{stars} of {all} stars',
  'challenge.summit.story':
    'You and Kubaba have led the water up to the third terrace. You have a Gardener. Who will plant the queen’s own garden first?',
  'challenge.behind.story':
    'Rimut has been flattering the court for years: he starts with 12 points, and you with none.',
  'challenge.market.story':
    'The merchants of Babylon pay well, if you bring them what they want. Go there often, and never with empty hands.',
  'challenge.marduk.story':
    'The priests of Marduk count every cube in their temple, round after round. Make sure most of them are yours.',
  'challenge.dry.story':
    'Let Balasi dig, and plant where his water flows. Careful with Babylon: whoever sells there has to dig a canal, too.',
  'challenge.palace.story':
    'With the Palace expansion. Everyone wants to rise at court, but few get beyond the third step. Bring the goods, and climb.',
  'challenge.three.story':
    'Three alewives by the gate, all called Kubaba, and you. Everyone plays for herself. It just won’t feel like it.',
} as const
