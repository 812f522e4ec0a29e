import type { GUIDE as ENGLISH } from '../../en/learn/guide.ts'
import type { Translated } from '../../message.ts'

export const GUIDE: Translated<typeof ENGLISH> = {
  'guide.title': 'Votre premier tour',
  'guide.welcome':
    'Bienvenue à Babylone ! Vous êtes Bleu, face à Rouge et à Noir, et vous allez jouer un tour entier. Je vous dirai quoi faire ; ce que vous pouvez choisir brille.',
  'guide.garden':
    'Voici le jardin. Il s’élève par étages, du fleuve jusqu’au sommet, et une tuile est posée sur chaque emplacement. Plantez-y, et la tuile est à vous : le nombre indique ses points, et son bonus figure à côté. Plus l’étage est haut, plus la tuile rapporte.',
  'guide.plan':
    'Pour planter, il faut trois choses : un emplacement qui a de l’eau, une ressource pour payer, et un chameau pour atteindre une ville de plantes. Vous avez 4 talents et 1 chameau. Donc : trouver une ressource, creuser un canal, voyager, planter !',
  'guide.groups':
    'Voici les personnages à recruter, en groupes de trois cartes Métier. La première carte prise dans un groupe est gratuite, la deuxième coûte 1 talent, la troisième 2.',
  'guide.red-farmer':
    'Rouge commence et recrute gratuitement le paysan du groupe 1. Le paysan pose un cube sur un champ de la ligne du bas et récolte de l’orge.',
  'guide.black-engineer':
    'Noir prend l’ingénieur du même groupe. Une carte y est déjà retournée, cela coûte donc 1 talent. L’ingénieur amène l’eau entre b1 et c1, ce qui rapporte 2 points.',
  'guide.farmer':
    'À vous ! Il vous faut d’abord une ressource. Recrutez le paysan du groupe 2 : aucune carte n’y est retournée, il est donc gratuit.',
  'guide.field':
    'Quelle ligne ? Eshnunna, la prochaine ville de la caravane, demande du sel, et le premier champ de la ligne du haut en donne. Choisissez la ligne du haut.',
  'guide.marduk':
    'Rouge recrute un marchand, qui apporte un chameau. Noir envoie un prêtre au temple de Marduk. Les temples donnent leurs récompenses à la fin du tour.',
  'guide.engineer':
    'Maintenant, l’eau. Recrutez l’ingénieur du groupe 2. Il coûte 1 talent, car votre propre paysan y est retourné.',
  'guide.irrigate':
    'Un canal est ouvert si l’eau l’atteint ; au bord du fleuve, c’est toujours le cas. Posez votre cube entre a1 et a2 : un seul canal donne de l’eau aux deux emplacements. Et vous marquez 2 points.',
  'guide.priests':
    'Rouge envoie un prêtre au temple d’Ishtar, et Noir aussi. Un nouveau cube entre toujours par la gauche et décale les autres vers la droite. Le cube de Rouge est maintenant plus à droite : cela aura son importance.',
  'guide.caravan':
    'Vous avez du sel, un chameau et de l’eau. Faites avancer la caravane d’une case, jusqu’à Eshnunna ! Cela coûte votre chameau et votre sel.',
  'guide.plant':
    'Votre plante est de qualité 1, ce qui suffit pour l’étage 1, et votre canal donne de l’eau à a1 et à a2. En a1, 4 points vous attendent ; en a2, 3 points et un chameau. À vous de choisir !',
  'guide.planted':
    'La tuile est à vous, et l’emplacement verdit. Votre cube est le seul autour : vous marquez donc aussi le bonus d’irrigation, soit 1 point, la qualité de la plante. La carte Plante d’Eshnunna est retournée : la prochaine plante y sera meilleure, mais coûtera une deuxième ressource.',
  'guide.susa':
    'Rouge mène la caravane à Susa, une ville de cour. En échange de son orge, Rouge prend un Banquier, qui rapporte 1 talent à chaque tour. Noir passe.',
  'guide.pass':
    'Vous avez fait tout ce que vous vouliez : passez. Cela rapporte aussi : chaque fois que votre tour revient et que quelqu’un joue encore, vous recevez 1 talent.',
  'guide.talents':
    'Rouge recrute encore un marchand. Noir et vous, qui avez passé, prenez chacun 1 talent. Puis Rouge passe à son tour, et la phase II est finie.',
  'guide.procession':
    'Place aux temples. Ce tour-ci, vous jouez en dernier : c’est donc vous qui menez la procession. Votre cube va dans un temple, un cube neutre dans chacun des deux autres. Le temple de Tammouz est vide : allez-y, et vous serez en tête !',
  'guide.ishtar':
    'Les temples donnent leurs récompenses. Au temple d’Ishtar, Rouge et Noir ont un cube chacun. Celui de Rouge est plus à droite : Rouge est en tête et prend le chameau, Noir reçoit le talent. Au temple de Marduk, Noir est seul et marque 2 points.',
  'guide.tammouz':
    'Au temple de Tammouz, vous êtes en tête : posez un cube sur un champ et prenez sa ressource, comme avec un paysan. Choisissez la ligne que vous voulez.',
  'guide.next':
    'Voilà un tour complet. Vous pouvez garder 2 ressources tant que vous n’avez pas de meilleur Caravanier. De nouvelles cartes sont distribuées, le Banquier de Rouge a payé, et Noir est maintenant premier joueur.',
  'guide.end':
    'Et ainsi de suite, jusqu’à ce qu’il ne reste que 4 tuiles ou moins dans le jardin (à 3 joueurs). La faveur d’Amyitis récompense alors ceux qui ont beaucoup de tuiles : 5 points à partir de 4 tuiles, 10 à partir de 6. Chaque ressource restante rapporte 1 point. Le joueur qui a le plus de points gagne.',
  'guide.done':
    'Vous en savez assez pour une première partie. Les exercices vous font essayer chaque point séparément, et les règles donnent tous les détails. Bon jardinage !',
}
