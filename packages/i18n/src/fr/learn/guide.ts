import type { GUIDE as ENGLISH } from '../../en/learn/guide.ts'
import type { Translated } from '../../message.ts'

export const GUIDE: Translated<typeof ENGLISH> = {
  'guide.title': 'Votre premier tour',
  'guide.welcome':
    'Bienvenue à Babylone ! Vous êtes Bleu et jouez contre Rouge et Noir. Vous allez jouer un tour entier. Je vous dis quoi faire, et ce que vous pouvez choisir brille.',
  'guide.garden':
    'Voici le jardin. Il s’élève par étages, du fleuve jusqu’au sommet, et une tuile est posée sur chaque emplacement. Plantez un emplacement, et sa tuile est à vous : le nombre indique ses points, à côté se trouve son bonus. Plus l’étage est haut, plus elle vaut.',
  'guide.plan':
    'Pour planter, il faut trois choses : un emplacement qui a de l’eau, une ressource pour payer, et un chameau pour atteindre une ville qui a des plantes. Vous avez 4 talents et 1 chameau. Donc : trouver une ressource, creuser un canal, voyager, planter !',
  'guide.groups':
    'Vos aides sont ici, en groupes de trois cartes Métier. La première carte prise dans un groupe est gratuite, la deuxième coûte 1 talent, la troisième 2.',
  'guide.red-farmer':
    'Rouge commence et recrute le paysan du groupe 1, pour rien. Le paysan pose un cube sur un champ de la rangée du bas et rapporte une orge.',
  'guide.black-engineer':
    'Noir prend l’ingénieur du même groupe. Une carte y est retournée, cela coûte donc 1 talent. L’ingénieur mène l’eau entre b1 et c1, ce qui rapporte 2 points.',
  'guide.farmer':
    'À vous ! Il vous faut d’abord une ressource. Recrutez le paysan du groupe 2 : aucune carte n’y est retournée, il ne coûte donc rien.',
  'guide.field':
    'Quelle rangée ? Eshnunna, la prochaine ville de la caravane, demande du sel. Le premier champ de la rangée du haut donne du sel. Choisissez la rangée du haut.',
  'guide.marduk':
    'Rouge recrute un marchand, qui apporte un chameau. Noir envoie un prêtre au temple de Marduk. Les temples donnent leurs récompenses à la fin du tour.',
  'guide.engineer':
    'Maintenant, l’eau. Recrutez l’ingénieur du groupe 2. Il coûte 1 talent, parce que votre propre paysan y est retourné.',
  'guide.irrigate':
    'Un canal est ouvert si l’eau l’atteint, et au bord du fleuve c’est toujours le cas. Posez votre cube entre a1 et a2 : un seul canal donne de l’eau aux deux emplacements. Et vous marquez 2 points.',
  'guide.priests':
    'Rouge envoie un prêtre à Ishtar, Noir aussi. Un nouveau cube entre toujours par la gauche et décale les autres vers la droite. Le cube de Rouge est maintenant plus à droite : cela comptera.',
  'guide.caravan':
    'Vous avez du sel, un chameau et de l’eau. Menez la caravane une case plus loin, à Eshnunna ! Cela coûte votre chameau et votre sel.',
  'guide.plant':
    'Votre plante est de qualité 1, assez pour l’étage 1, et votre canal donne de l’eau à a1 et à a2. Sur a1 vous attendent 4 points, sur a2 3 points et un chameau. Choisissez !',
  'guide.planted':
    'La tuile est à vous, et l’emplacement verdit. Votre cube est le seul à côté : vous marquez donc aussi le bonus d’irrigation, 1 point, la qualité de la plante. La carte Plante d’Eshnunna est retournée : la prochaine plante y sera meilleure, mais coûtera une deuxième ressource.',
  'guide.susa':
    'Rouge mène la caravane à Susa, une ville de cour. Pour une orge, Rouge prend un Banquier, qui rapporte 1 talent à chaque tour. Noir passe.',
  'guide.pass':
    'Vous avez fait ce que vous vouliez : passez. Cela rapporte aussi. Chaque fois que vient votre tour et que quelqu’un joue encore, vous recevez 1 talent.',
  'guide.talents':
    'Rouge recrute encore un marchand. Noir et vous, qui avez passé, prenez chacun 1 talent. Puis Rouge passe aussi, et la phase II est finie.',
  'guide.procession':
    'Place aux temples. Vous jouez en dernier dans l’ordre du tour, donc vous menez la procession : votre cube va dans un temple, un cube neutre dans chacun des autres. Personne n’est à Tammouz. Allez-y, et vous serez en tête !',
  'guide.ishtar':
    'Les temples donnent leurs récompenses. À Ishtar, Rouge et Noir ont un cube chacun. Celui de Rouge est plus à droite : Rouge est premier et prend le chameau, Noir reçoit le talent. À Marduk, Noir est seul et marque 2 points.',
  'guide.tammouz':
    'À Tammouz, vous êtes en tête : posez un cube sur un champ et prenez sa ressource, comme avec un paysan. Choisissez la rangée que vous voulez.',
  'guide.next':
    'Voilà un tour. Vous pouvez garder 2 ressources tant que vous n’avez pas de meilleur Caravanier. De nouvelles cartes sont distribuées, le Banquier de Rouge a payé, et Noir est maintenant premier joueur.',
  'guide.end':
    'Cela continue jusqu’à ce que, à trois joueurs, il reste au plus 4 tuiles dans le jardin. Alors la faveur d’Amyitis récompense qui a beaucoup de tuiles : 5 points à partir de 4 tuiles, 10 à partir de 6. Chaque ressource restante rapporte 1 point. Qui a le plus de points gagne.',
  'guide.done':
    'Vous en savez assez pour une première partie. Les exercices vous font essayer chaque point à part, et les règles disent les détails. Bon jardinage !',
}
