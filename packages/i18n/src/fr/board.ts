import type { BOARD as ENGLISH } from '../en/board.ts'
import type { Translated } from '../message.ts'

export const BOARD: Translated<typeof ENGLISH> = {
  'board.title': 'Tour {round}, {phase} · premier joueur : {who} · tuiles : {tiles} (fin à {end})',
  'board.caravan': 'Caravane : chameaux, demande, offre',
  'board.babylon.wants': '1-{maxSold} ressources',
  'board.babylon.offers': '{salePoints} pts',
  'board.quality': 'plante {quality}',
  'board.temples': 'Temples : dernier cube d’abord',
  'board.groups': 'Cartes Métier, avec leur prix en talents',
  'board.fields': 'Champs',
  'board.cards': 'Cartes Cour restantes',
  'board.powers': 'Pouvoirs',
  'board.power': '{power} : {holder}',
  'board.stocks': 'Stocks',
  'board.reserve': 'Réserve',
  'board.points': 'pts',
  'board.talents': 'tal',
  'board.camels': 'cha',
  'board.cubes': 'cub',
  'board.tiles': 'tui',
  'board.track': 'pis',
  'board.camel': 'c',
  'board.good': 'r',
  'board.legend': `Jardin : ( ) étage 2, [ ] étage 3, '{ }' étage 4 ; %%% planté ;
  o zone ouverte, . zone sans eau. Cubes : B bleu, R rouge, N noir, L blanc,
  x neutre. Tuiles : points, c chameau, $ talent, r ressource,
  Ba Ca Pa carte Cour, ? carte Cour au choix.
Stocks : > doit décider, 1 premier joueur, - a passé. Caravane : * position.`,

  'result.title': 'Points',
  'result.total': 'Total',
  'result.winner': '{who} gagne avec {points, plural, one {# point} other {# points}}.',
  'result.winners': '{names} gagnent ensemble avec {points, plural, one {# point} other {# points}} chacun.',
}
