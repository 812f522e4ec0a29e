/** The board in the terminal. Heads of columns have at most four letters, the marks of a tile one. */
export const BOARD = {
  'board.title': 'Round {round}, {phase} · first player: {who} · tiles: {tiles} (game ends at {end})',
  'board.caravan': 'Caravan: camels, wants, offers',
  'board.babylon.wants': 'up to {maxSold} goods',
  'board.babylon.offers': '{salePoints} each',
  'board.quality': 'plant {quality}',
  'board.temples': 'Temples: newest cube first',
  'board.groups': 'Trade cards, with prices in talents',
  'board.fields': 'Fields',
  'board.cards': 'Court cards left',
  'board.powers': 'Powers',
  'board.power': '{power}: {holder}',
  'board.stocks': 'Stock',
  'board.reserve': 'Reserve',
  'board.points': 'pts',
  'board.talents': 'tal',
  'board.camels': 'cam',
  'board.cubes': 'cub',
  'board.tiles': 'til',
  'board.track': 'trk',
  'board.camel': 'c',
  'board.good': 'g',
  'board.legend': `Garden: ( ) floor 2, [ ] floor 3, '{ }' floor 4; %%% planted;
  o open zone, . dry zone. Tiles: points, c camel, $ talent, g good,
  Ba Ca Pa court card, ? court card of your choice.
Cubes: B blue, R red, K black, W white, n neutral.
Stock: > to decide, 1 first player, - passed. Caravan: * is here.`,

  'result.title': 'Points',
  'result.total': 'Total',
  'result.winner': '{who} wins with {points, plural, one {# point} other {# points}}.',
  'result.winners': '{names} share the victory with {points, plural, one {# point} other {# points}} each.',
} as const
