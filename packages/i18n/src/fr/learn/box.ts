import type { BOX as ENGLISH } from '../../en/learn/box.ts'
import type { Translated } from '../../message.ts'

export const BOX: Translated<typeof ENGLISH> = {
  'rules.box.title': 'Contenu de la boîte',
  'rules.box.known.name': 'D’où vient chaque valeur',
  'rules.box.known':
    'Les livrets n’indiquent qu’une partie de ce que contient la boîte. Ici, chaque valeur est donc accompagnée de sa source.',
  'rules.box.known.printed': '*imprimé* : écrit dans le texte d’un livret ou de l’aide de jeu.',
  'rules.box.known.derived': '*rapporté* : tiré de critiques ou de récits de parties.',
  'rules.box.known.reconstructed':
    '*reconstitué* : visible seulement sur une image que nous n’avons pas vue ; choisi pour s’accorder avec tout le reste.',
  'rules.box.status': 'Source',
  'rules.box.printed': 'imprimé',
  'rules.box.derived': 'rapporté',
  'rules.box.reconstructed': 'reconstitué',
  'rules.box.own': 'propre à cette édition',
  'rules.box.unknown': 'non précisé',
  'rules.box.part': '{what} : {status}',
  'rules.box.copies': 'Exemplaires',
  'rules.box.pieces.name': 'Le matériel',
  'rules.box.cards.name': 'Les cartes',
  'rules.box.board.name': 'Le plateau',
  'rules.box.tiles.name': 'Les tuiles du jardin',
  'rules.box.garden': 'Le jardin',
  'rules.box.value': 'Valeur',
  'rules.box.double': 'Côtés à deux zones',
  'rules.box.none': 'aucun',
  'rules.box.passes': 'Passage de l’eau',
  'rules.box.passes.none': 'une fois les deux zones remplies',
  'rules.box.passes.first': 'dès le premier cube',
  'rules.box.empty': 'Emplacements laissés vides à {players} joueurs',
  'rules.R3.3.sides':
    'Entre deux emplacements voisins se trouve un *côté*, nommé d’après eux : a1-b1. Il comporte une zone d’irrigation, où l’on peut poser un cube. Ces côtés ont deux zones : {sides}.',
  'rules.R3.3.single':
    'Entre deux emplacements voisins se trouve un *côté*, nommé d’après eux : a1-b1. Il comporte une zone d’irrigation, où l’on peut poser un cube.',
  'rules.R3.5.first':
    'L’eau suit les côtés irrigués, de coin en coin. Une zone est *ouverte*, et vous pouvez y poser un cube, si elle est vide et que l’eau atteint l’une des extrémités de son côté : depuis la rive, ou par des côtés qui portent au moins un cube. Dans cette édition, un côté dont une seule des deux zones est remplie laisse, lui aussi, passer l’eau. Les six côtés de la rive sont ouverts tant qu’ils sont vides.',
}
