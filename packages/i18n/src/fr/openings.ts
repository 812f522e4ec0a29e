import type { OPENINGS as ENGLISH } from '../en/openings.ts'
import type { Translated } from '../message.ts'

export const OPENINGS: Translated<typeof ENGLISH> = {
  'openings.about': 'Les débuts de partie, action par action : ce qui a été joué, et combien de fois cela a gagné.',
  'openings.filter': 'Choix des ouvertures',
  'openings.source': 'Parties',
  'openings.source.bots': 'robots forts',
  'openings.source.mine': 'les miennes',
  'openings.place': '{place, selectordinal, one {#re} other {#e}}',
  'openings.path': 'Actions jusqu’ici',
  'openings.start': 'Début',
  'openings.turn': '{number, selectordinal, one {#re action} other {#e action}}',
  'openings.summary':
    '{count, plural, one {# ouverture} other {# ouvertures}}, {share} de victoires, avance moyenne : {margin}',
  'openings.column.turn': 'Action',
  'openings.column.played': 'Jouée',
  'openings.times': '{count, number} fois',
  'openings.range': '{low}–{high} %',
  'openings.trend.above': 'nettement au-dessus de la moyenne',
  'openings.trend.below': 'nettement au-dessous de la moyenne',
  'openings.legend':
    'Victoires : la part des parties gagnées, et l’intervalle où elle se situe avec 95 % de certitude. Repère : la moyenne de toutes les actions à ce stade. ▲ et ▼ : nettement mieux ou moins bien. Avance : points d’écart avec le meilleur adversaire à la fin.',
  'openings.end': 'La suite n’est pas affichée : trop peu d’ouvertures se ressemblent aussi longtemps.',
  'openings.none': 'Aucune partie n’a commencé ainsi.',
  'openings.none.mine': 'Vous n’avez pas encore terminé de partie de ce type.',
  'openings.restart': 'Revenir au début',
  'openings.failed': 'Impossible de charger les ouvertures. Vérifiez votre connexion à Internet et réessayez.',
  'openings.turn.babylon': '{city} : vendre',
  'openings.turn.plant': '{city} : planter',
  'openings.turn.court': '{city} : {court}',
  'openings.turn.power': 'pouvoir : {power}',
  'openings.replays': 'Des parties qui ont commencé ainsi',
  'openings.replay.bots':
    'Partie {number}, {place, selectordinal, one {#re place} other {#e place}}, avance : {margin}',
  'openings.replay.mine': '{date}, avance : {margin}',
  'openings.set': 'D’où viennent ces chiffres',
  'openings.set.bots':
    '{games, plural, one {# partie} other {# parties}} jouées par Amyitis contre elle-même, avec {iterations, number} itérations de recherche par décision.',
  'openings.set.mine':
    'Sont comptées les parties de l’édition standard terminées dans ce navigateur où vous étiez la seule personne à table, ainsi que vos parties en ligne si vous êtes connecté. Tout est calculé sur cet appareil.',
  'openings.set.line':
    'Une ouverture, ce sont les premières actions d’un joueur, quoi que fassent les autres entre-temps. Chaque partie a son jardin, ses plantes et ses tirages. Une ouverture est affichée tant qu’au moins {fewest} joueurs ont commencé de la même façon.',
  'openings.set.caution':
    'Ces chiffres disent ce qui s’est passé, pas ce qui est le mieux : une action gagne aussi plus souvent parce qu’on la choisit quand les cartes s’y prêtent, ou parce qu’elle revient à celui qui commence. Choisissez une place sous « Ordre » pour comparer ce qui est comparable.',
  'openings.set.command': 'Version des règles : {rules} ; poids : {weights} ; commande :',
}
