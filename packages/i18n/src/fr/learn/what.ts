import type { WHAT as ENGLISH } from '../../en/learn/what.ts'
import type { Translated } from '../../message.ts'

export const WHAT: Translated<typeof ENGLISH> = {
  'what.temple':
    'À la fin de chaque tour, ce temple récompense le joueur qui y a le plus de cubes, et celui qui vient ensuite.',
  'what.temple.alone': 'À la fin de chaque tour, ce temple récompense le joueur qui y a le plus de cubes.',
  'what.temple.ties':
    'À égalité, le cube le plus à droite l’emporte. Les cubes neutres ne comptent jamais. Un nouveau cube entre par la gauche ; si le temple est plein, le cube le plus à droite en sort.',
  'what.banker': 'Au début de chaque tour, votre meilleur Banquier rapporte :',
  'what.caravaneer':
    'Votre meilleur Caravanier vous offre des cases à chaque trajet et fixe le nombre de ressources que vous pouvez garder à la fin du tour :',
  'what.palace': 'Un Palais rapporte une seule fois, au moment où vous le prenez :',
  'what.climb': 'On monte d’un niveau à la fois, en achetant la carte à {cities} ou grâce à certaines tuiles.',
  'what.favour': 'En fin de partie, Amyitis récompense les joueurs qui ont pris beaucoup de tuiles :',
  'what.city.plant':
    'Payez les ressources indiquées et plantez sur un emplacement irrigué ; la carte Plante est ensuite retournée.',
  'what.city.court': 'Payez la ressource indiquée et prenez une carte Cour de l’un des deux types.',
  'what.city.babylon': 'Vendez ici des ressources contre des points, puis posez un cube dans un canal.',
  'what.trade.farmer': 'Le paysan pose un cube sur le premier champ libre d’une ligne, et vous en prenez la ressource.',
  'what.trade.priest': 'Le prêtre pose un cube dans un temple.',
  'what.trade.engineer':
    'L’ingénieur pose un cube dans une zone ouverte d’un canal et rapporte {engineerPoints, plural, one {# point} other {# points}}.',
  'what.trade.merchant': 'Le marchand procure {merchantCamels, plural, one {# chameau} other {# chameaux}}.',
  'what.trade.courtier':
    'Le courtisan avance {courtierPlaces, plural, =1 {d’une case} other {de # cases}} sur la piste du palais et rapporte {courtierPoints, plural, one {# point} other {# points}}.',
  'what.field':
    'Le cube d’un paysan occupe le premier champ libre de la ligne et rapporte sa ressource. Quand une ligne est pleine, le joueur qui y a le plus de cubes gagne un Jardinier.',
  'what.plant':
    'Indique la qualité de la plante de cette ville, et ce qu’elle coûte en plus de la ressource de la ville.',
  'what.good': 'L’une des cinq ressources. Elles servent à payer dans les villes.',
  'what.score': 'Le joueur qui a le plus de points à la fin l’emporte. Origine des points marqués jusqu’ici :',
  'what.square': 'Un emplacement du jardin. On y plante pour prendre sa tuile ; la qualité demandée dépend de l’étage.',
  'what.canal':
    'L’eau coule ici dès que toutes les zones ont leur cube ; elle vient du fleuve ou des canaux voisins déjà remplis.',
  'what.left': '{count, plural, =0 {plus aucune} other {reste #}}',
  'what.start': 'au départ',
  'what.free': '{count, plural, =0 {aucune case gratuite} one {# case gratuite} other {# cases gratuites}}',
  'what.keep': '{count, plural, one {garder # ressource} other {garder # ressources}}',
  'what.tiles': '{count, plural, one {# tuile} other {# tuiles}}',
  'what.quality': 'qualité +1',
  'what.now': 'En ce moment :',
  'what.now.row': '{label} : {parts}',
  'what.now.first': 'En tête : {who}.',
  'what.now.second': 'Deuxième : {who}.',
  'what.now.nobody': 'Personne n’a de cube ici.',
  'what.now.priest': 'Vous n’avez pas de cube ici : recrutez un prêtre pour en poser un.',
  'what.now.have': 'Vous avez {card}.',
  'what.now.none': 'Vous n’en avez pas encore.',
  'what.now.next': 'Prochaine carte pour vous : {card}.',
  'what.now.gone': 'La prochaine carte qu’il vous faudrait est épuisée.',
  'what.now.top': 'C’est le niveau le plus haut.',
  'what.now.others': '{who} : {card}.',
  'what.now.gardeners': '{who} : {count, plural, one {# Jardinier} other {# Jardiniers}}.',
  'what.now.favour':
    '{who} : {tiles, plural, =0 {aucune tuile} one {# tuile} other {# tuiles}}, {points, plural, =0 {pas encore de point} one {# point} other {# points}}.',
  'what.now.favour.next':
    'Avec {count, plural, one {# tuile de plus} other {# tuiles de plus}} : {points, plural, one {# point} other {# points}}.',
  'what.now.wanted': 'Villes qui en demandent : {cities}.',
  'what.now.power.taken': 'Pris pour ce tour : {who}.',
  'what.now.power.free': 'Personne ne l’a pris pour ce tour.',
  'what.on': 'Touchez ou cliquez ailleurs pour continuer',
}
