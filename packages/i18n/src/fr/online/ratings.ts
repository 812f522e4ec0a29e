import type { RATINGS as EN } from '../../en/online/ratings.ts'
import type { Translated } from '../../message.ts'

export const RATINGS: Translated<typeof EN> = {
  'online.pace': 'Cadence',
  'online.pace.live': 'En temps réel',
  'online.pace.correspondence': 'Tour par tour',
  'online.pace.about':
    'En temps réel, la pendule compte en minutes. Avec des heures par coup, ou sans pendule, la partie se joue tour par tour.',
  'online.rating.value': '{rating} ± {uncertainty}',
  'online.rating.provisional': 'provisoire',
  'online.rating.mine': 'Mes cotes',
  'online.rating.mine.none': 'Vous n’avez pas encore de cote. Elle commence avec votre première partie classée.',
  'online.rating.kind': '{pace}, {players} joueurs',
  'online.rating.games': '{count, plural, one {# partie} other {# parties}}',
  'online.rating.about':
    'Tout le monde commence à 1\u202f500. Le nombre qui suit ± est la marge d’erreur ; elle diminue au fil des parties. Une cote cesse d’être provisoire après dix parties, contre au moins trois personnes.',
  'online.rating.change': 'Les cotes après cette partie',
  'online.rating.waits': 'Calcul des cotes en cours…',
  'online.rating.same': 'inchangée',
  'online.rating.left': '{who} a quitté la partie avant la fin, ce qui compte comme une défaite.',
  'online.rating.reduced':
    'Cette partie compte moins : les mêmes personnes s’étaient déjà affrontées au cours des 24 dernières heures.',
  'online.rating.why.counted': 'Cette partie compte.',
  'online.rating.why.erased': 'Ne compte pas : l’adversaire a supprimé son compte.',
  'online.rating.why.too-few-decisions': 'Ne compte pas : quelqu’un a joué moins d’un tour complet.',
  'online.rating.why.same-device':
    'Ne compte pas : vous partagez un appareil, une connexion internet ou un propriétaire avec votre adversaire.',
  'online.rating.why.pair-limit':
    'Ne compte pas : vous avez déjà joué trois parties classées ensemble au cours des 24 dernières heures.',
  'online.rating.why.too-far-apart': 'Ne compte pas : plus de 400 points vous séparent.',
  'online.rating.why.alone': 'Ne compte pas : aucune autre personne ne jouait.',
  'online.name.now': '{before} (aujourd’hui {now})',
  'online.problem.name-blank': 'Un nom doit contenir au moins une lettre ou un chiffre.',
  'online.problem.name-too-long': 'Ce nom est trop long : 24 caractères au plus.',
  'online.problem.name-invisible': 'Ce nom contient des caractères invisibles. Saisissez-le à nouveau sans eux.',
  'online.problem.name-reserved':
    'Ce nom est réservé, pour que personne ne vous prenne pour le serveur ou un robot. Choisissez-en un autre.',
  'online.problem.name-taken':
    'Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble à s’y méprendre. Choisissez-en un autre.',
}
