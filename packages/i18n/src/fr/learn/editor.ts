import type { EDITOR as ENGLISH } from '../../en/learn/editor.ts'
import type { Translated } from '../../message.ts'

export const EDITOR: Translated<typeof ENGLISH> = {
  'editor.title': 'Votre propre édition',
  'editor.book': 'Changez n’importe quelle valeur des cartes, des tuiles et des plateaux, et jouez avec.',
  'editor.about':
    'Tout ce qui porte un nombre dans la boîte. Changez ce qui vous plaît, ou ce qui diffère sur votre exemplaire.',
  'editor.name': 'Nom de l’édition',
  'editor.unsaved':
    'Ce navigateur n’a pas pu enregistrer votre édition. Enregistrez-la dans un fichier avant de partir.',
  'editor.changed':
    '{count, plural, =0 {Aucune valeur changée pour l’instant} one {# valeur changée} other {# valeurs changées}}',
  'editor.play': 'Jouer avec',
  'editor.save': 'Enregistrer dans un fichier',
  'editor.share': 'Copier un lien',
  'editor.restart': 'Tout recommencer',
  'editor.back': 'Revenir à mon édition précédente',
  'editor.reset': 'Rétablir',
  'editor.link.bad': 'Ce lien ne contient aucune édition jouable.',
  'editor.tile': 'Tuile {name}',
  'editor.plant': 'Carte Plante {number}',
  'editor.any': 'carte Cour au choix',
  'editor.goods': 'ressources au choix',
  'editor.good': 'une ressource précise',
  'editor.court': 'carte Cour',
  'editor.end': 'La fin de la partie',
  'editor.favour.tiles': 'Faveur {step} : à partir de ce nombre de tuiles',
  'editor.favour.points': 'Faveur {step} : points',
  'editor.garden.about': 'Touchez un côté pour lui donner une zone ou deux.',
  'editor.side': 'Deux zones sur {side}',
  'editor.route': 'Le parcours de la caravane',
  'editor.route.about':
    'Faites glisser une ville à sa place ou déplacez-la avec les flèches. Le parcours commence à Babylone et y revient.',
  'editor.route.place': '{city} occupe maintenant la place {place} sur {all}.',
  'editor.route.earlier': 'Avancer {city}',
  'editor.route.later': 'Reculer {city}',
  'editor.wanted': 'Vous possédez le jeu ?',
  'editor.wanted.about':
    '{count, plural, =0 {Nous savons d’où vient chaque valeur.} one {Nous n’avons pu que reconstituer # valeur.} other {Nous n’avons pu que reconstituer # valeurs.}} Comparez-les avec votre exemplaire, changez ce qui diffère et envoyez-nous le message ci-dessous.',
  'editor.wanted.only': 'Afficher seulement ce que nous cherchons',
  'editor.message.copy': 'Copier le message',
  'editor.message': 'Amyitis : voici ce qu’indique mon exemplaire du jeu.',
  'editor.message.line': '{title}, {name}, {label} : {value} (et non {ours})',
  'editor.message.board': '{title} : {value} (et non {ours})',
}
