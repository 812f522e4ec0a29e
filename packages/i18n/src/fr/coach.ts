import type { COACH as ENGLISH } from '../en/coach.ts'
import type { Translated } from '../message.ts'

export const COACH: Translated<typeof ENGLISH> = {
  'coach.title': '{name} explique',
  'coach.ok': 'Compris',
  'coach.off': 'Continuer sans guide',
  'coach.action':
    'À votre tour, vous faites une seule chose : recruter un personnage, déplacer la caravane ou passer. La première carte d’un groupe est gratuite, chacune des suivantes coûte un talent de plus. Tout ce qui brille est jouable.',
  'coach.field':
    'Votre cube occupe le premier champ libre d’une ligne, et vous en prenez la ressource. Quand une ligne est pleine, le joueur qui y a le plus de cubes gagne un Jardinier.',
  'coach.temple':
    'À la fin du tour, chaque temple récompense les deux premiers : Tammouz par des ressources, Ishtar par un chameau ou un talent, Marduk par des points.',
  'coach.irrigate':
    'Un canal donne de l’eau aux emplacements situés de part et d’autre. Le cube reste à vous : quand un emplacement est planté, le joueur qui a le plus de cubes autour remporte un bonus.',
  'coach.sell': 'Babylone vous achète des ressources contre des points. Et en prime, vous creusez un canal.',
  'coach.pay': 'On paie avec la ressource demandée ou avec du vin, qui remplace toutes les autres.',
  'coach.court':
    'Les cartes Cour restent chez vous : les Banquiers rapportent à chaque tour, les Caravaniers rendent les trajets moins chers et permettent de garder plus de ressources, les Jardiniers aident à planter plus haut.',
  'coach.good': 'Chaque carte porte une ressource différente. Prenez celle que demande votre prochaine ville.',
  'coach.plant':
    'La tuile de l’emplacement est à vous : d’abord ses points, puis son bonus. Plus l’étage est haut, meilleure doit être la plante ; les Jardiniers peuvent combler l’écart.',
  'coach.take': 'Une ressource au choix. Regardez ce que demandent les prochaines villes de la caravane.',
  'coach.ishtar': 'Les chameaux font avancer la caravane, les talents servent à recruter. Prenez ce qui vous manque.',
  'coach.exchange': 'Échangez une ressource contre une autre, plus utile, ou gardez la vôtre.',
  'coach.discard':
    'Vous ne pouvez pas tout garder ; avec un meilleur Caravanier, vous en garderiez plus. Défaussez ce que les prochaines villes ne demandent pas.',
  'coach.power':
    'Chaque pouvoir ne profite qu’à un seul joueur pendant ce tour. Plus vous êtes loin sur la piste du palais, plus tôt vous choisissez.',
  'coach.free': 'Un personnage travaille aussitôt pour vous, sans carte ni talent.',
}
