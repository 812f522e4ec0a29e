/** What is in the box and how it is known; clauses that read otherwise in some editions. */
export const BOX = {
  'rules.box.title': 'What’s in the box',
  'rules.box.known.name': 'How we know each value',
  'rules.box.known': 'The booklets state only part of what’s in the box, so every value here has a label.',
  'rules.box.known.printed': '*printed*: stated in the text of a booklet or of the summary.',
  'rules.box.known.derived': '*derived*: stated in accounts of the game, such as reviews or session reports.',
  'rules.box.known.reconstructed':
    '*reconstructed*: only shown in a picture that we haven’t seen; chosen to fit everything else.',
  'rules.box.status': 'How we know it',
  'rules.box.printed': 'printed',
  'rules.box.derived': 'derived',
  'rules.box.reconstructed': 'reconstructed',
  'rules.box.own': 'this edition’s own',
  'rules.box.unknown': 'not stated',
  'rules.box.part': '{what}: {status}',
  'rules.box.copies': 'Copies',
  'rules.box.pieces.name': 'Pieces',
  'rules.box.cards.name': 'Cards',
  'rules.box.board.name': 'The board',
  'rules.box.tiles.name': 'Garden tiles',
  'rules.box.garden': 'The garden',
  'rules.box.value': 'Value',
  'rules.box.double': 'Sides with two zones',
  'rules.box.none': 'none',
  'rules.box.passes': 'Carries water on',
  'rules.box.passes.none': 'when both zones are filled',
  'rules.box.passes.first': 'from the first cube',
  'rules.box.empty': 'Squares left empty with {players} players',
  'rules.R3.3.sides':
    'Between two neighbouring squares there’s a *side*, named after both: a1-b1. It has one irrigation zone with room for one cube. These sides have two zones: {sides}.',
  'rules.R3.3.single':
    'Between two neighbouring squares there’s a *side*, named after both: a1-b1. It has one irrigation zone with room for one cube.',
  'rules.R3.5.first':
    'Water runs along irrigated sides, from corner to corner. A zone is *open* for your cube if it’s empty and water reaches one end of its side: from the river, or through sides that have at least one cube. In this edition, even a side with only one of its two zones filled carries water on. The six sides by the river are open as long as they’re empty.',
} as const
