import type { SCREENS as ENGLISH } from '../../en/learn/screens.ts'
import type { Translated } from '../../message.ts'

export const SCREENS: Translated<typeof ENGLISH> = {
  'learn.title': 'Apprendre',
  'learn.intro': 'Jouez un tour guidé, essayez chaque point des règles, et consultez ce que vous voulez savoir.',
  'learn.guide.about': 'Un tour contre deux joueurs, pas à pas, en une dizaine de minutes.',
  'learn.exercises': 'Exercices',
  'learn.exercises.about': 'Une position, un but, quelques coups. Ce sont les règles mêmes qui vérifient.',
  'learn.rules.about': 'Toutes les règles, avec recherche. Chaque point a un numéro et un lien.',
  'learn.overview.title': 'Aide-mémoire d’une page',
  'learn.overview.about': 'Tout le jeu d’un coup d’œil, à imprimer et à garder près de la table.',
  'learn.begin': 'Commencer',
  'learn.resume': 'Reprendre à l’étape {step}',
  'learn.again': 'Encore une fois',
  'learn.done': 'Fait',
  'learn.open': 'Ouvrir',
  'learn.progress': '{done} sur {all} faits',

  'learn.coach': 'Votre guide',
  'learn.step': 'Étape {step} sur {all}',
  'learn.back': 'Retour',
  'learn.next': 'Suite',
  'learn.finish': 'Terminer',
  'learn.leave': 'Quitter la leçon',
  'learn.choose': 'Choisissez ce qui s’illumine.',
  'learn.not-now': 'C’est peut-être une bonne idée, mais pas dans cette leçon. Choisissez ce qui s’illumine.',
  'learn.clause': 'Règle {clause}',
  'learn.goal': 'But',
  'learn.hint': 'Indice',
  'learn.solved': 'Réussi !',
  'learn.failed': 'Pas tout à fait',
  'learn.retry': 'Réessayer',
  'learn.following': 'Exercice suivant',
  'learn.you': 'Vous',
  'learn.scripted': 'joue avec vous',

  'learn.contents': 'Sommaire',
  'learn.search': 'Chercher dans les règles',
  'learn.results':
    '{count, plural, =0 {Rien trouvé pour « {query} ».} one {# endroit avec « {query} »} other {# endroits avec « {query} »}}',
  'learn.example': 'Exemple :',
  'learn.tip': 'Conseil :',
  'learn.print': 'Imprimer',
  'learn.previous-page': 'Retour : {page}',
  'learn.next-page': 'Suite : {page}',

  'sheet.trades': 'Recruter : 0, 1 ou 2 talents',
  'sheet.caravan': 'Déplacer la caravane : chameaux',
  'sheet.pay':
    'Une ressource se paie avec elle-même ou avec du vin. À Babylone : 3 points par ressource, 1 ou 2 ressources, puis irriguer.',
  'sheet.plant': 'Planter',
  'sheet.plant.where':
    'Un emplacement avec sa tuile et un côté entièrement irrigué ; plante et Jardiniers atteignent sa qualité.',
  'sheet.plant.tile': 'Prendre la tuile : points, puis bonus.',
  'sheet.plant.bonus':
    'Bonus d’irrigation : le plus de cubes autour, autant de points que la qualité de la plante ; rien à égalité.',
  'sheet.plant.water': 'Des cubes neutres dans les canaux vides entre voisins plantés.',
  'sheet.plant.turn': 'Retourner la carte Plante.',
  'sheet.end': 'Fin de la partie',
  'sheet.end.goods': 'Chaque ressource restante : 1 point.',
  'sheet.pass': 'Passer : 1 talent chaque fois que vient votre tour tant que d’autres jouent.',
  'sheet.palace.noble': 'Noble, à tout moment : 2 talents pour avancer de 2 sur la piste.',
}
