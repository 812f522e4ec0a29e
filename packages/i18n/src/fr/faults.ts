import type { FAULTS as ENGLISH } from '../en/faults.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const FAULTS: Translated<typeof ENGLISH> = spaced({
  'record.damaged': 'L’enregistrement est endommagé à la ligne {line} : {problem}',
  'record.damaged.clause': 'L’enregistrement est endommagé à la ligne {line} : {problem} ({clause})',

  'record.fault.ends': 'l’enregistrement s’arrête là où « {word} » devrait suivre',
  'record.fault.word': 'il faut ici « {word} », et non « {text} »',
  'record.fault.name': 'au lieu de « {text} », il faut ici l’une de ces valeurs : {names}',
  'record.fault.variation': 'il faut ici « > variation »',
  'record.fault.deep': 'les variantes sont imbriquées sur plus de {max} niveaux',
  'record.fault.round': '« {text} » n’est pas un numéro de tour',
  'record.fault.turn': '« {text} » n’est pas un coup',
  'record.fault.glyph': '« {text} » n’est pas l’un de ces signes : {names}',
  'record.fault.edition-json': 'l’édition n’est pas du JSON',
  'record.fault.names-json': 'la liste des noms n’est pas du JSON',
  'record.fault.seed-json': 'la graine aléatoire n’est pas du JSON',
  'record.fault.position-json': 'la position n’est pas du JSON',
  'record.fault.edition': 'édition : {path} {problem}',
  'record.fault.position': '{path} : {problem}',
  'record.fault.names': 'il faut ici une liste de {players} noms',
  'record.fault.date': 'une date s’écrit ainsi : 2026-11-15',
  'record.fault.seed': 'la graine aléatoire doit être un texte entre guillemets',
  'record.fault.rows': 'le jardin compte quatre lignes de quatre tuiles',
  'record.fault.tile': '« {text} » ne peut pas se trouver en {square}',
  'record.fault.tile-twice': 'une tuile apparaît deux fois',
  'record.fault.plants': 'il faut ici les plantes de ces villes, dans cet ordre : {cities}',
  'record.fault.plant-twice': 'une plante apparaît deux fois',
  'record.fault.goods':
    '{count, plural, =0 {il ne faut ici aucune ressource} one {il faut ici # ressource} other {il faut ici # ressources différentes}}',
  'record.fault.deal-round': 'le tour {round} doit suivre, et non le tour {dealt}',
  'record.fault.groups': 'il faut {players} groupes de trois cartes',
  'record.fault.cards': 'il y a trop de cartes « {text} »',
  'record.fault.kind':
    'le nombre de joueurs ou l’extension de la position ne correspond pas au début de l’enregistrement',
  'record.fault.over': 'la partie est déjà terminée',
  'record.fault.player': 'c’est à « {color} » de décider, et non à « {text} »',
  'record.fault.incomplete': 'le coup précédent n’est pas terminé',
  'record.fault.begins': '« {text} » commence un nouveau coup et va sur une nouvelle ligne',
  'record.fault.refused': '« {text} » n’est pas permis. {why}',
  'record.fault.no-deal': 'les cartes du tour {round} manquent après cette ligne',
  'record.fault.round-goes-on': 'le tour n’est pas encore terminé',
  'record.fault.game-goes-on': 'la partie n’est pas encore terminée',
  'record.fault.result': 'le résultat de cette partie est {scores}',
  'record.fault.seed-early': 'la graine aléatoire ne peut être révélée qu’une fois la partie terminée',
  'record.fault.rules-newer':
    'la version {version} des règles est plus récente que ce programme, qui connaît : {known}',
  'record.fault.rules-unknown': '{version} n’est pas une version des règles ; il existe : {known}',

  'state.fault.room':
    '{count, plural, one {# cube se trouve} other {# cubes se trouvent}} ici, alors qu’il n’y a de place que pour {max}',
  'state.fault.winners': 'doit être null : personne n’a encore gagné',
  'state.fault.colors': 'chaque place doit avoir sa propre couleur',
  'state.fault.passed': 'ce joueur a passé (R5.2)',
  'state.fault.talents':
    '{count, plural, one {# talent} other {# talents}} en tout, alors que la boîte en contient {max} (R1.5)',
  'state.fault.camels':
    '{count, plural, one {# chameau} other {# chameaux}} en tout, alors que la boîte en contient {max} (R1.5)',
  'state.fault.good': '{good} : {count} en tout, alors que la boîte en contient {max} (R1.5)',
  'state.fault.cubes':
    '{count, plural, one {# cube} other {# cubes}} « {color} » en tout, alors que la boîte en contient {max} (R1.5)',
  'state.fault.loose':
    '{count, plural, one {# cube neutre} other {# cubes neutres}} dans les temples et la réserve : plus que n’en contient la boîte (R9.4)',
  'state.fault.neutral': '{count, plural, one {# seul cube neutre} other {# cubes neutres seulement}} en tout (R1.5)',
  'state.fault.cards':
    '{count, plural, one {# carte} other {# cartes}} en tout, alors que la boîte en contient {max} (R8.1)',
  'state.fault.caravaneers': 'il faut une ressource par Caravanier II restant, donc {count} (R2.4)',
  'state.fault.caravaneer-goods': 'les ressources doivent être différentes, sans vin (R2.4)',
  'state.fault.trades': '{trade} : {count, plural, one {# carte} other {# cartes}}, alors que {max} sont en jeu (R2.3)',
  'state.fault.plants': 'chaque carte Plante ne se trouve que dans une ville (R2.2)',
  'state.fault.tile-twice': 'une tuile apparaît deux fois (R2.5)',
  'state.fault.tile-floor': 'la tuile {tile} n’a pas sa place à l’étage {floor} (R2.5)',
  'state.fault.planted':
    '{squares, plural, one {# emplacement planté} other {# emplacements plantés}} à l’étage {floor}, mais {tiles, plural, one {# tuile prise} other {# tuiles prises}} (R9.2)',
  'state.fault.dry-side': 'est irrigué, mais l’eau n’arrive pas jusque-là (R3.5)',
  'state.fault.neutral-side': 'porte un cube neutre, mais ses deux emplacements ne sont pas tous deux plantés (R9.4)',
  'state.fault.open-side': 'se trouve entre deux emplacements plantés et doit être irrigué (R9.4)',
  'state.fault.filled-side': 'un cube neutre remplit son côté : aucun cube ne peut le suivre (R9.4)',
  'state.fault.dry-square': 'est planté mais pas irrigué (R9.1)',
  'state.fault.turn-rank': 'doit être {rank}, selon l’ordre du tour (R12.3)',
  'state.fault.rank': 'doit être le nombre de joueurs placés devant sur la même position (R12.3)',
  'state.fault.powers':
    'la place {seat} a pris {count, plural, one {# pouvoir} other {# pouvoirs}}, or il en faut {due} (R12.3)',
  'state.fault.first': 'doit être la place qui a pris ce pouvoir (R12.3)',
})
