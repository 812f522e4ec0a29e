/** What is in the box and how it is known; clauses that read otherwise in some editions. */
export const BOX = {
  'rules.box.title': 'What is in the box',
  'rules.box.known.name': 'How each value is known',
  'rules.box.known': 'The booklets state only part of what the box holds. So every value here has a label.',
  'rules.box.known.printed': '*printed*: stated in the text of a booklet or of the summary.',
  'rules.box.known.derived': '*derived*: stated in accounts of the game, such as reviews or a round retold.',
  'rules.box.known.reconstructed':
    '*reconstructed*: shown only in a picture that nobody here has seen; chosen to fit everything else.',
  'rules.box.status': 'How it is known',
  'rules.box.printed': 'printed',
  'rules.box.derived': 'derived',
  'rules.box.reconstructed': 'reconstructed',
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
  'rules.box.passes': 'Passes the water on',
  'rules.box.passes.none': 'when both zones are filled',
  'rules.box.passes.first': 'with the first cube already',
  'rules.box.empty': 'Squares left empty with {players} players',
  'rules.R3.3.sides':
    'Between two neighbouring squares runs a *side*, named after both: a1-b1. It has one irrigation zone with room for one cube. These sides have two zones: {sides}.',
  'rules.R3.3.single':
    'Between two neighbouring squares runs a *side*, named after both: a1-b1. It has one irrigation zone with room for one cube.',
  'rules.R3.5.first':
    'Water runs along irrigated sides, from corner to corner. A zone is *open* for your cube if it is empty and water reaches one end of its side: from the bank, or through sides that have at least one cube. In this edition a side with one of two zones filled passes the water on, too. The six sides at the bank are open as long as they are empty.',
} as const
